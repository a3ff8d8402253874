import type { Answer } from '../app/api.ts'
import { vi } from './vi.ts'
import { createStore } from './store.ts'

/** A question or a message that stands over the screen. */
export type Dialog =
  | { kind: 'confirm'; title: string; message: string; danger: boolean; close(yes: boolean): void }
  | { kind: 'reason'; title: string; message: string; close(reason: string | null): void }
  | { kind: 'answer'; done: boolean; message: string; undo: (() => void) | undefined; close(): void }

export const dialogs = createStore<Dialog[]>([])

const open = <T>(make: (close: (result: T) => void) => Dialog): Promise<T> =>
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
  open((close) => ({ kind: 'confirm', title, message, danger, close }))

/** Asks for a reason; null when the person turned back. */
export const askReason = ({ title, message }: Question): Promise<string | null> =>
  open((close) => ({ kind: 'reason', title, message, close }))

/** Shows what the server said, and what it took but doubts, until it is closed; `undo` takes a yes back. */
export const tellAnswer = (answer: Answer, undo?: () => void): Promise<void> => {
  const warnings = warningsOf(answer)
  const message = warnings.length > 0 ? `${answer.message}. ${vi.warnings(warnings)}` : answer.message
  return open((close) => ({ kind: 'answer', done: answer.ok, message, undo, close: () => close() }))
}

const warningsOf = ({ data }: Answer): string[] =>
  typeof data === 'object' && data !== null && 'warnings' in data && Array.isArray(data.warnings)
    ? data.warnings.map(String)
    : []

/** Shows what the server said of a write, and tells whether it was a yes, so that the follow-up runs only then. */
export function showAnswer<T>(answer: Answer<T>, undo?: () => void): answer is Extract<Answer<T>, { ok: true }> {
  void tellAnswer(answer, undo)
  return answer.ok
}
