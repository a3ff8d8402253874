import { createPortal } from 'react-dom'
import { useLocation, useNavigation } from 'react-router'
import { modals } from './modals.ts'
import { vi } from './vi.ts'
import { createStore, useStore } from './store.ts'
import './loading.css'

const waiting = createStore(0)

/** Shows the loading overlay while something runs that must not be interrupted. */
export async function whileLoading<T>(work: Promise<T>): Promise<T> {
  waiting.set(waiting.get() + 1)
  try {
    return await work
  } finally {
    waiting.set(waiting.get() - 1)
  }
}

/**
 * Loading overlay during navigations and writes; CSS delays it by 200 ms, so that it does not flash on fast
 * responses. It blocks the screen only during writes; a screen that is loading shows its placeholders.
 */
export function LoadingOverlay() {
  const next = useNavigation()
  const busy = useStore(waiting) > 0
  const modal = useStore(modals).at(-1)
  if (next.state === 'idle' && !busy) return null
  const overlay = <Overlay through={!busy} />
  return modal ? createPortal(overlay, modal) : overlay
}

/** Loading overlay over one part of a screen; the rest stays as it is. */
export const LoadingHere = () => <Overlay here />

/** Loading overlay over the rows of a list while another page, order or filter of it is loading. */
export function LoadingRows() {
  const { pathname } = useLocation()
  return useNavigation().location?.pathname === pathname && <LoadingHere />
}

/**
 * Placeholder for a part of a screen that loads later. Unlike the overlay it is not a live region, since several may
 * be shown at once.
 */
export const LoadingPart = () => (
  <span className="loading-part" aria-busy>
    <span className="visually-hidden">{vi.loading}</span>
  </span>
)

const Overlay = ({ through = false, here = false }) => (
  <div className="loading" role="status" data-through={through || undefined} data-here={here || undefined}>
    <span>
      <i aria-hidden />
      {vi.loading}
    </span>
  </div>
)
