import type { ReactNode } from 'react'
import { loadChunk } from '../ui/chunk.ts'
import { showFailure } from './show-answer.ts'
import { whileLoading } from '../ui/loading.tsx'
import { holdQuickKeys } from '../ui/hold-quick-keys.ts'
import { createStore } from '../ui/store.ts'
import { vi } from '../ui/vi.ts'

interface Overlay {
  id: number
  shown: ReactNode
}

/** Open overlays, the topmost last; each stays until it is closed. */
export const overlays = createStore<readonly Overlay[]>([])

let last = 0

/** Lazy-loads an overlay when somebody asks for it, and shows it over the screen. */
export async function openOverlay(name: string, load: () => Promise<(close: () => void) => ReactNode>): Promise<void> {
  const draw = await loadOnDemand(name, load)
  if (!draw) return
  const id = ++last
  const close = () => overlays.set(overlays.get().filter((other) => other.id !== id))
  overlays.set([...overlays.get(), { id, shown: draw(close) }])
}

/** Lazy-loads something the user asked for; on failure says so and returns null. */
export async function loadOnDemand<T>(name: string, load: () => Promise<T>): Promise<T | null> {
  const release = holdQuickKeys()
  try {
    return await whileLoading(loadChunk(name, load))
  } catch {
    showFailure(vi.partFailed.trim())
    return null
  } finally {
    release()
  }
}
