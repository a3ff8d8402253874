const KEY = 'dense'

/** Compact rows, as the user chose in this browser; set as a data attribute of the root element for CSS. */
export const isDense = (): boolean => document.documentElement.dataset['dense'] !== undefined

export function setDense(dense: boolean): void {
  if (dense) localStorage.setItem(KEY, '1')
  else localStorage.removeItem(KEY)
  showDensity()
}

export const showDensity = (): void =>
  void document.documentElement.toggleAttribute('data-dense', localStorage.getItem(KEY) !== null)
