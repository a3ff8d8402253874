import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { confirm } from '../../ui/dialogs.ts'
import { readToken } from '../../boot/token.ts'
import { vi } from '../../ui/vi.ts'

/** The forms that hold something unsaved: on the screen, in a drawer, in what stands over it. */
const unsaved = new Set<object>()

export const countUnsaved = (): number => unsaved.size

export const askToLeave = (): Promise<boolean> => confirm({ title: vi.leaveTitle, message: vi.leaveForm, danger: true })

/** Counts a changed form among those that are not left by mistake. Answers the way to let it go after it was saved. */
export function useLeaveGuard(changed: boolean): () => void {
  const form = useRef({})

  useEffect(() => {
    if (!changed) return
    const own = form.current
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    unsaved.add(own)
    addEventListener('beforeunload', ask)
    return () => {
      unsaved.delete(own)
      removeEventListener('beforeunload', ask)
    }
  }, [changed])

  return () => void unsaved.delete(form.current)
}

/** Asks before a screen is left with anything unsaved, but not where the session is over. The router has place for one such question only. */
export function useLeaveQuestion(): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved.size > 0 && readToken() !== null && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    if (blocker.state === 'blocked') void askToLeave().then((yes) => (yes ? blocker.proceed() : blocker.reset()))
  }, [blocker])
}
