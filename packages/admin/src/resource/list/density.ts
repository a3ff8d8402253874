const KEY = 'dense'

/** Whether the rows of lists stand close together, as somebody chose in this browser; told to the styles by the root element. */
export const isDense = (): boolean => document.documentElement.dataset['dense'] !== undefined

export function setDense(dense: boolean): void {
  if (dense) localStorage.setItem(KEY, '1')
  else localStorage.removeItem(KEY)
  showDensity()
}

export const showDensity = (): void =>
  void document.documentElement.toggleAttribute('data-dense', localStorage.getItem(KEY) !== null)
