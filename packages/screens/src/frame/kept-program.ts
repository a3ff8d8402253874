let asked = false
let newer = false

/** Registers the service worker that caches the program for the next visit (decision 19). */
export function keepProgram(): void {
  const { serviceWorker: workers } = navigator as Partial<Navigator>
  if (asked || !import.meta.env.PROD || !workers) return
  asked = true
  if (workers.controller) workers.addEventListener('controllerchange', () => (newer = true))
  const worker = workers.register('/worker.js', { scope: '/admin', updateViaCache: 'none' })
  /** Ignores errors: browsers without a cache and a short loss of connection do no harm. */
  const forgive = () => undefined
  worker.catch(forgive)
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) worker.then((kept) => kept.update()).catch(forgive)
  })
}

/** Whether the server has a newer version than this page runs; the next navigation then reloads the page. */
export const isOutdated = (): boolean => newer
