/** Keeps the screen of the device on, where supported, until the returned function is called. */
export function keepScreenOn(): () => void {
  let lock: WakeLockSentinel | null = null
  let over = false
  const ask = async () => {
    if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return
    // A device in battery saver mode refuses; the walk continues without the lock.
    lock = await navigator.wakeLock.request('screen').catch(() => null)
    if (over) void lock?.release()
  }
  // The browser releases the wake lock when the page is hidden; ask again.
  const again = () => void ask()
  void ask()
  document.addEventListener('visibilitychange', again)
  return () => {
    over = true
    document.removeEventListener('visibilitychange', again)
    void lock?.release()
  }
}
