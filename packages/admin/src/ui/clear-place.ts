/** Where a message may stand, the best place first; the style sheet says where each is. */
const PLACES = ['top', 'bottom', 'bottom-start', 'bottom-end', 'top-start', 'top-end'] as const

/** What a message must not cover: whatever can be pressed, and badges. */
const OBSTACLES = ':is(a, button, input, select, textarea, [role="switch"], [data-tone])'

/** Puts a message where it covers the fewest buttons and badges, none if there is such a place. */
export function clearPlace(message: HTMLElement): void {
  const boxes = [...document.querySelectorAll(OBSTACLES)]
    .filter((one) => !message.contains(one) && one.checkVisibility())
    .map((one) => one.getBoundingClientRect())
  const covered = PLACES.map((place) => {
    message.dataset['place'] = place
    const own = message.getBoundingClientRect()
    return boxes.filter((box) => overlap(own, box)).length
  })
  message.dataset['place'] = PLACES[covered.indexOf(Math.min(...covered))]!
}

const overlap = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
