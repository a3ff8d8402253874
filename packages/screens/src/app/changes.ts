import { createStore } from '../ui/store.ts'

/** How often other people changed rows of each resource since the program started. */
export const changesByOthers = createStore<Readonly<Record<string, number>>>({})
