/** Time in milliseconds for which quick keys are ignored after a dialog closed or a text was typed. */
export const QUIET = 400

/** Time in milliseconds within which letters that follow each other are taken for a word. */
export const PACE = 300

/** Time in milliseconds for which quick keys are ignored after one was ignored. */
export const LOCKED = 1500

export const resting = {
  /** Number of dialogs that are open or being opened. */
  held: 0,
  /** Time of the last dialog closing or of the last key typed into a box, in milliseconds since the page was opened. */
  from: -QUIET,
}

/**
 * Disables quick keys while a dialog is open or being opened, and shortly after. Returns a function that enables
 * them again.
 */
export function holdQuickKeys(): () => void {
  resting.held += 1
  let isHeld = true
  return () => {
    if (!isHeld) return
    isHeld = false
    resting.held -= 1
    resting.from = performance.now()
  }
}
