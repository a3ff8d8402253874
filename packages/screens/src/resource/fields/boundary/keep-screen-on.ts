/** Keeps the screen of the device on, where it can, until the returned function is called. */
export function keepScreenOn(): () => void {
  let lock: WakeLockSentinel | null = null
  let over = false
  const ask = async () => {
    if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return
    // A device that saves its battery refuses; the walk goes on all the same.
    lock = await navigator.wakeLock.request('screen').catch(() => null)
    if (over) void lock?.release()
  }
  // The device takes the lock back whenever the page is hidden.
  const again = () => void ask()
  void ask()
  document.addEventListener('visibilitychange', again)
  return () => {
    over = true
    document.removeEventListener('visibilitychange', again)
    void lock?.release()
  }
}
