const KEY = 'dense'
/** The screen of most offices: 1366 × 768. */
const SMALL_SCREEN = '(min-width: 768px) and (max-width: 1366px) and (max-height: 768px)'

/** Compact rows, as the user chose in this browser, otherwise on small screens; CSS reads it at the root element. */
export const isDense = (): boolean => document.documentElement.dataset['dense'] !== undefined

export function setDense(dense: boolean): void {
  localStorage.setItem(KEY, dense ? '1' : '0')
  showDensity()
}

export function showDensity(): void {
  const chosen = localStorage.getItem(KEY)
  const dense = chosen === null ? matchMedia(SMALL_SCREEN).matches : chosen === '1'
  document.documentElement.toggleAttribute('data-dense', dense)
}
