import { useLocation, useNavigation } from 'react-router'
import { vi } from './vi.ts'
import { createStore, useStore } from './store.ts'
import './loading.css'

const waiting = createStore(0)

/** Shows the loading overlay while something that the whole screen waits for is under way. */
export async function whileLoading<T>(work: Promise<T>): Promise<T> {
  waiting.set(waiting.get() + 1)
  try {
    return await work
  } finally {
    waiting.set(waiting.get() - 1)
  }
}

/** Stands over the screen while the next one loads or a write is under way; CSS holds it back for 200 ms, so fast answers never flash. */
export function LoadingOverlay() {
  const next = useNavigation()
  const here = useLocation()
  const busy = useStore(waiting) > 0
  if (next.state === 'idle' && !busy) return null
  /** A list that is narrowed goes on being narrowed while its rows are on their way. */
  const through = !busy && next.location?.pathname === here.pathname

  return (
    <div className="loading" role="status" data-through={through || undefined}>
      <span>
        <i aria-hidden />
        {vi.loading}
      </span>
    </div>
  )
}
