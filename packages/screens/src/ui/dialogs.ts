import { holdQuickKeys } from './hold-quick-keys.ts'
import { createStore } from './store.ts'

/** A dialog over the screen: a yes-or-no question, or a form for a reason. */
export type Dialog =
  | ({ kind: 'confirm'; close(yes: boolean): void } & Question)
  | ({ kind: 'reason'; close(reason: string | null): void } & Step)

/** The open dialogs, each with its own id. */
export const dialogs = createStore<readonly (Dialog & { id: number })[]>([])

let last = 0

/** Opens a dialog; resolves to the value it was closed with. */
export const openDialog = <T>(make: (close: (result: T) => void) => Dialog): Promise<T> =>
  new Promise((resolve) => {
    const id = ++last
    const release = holdQuickKeys()
    const dialog = make((result) => {
      dialogs.set(dialogs.get().filter((other) => other.id !== id))
      release()
      resolve(result)
    })
    dialogs.set([...dialogs.get(), { ...dialog, id }])
  })

interface Question {
  title: string
  message: string
  /** A page that the user may look at before answering; it opens in another tab. */
  link?: { text: string; to: string }
  /** Destructive action: the initial focus is on "no". */
  danger?: boolean
}

interface Step extends Question {
  /** The row that the reason is about: a reason that was not given after all is offered for it again. */
  about: string
  /** What the confirming button does, as a verb: 'Từ chối hồ sơ'. */
  verb: string
}

/** Asks for a yes or no. Esc and a click outside mean no. */
export const confirm = (question: Question): Promise<boolean> =>
  openDialog((close) => ({ kind: 'confirm', ...question, close }))

/** Reasons that were typed and not given, by the step that they were typed for. */
export const unfinishedReasons = new Map<string, string>()

/** Asks for a reason; null if the user cancels. */
export const askReason = (step: Step): Promise<string | null> =>
  openDialog((close) => ({ kind: 'reason', ...step, close }))

/**
 * Asks for confirmation of a transition, and for a reason if required: resolves to the body of its call, or null on
 * cancel.
 */
export async function askStep(step: Step, needsReason: boolean): Promise<{ reason?: string } | null> {
  if (!needsReason) return (await confirm(step)) ? {} : null
  const reason = await askReason(step)
  return reason === null ? null : { reason }
}
