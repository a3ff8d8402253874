/** What a message must not cover: whatever can be pressed or filled in, headings, badges, and bars that stay in view. */
const OBSTACLES =
  ':is(a, button, input, select, textarea, [role="switch"], [data-tone], [role="dialog"], h1, h2, h3, footer)'

export const NARROW = '(max-width: 991.98px)'
const GAP = 8
/** Weight of a covered title or button of the page; those in a row of a list weigh 1, because there are many rows. */
const OF_PAGE = 5

type Obstacle = DOMRect & { weight: number }

/** Height of the top bar, with a gap. */
const TOP = 64

/** Places a message, and again whenever the page changes while it is shown. Returns a function that stops this. */
export function keepPlaced(place: () => void, atLast?: () => void): () => void {
  place()
  const seen = new ResizeObserver(place)
  seen.observe(document.querySelector('main') ?? document.body)
  return () => {
    seen.disconnect()
    atLast?.()
  }
}

/**
 * Places a message where it covers nothing important: on a wide screen under the side menu, which leaves room for
 * it; on a narrow one as low as there is free space, which is above a bar at the bottom.
 */
export function placeMessage(message: HTMLElement): void {
  message.style.removeProperty('bottom')
  const bottom = matchMedia(NARROW).matches ? freeBottom(message) : GAP
  message.style.bottom = `${bottom}px`
  document.documentElement.style.setProperty('--message-room', `${bottom + message.offsetHeight}px`)
}

export const giveRoomBack = () => void document.documentElement.style.removeProperty('--message-room')

/** Distance from the bottom of the window at which the message covers the least; the lowest of such positions. */
export function freeBottom(message: HTMLElement): number {
  const boxes = obstaclesOf(message)
  const best = freest(
    message,
    boxes,
    [innerHeight - GAP, ...boxes.map(({ top }) => top - 1)],
    (one, other) => other - one,
  )
  return innerHeight - (best ?? innerHeight - GAP)
}

/** Distance from the top at which the message covers the least; the highest of such positions. */
export function freeTop(message: HTMLElement): number {
  const { offsetHeight: height } = message
  const boxes = obstaclesOf(message)
  const ends = [TOP + height, ...boxes.map(({ bottom }) => bottom + 1 + height)]
  return (freest(message, boxes, ends, (one, other) => one - other) ?? TOP + height) - height
}

/** Obstacles within the horizontal range of a message. */
function obstaclesOf(message: HTMLElement): Obstacle[] {
  const { left, right } = message.getBoundingClientRect()
  return [...(message.closest('dialog') ?? document).querySelectorAll(OBSTACLES)]
    .filter((one) => !message.contains(one) && one.checkVisibility())
    .map((one) => Object.assign(one.getBoundingClientRect(), { weight: one.closest('tr, li') ? 1 : OF_PAGE }))
    .filter((box) => box.left < right && left < box.right && box.height > 0)
}

/** The position where the message covers least; among equals, the first in this order. */
function freest(
  { offsetHeight: height }: HTMLElement,
  boxes: readonly Obstacle[],
  ends: readonly number[],
  order: (one: number, other: number) => number,
): number | undefined {
  return ends
    .filter((bottom) => bottom <= innerHeight - GAP && bottom - height >= TOP)
    .toSorted(order)
    .map((bottom) => ({ bottom, covered: weightOf(boxes.filter((box) => overlaps(box, bottom, height))) }))
    .toSorted((one, other) => one.covered - other.covered)[0]?.bottom
}

const weightOf = (boxes: readonly Obstacle[]): number => boxes.reduce((sum, { weight }) => sum + weight, 0)

const overlaps = (box: DOMRect, bottom: number, height: number): boolean =>
  box.top < bottom && bottom - height < box.bottom
