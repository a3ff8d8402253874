import { createStore } from '../ui/store.ts'

/** How often other people changed rows of each resource since the program started. */
export const changes = createStore<Readonly<Record<string, number>>>({})
