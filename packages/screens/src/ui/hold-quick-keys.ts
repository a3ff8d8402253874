/** How long quick keys rest after a dialog closed or a text was typed, in milliseconds. */
export const QUIET = 400

export const resting = {
  /** Dialogs that are open or on their way. */
  held: 0,
  /** When a dialog closed or a key was pressed that was not meant as a quick key, in milliseconds since the page began. */
  from: -QUIET,
}

/** Quick keys rest while a dialog is open or on its way, and a moment longer. Returns how to let them act again. */
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
