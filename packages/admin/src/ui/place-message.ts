/** What a message must not cover: whatever can be pressed or filled in, headings, badges, and bars that stay in view. */
const OBSTACLES = ':is(a, button, input, select, textarea, [role="switch"], [data-tone], h1, h2, h3, footer)'

const NARROW = '(max-width: 991.98px)'
const GAP = 8
/** Height of the top bar, with a gap. */
const TOP = 64

/**
 * Puts a message where it covers nothing that is needed. On a wide screen it stands under the side menu, which makes room
 * for it; on a narrow one as far down as it finds free space, which is above a bar that sticks to the bottom. Returns how
 * to give the room back.
 */
export function placeMessage(message: HTMLElement): () => void {
  const { style } = document.documentElement
  message.style.removeProperty('bottom')
  const bottom = matchMedia(NARROW).matches ? freeBottom(message) : GAP
  message.style.bottom = `${bottom}px`
  style.setProperty('--message-room', `${bottom + message.offsetHeight}px`)
  return () => style.removeProperty('--message-room')
}

/** Distance from the bottom of the window at which the fewest obstacles are covered, the lowest of these. */
function freeBottom(message: HTMLElement): number {
  const { left, right, height } = message.getBoundingClientRect()
  const boxes = [...(message.closest('dialog') ?? document).querySelectorAll(OBSTACLES)]
    .filter((one) => !message.contains(one) && one.checkVisibility())
    .map((one) => one.getBoundingClientRect())
    .filter((box) => box.left < right && left < box.right && box.height > 0)
  const places = [innerHeight - GAP, ...boxes.map(({ top }) => top - 1)]
    .filter((bottom) => bottom <= innerHeight - GAP && bottom - height >= TOP)
    .toSorted((one, other) => other - one)
    .map((bottom) => ({ bottom, covered: boxes.filter((box) => overlaps(box, bottom, height)).length }))
  const best = places.toSorted((one, other) => one.covered - other.covered)[0]
  return innerHeight - (best?.bottom ?? innerHeight - GAP)
}

const overlaps = (box: DOMRect, bottom: number, height: number): boolean =>
  box.top < bottom && bottom - height < box.bottom
