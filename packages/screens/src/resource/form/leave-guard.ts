import { useEffect, useRef, useState } from 'react'
import { useBlocker, useLocation, useNavigationType } from 'react-router'
import { confirm } from '../../ui/dialogs.ts'
import { readToken } from '../../boot/token.ts'
import { vi } from '../../ui/vi.ts'

interface Guarded {
  /** Whether only another page takes the form away: a sheet keeps its texts while the list is searched. */
  staysOnPage: boolean
}

/** Forms with unsaved changes: on the screen, in a drawer, or in a dialog. */
const unsaved = new Set<Guarded>()

export const countUnsaved = (): number => unsaved.size

export const askToLeave = (): Promise<boolean> => confirm({ title: vi.leaveTitle, message: vi.leaveForm, danger: true })

/** Asks before signing out takes unsaved changes and drafts off this machine. */
export const askToSignOut = async (): Promise<boolean> =>
  unsaved.size === 0 || confirm({ title: vi.signOutTitle, message: vi.signOutForm, danger: true })

/** Registers a changed form for the leave warning. Returns a function that unregisters it after saving. */
export function useLeaveGuard(changed: boolean, { staysOnPage = false } = {}): () => void {
  const form = useRef<Guarded>({ staysOnPage })

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
    ({ currentLocation: from, nextLocation: to, historyAction }) =>
      unsaved.size > 0 &&
      readToken() !== null &&
      (from.pathname !== to.pathname || (isAnother(from, to, historyAction) && loses())),
  )

  useEffect(() => {
    if (blocker.state === 'blocked') void askToLeave().then((yes) => (yes ? blocker.proceed() : blocker.reset()))
  }, [blocker])
}

/**
 * Whether an address of the same page begins its form anew: its query differs, and not because the form itself
 * replaced it.
 */
const isAnother = (from: { search: string }, to: { search: string }, action: string): boolean =>
  from.search !== to.search && action !== 'REPLACE'

const loses = (): boolean => [...unsaved].some(({ staysOnPage }) => !staysOnPage)

/** Changes with every address that begins the forms of the page anew; it is their key. */
export function useFormRound(): number {
  const { search } = useLocation()
  const action = useNavigationType()
  const [seen, setSeen] = useState({ search, round: 0 })
  if (seen.search === search) return seen.round
  const round = isAnother(seen, { search }, action) ? seen.round + 1 : seen.round
  setSeen({ search, round })
  return round
}
