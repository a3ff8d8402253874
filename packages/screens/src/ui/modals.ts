import { createStore } from './store.ts'

/** The open modal dialogs, the topmost last. */
export const modals = createStore<readonly HTMLDialogElement[]>([])
