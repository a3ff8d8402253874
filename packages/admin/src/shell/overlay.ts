import type { ReactNode } from 'react'
import { loadChunk } from '../chunk.ts'
import { tellAnswer } from './dialogs.ts'
import { whileLoading } from './loading.tsx'
import { createStore } from './store.ts'

/** What was fetched to stand over the screen, until it is closed; one at a time. */
export const overlay = createStore<ReactNode>(null)

/** Fetches something that is not needed until one asks for it, and shows it over the screen. */
export async function openOverlay(name: string, load: () => Promise<(close: () => void) => ReactNode>): Promise<void> {
  try {
    const draw = await whileLoading(loadChunk(name, load))
    overlay.set(draw(() => overlay.set(null)))
  } catch (error) {
    void tellAnswer({ ok: false, code: 0, message: String((error as Error).message), data: null, errors: {} })
  }
}
