import { useRouteLoaderData } from 'react-router'
import type { Session } from './session.ts'

/** A notice for the user: about rows, about a stamp order, or a notification. */
export interface Notice {
  key: string
  title: string
  content: string | null
  isSeen: boolean
  at: string
  /** Target screen, and the call that marks the notice as seen. */
  to: string | null
  mark: { path: string; body: object }
}

/** The latest notices, and the number of unseen ones. */
export interface Notices {
  entries: readonly Notice[]
  unread: number
}

export interface Shell extends Session {
  /** A promise, so that the screen does not wait for the bell. */
  notices: Promise<Notices>
}

export const SHELL = 'admin'

/** What is known of the user, where somebody is signed in. Error pages ask for it too, so it stands apart from how it is loaded. */
export const useShell = () => useRouteLoaderData<Shell>(SHELL)
