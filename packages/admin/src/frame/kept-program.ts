let asked = false
let newer = false

/** Has the browser keep the program, so that the next visit need not wait for it (decision 19). */
export function keepProgram(): void {
  const { serviceWorker: workers } = navigator as Partial<Navigator>
  if (asked || !import.meta.env.PROD || !workers) return
  asked = true
  if (workers.controller) workers.addEventListener('controllerchange', () => (newer = true))
  const worker = workers.register('/worker.js', { scope: '/admin', updateViaCache: 'none' })
  /** A browser that keeps nothing, and a moment without a connection, do no harm. */
  const forgive = () => undefined
  worker.catch(forgive)
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) worker.then((kept) => kept.update()).catch(forgive)
  })
}

/** Whether the server has a newer program than this page runs: the next screen is opened with that. */
export const isOutdated = (): boolean => newer
