import type { ReactNode } from 'react'
import { loadChunk } from '../ui/chunk.ts'
import { tellAnswer } from './tell-answer.ts'
import { whileLoading } from '../ui/loading.tsx'
import { createStore } from '../ui/store.ts'

interface Overlay {
  id: number
  shown: ReactNode
}

/** What was fetched to stand over the screen, one over the other, until each is closed. */
export const overlays = createStore<readonly Overlay[]>([])

let last = 0

/** Fetches something that is not needed until one asks for it, and shows it over the screen. */
export async function openOverlay(name: string, load: () => Promise<(close: () => void) => ReactNode>): Promise<void> {
  const draw = await fetchAsked(name, load)
  if (!draw) return
  const id = ++last
  const close = () => overlays.set(overlays.get().filter((other) => other.id !== id))
  overlays.set([...overlays.get(), { id, shown: draw(close) }])
}

/** Fetches what somebody has just asked for; when it does not come, tells them so and answers null. */
export async function fetchAsked<T>(name: string, load: () => Promise<T>): Promise<T | null> {
  try {
    return await whileLoading(loadChunk(name, load))
  } catch (error) {
    void tellAnswer({ ok: false, code: 0, message: String((error as Error).message), data: null, errors: {} })
    return null
  }
}
