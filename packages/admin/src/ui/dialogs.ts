import { createStore } from './store.ts'

/** A question or a message that stands over the screen. */
export type Dialog =
  | { kind: 'confirm'; title: string; message: string; danger: boolean; close(yes: boolean): void }
  | { kind: 'reason'; title: string; message: string; close(reason: string | null): void }
  | { kind: 'answer'; done: boolean; message: string; undo: (() => void) | undefined; close(): void }

export const dialogs = createStore<Dialog[]>([])

/** Puts a dialog over the screen until it is closed; answers what it was closed with. */
export const openDialog = <T>(make: (close: (result: T) => void) => Dialog): Promise<T> =>
  new Promise((resolve) => {
    const dialog = make((result) => {
      dialogs.set(dialogs.get().filter((other) => other !== dialog))
      resolve(result)
    })
    dialogs.set([...dialogs.get(), dialog])
  })

interface Question {
  title: string
  message: string
  /** Something is lost by a yes: the focus starts on no. */
  danger?: boolean
}

/** Asks for a yes or no. Esc and a click outside mean no. */
export const confirm = ({ title, message, danger = false }: Question): Promise<boolean> =>
  openDialog((close) => ({ kind: 'confirm', title, message, danger, close }))

/** Asks for a reason; null when the person turned back. */
export const askReason = ({ title, message }: Question): Promise<string | null> =>
  openDialog((close) => ({ kind: 'reason', title, message, close }))

/** Asks whether to take a step, and why where it needs a reason: what its call carries, or null when the person turned back. */
export async function askStep(question: Question, needsReason: boolean): Promise<{ reason?: string } | null> {
  if (!needsReason) return (await confirm(question)) ? {} : null
  const reason = await askReason(question)
  return reason === null ? null : { reason }
}
