import { createStore } from './store.ts'

/** The server's answer to a write, as a short message that closes by itself. */
export interface ShownAnswer {
  id: number
  ok: boolean
  message: string
  undo: (() => void) | undefined
}

const MOST = 5

export const answers = createStore<readonly ShownAnswer[]>([])

let last = 0

/** Shows an answer; `undo` takes the write back. With more than five, the oldest is removed. */
export function showResultMessage(
  answer: Pick<ShownAnswer, 'ok' | 'message'> & { undo?: (() => void) | undefined },
): void {
  answers.set([...answers.get(), { undo: undefined, ...answer, id: ++last }].slice(-MOST))
}

export const closeAnswer = (id: number): void => answers.set(answers.get().filter((other) => other.id !== id))
