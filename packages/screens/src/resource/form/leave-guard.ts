import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { confirm } from '../../ui/dialogs.ts'
import { readToken } from '../../boot/token.ts'
import { vi } from '../../ui/vi.ts'

/** Forms with unsaved changes: on the screen, in a drawer, or in a dialog. */
const unsaved = new Set<object>()

export const countUnsaved = (): number => unsaved.size

export const askToLeave = (): Promise<boolean> => confirm({ title: vi.leaveTitle, message: vi.leaveForm, danger: true })

/** Registers a changed form for the leave warning. Returns a function that unregisters it after saving. */
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

/**
 * Asks before unsaved changes are lost by navigating, except when the session has expired. The router allows only one
 * blocker.
 */
export function useLeaveQuestion(): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved.size > 0 && readToken() !== null && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    if (blocker.state === 'blocked') void askToLeave().then((yes) => (yes ? blocker.proceed() : blocker.reset()))
  }, [blocker])
}
