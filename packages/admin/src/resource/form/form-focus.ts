/** Puts the focus on the first value that is wrong. */
export function focusFirstProblem(form: HTMLFormElement | null): void {
  const first = form?.querySelector<HTMLElement>(
    '[aria-invalid="true"], [data-error] [contenteditable], fieldset:has(> [role="alert"]), [data-error] input',
  )
  first?.focus()
  first?.scrollIntoView({ block: 'center' })
}

/** Whether no modal dialog is open above the form. */
export const isUppermost = (form: HTMLFormElement | null): boolean =>
  [...document.querySelectorAll('dialog:modal')].every((dialog) => dialog.contains(form))
