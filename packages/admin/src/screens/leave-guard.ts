import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { confirm } from '../shell/dialogs.ts'
import { readToken } from '../token.ts'
import { vi } from '../vi.ts'

/** Asks before a changed form is left, by a link or by closing the tab, but not where the session is over. Answers the way to let it go after it was saved. */
export function useLeaveGuard(changed: boolean): () => void {
  const free = useRef(false)
  const blocker = useBlocker(({ currentLocation, nextLocation }) => changed && !free.current && readToken() !== null && currentLocation.pathname !== nextLocation.pathname)

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void confirm({ title: vi.leaveTitle, message: vi.leaveForm, danger: true }).then((yes) => (yes ? blocker.proceed() : blocker.reset()))
  }, [blocker])

  useEffect(() => {
    if (!changed) return
    free.current = false
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [changed])

  return () => {
    free.current = true
  }
}
