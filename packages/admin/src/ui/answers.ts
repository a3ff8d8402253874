import { createStore } from './store.ts'

/** What was done, as a short message that closes by itself. */
export interface Success {
  id: number
  message: string
  undo: (() => void) | undefined
}

export const successes = createStore<readonly Success[]>([])

let last = 0

/** Says that something was done; `undo` takes it back. */
export const tellSuccess = (message: string, undo?: () => void): void =>
  successes.set([...successes.get(), { id: ++last, message, undo }])

export const closeSuccess = (id: number): void => successes.set(successes.get().filter((other) => other.id !== id))
