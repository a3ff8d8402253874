/** The first input with an invalid value. */
const firstProblem = (form: HTMLElement | null): HTMLElement | null | undefined =>
  form?.querySelector<HTMLElement>(
    '[aria-invalid="true"], [data-error] [contenteditable], fieldset:has(> [role="alert"]), [data-error] input',
  )

/** Focuses the first input with an invalid value. */
export function focusFirstProblem(form: HTMLElement | null): void {
  const first = firstProblem(form)
  first?.focus()
  first?.scrollIntoView({ block: 'center' })
}

/** Focuses the first input with an invalid value in a section. */
export const focusProblemOf = (form: HTMLFormElement | null, section: string): void =>
  focusFirstProblem(form?.querySelector<HTMLElement>(`#${CSS.escape(section)}`) ?? form)

/** Brings a field into view and puts the focus on its first input. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.querySelector(`[data-field="${name}"]`)
  field?.scrollIntoView({ block: 'center' })
  field?.querySelector<HTMLElement>('input, textarea, button')?.focus({ preventScroll: true })
}

/** Whether the first invalid input still has the focus, which the refusal set: the user has not moved on since. */
export const isAtFirstProblem = (form: HTMLFormElement | null): boolean => firstProblem(form) === document.activeElement

/** Whether no modal dialog is open above the form. */
export const isUppermost = (form: HTMLFormElement | null): boolean =>
  [...document.querySelectorAll('dialog:modal')].every((dialog) => dialog.contains(form))
