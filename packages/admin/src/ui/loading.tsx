import { useNavigation } from 'react-router'
import { vi } from './vi.ts'
import { createStore, useStore } from './store.ts'
import './loading.css'

const waiting = createStore(0)

/** Shows the loading overlay while an operation runs that blocks the whole screen. */
export async function whileLoading<T>(work: Promise<T>): Promise<T> {
  waiting.set(waiting.get() + 1)
  try {
    return await work
  } finally {
    waiting.set(waiting.get() - 1)
  }
}

/**
 * Loading overlay during navigations and writes; CSS delays it by 200 ms, so that it does not flash on fast responses.
 * Only what must not be interrupted is closed off; a screen on its way shows its outlines.
 */
export function LoadingOverlay() {
  const next = useNavigation()
  const busy = useStore(waiting) > 0
  if (next.state === 'idle' && !busy) return null
  return (
    <div className="loading" role="status" data-through={!busy || undefined}>
      <span>
        <i aria-hidden />
        {vi.loading}
      </span>
    </div>
  )
}
