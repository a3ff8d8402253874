import { useRouteLoaderData } from 'react-router'
import type { Data } from './call.ts'
import type { Session } from './session.ts'

/** The latest notices, and the number of unseen ones. */
export type Notices = Data<'GET /api/admin/notices'>

export interface Shell extends Session {
  /** A promise, so that the screen does not wait for the bell. */
  notices: Promise<Notices>
}

export const SHELL = 'admin'

/**
 * Data about the user, if somebody is signed in. Error pages use it too, so it is kept apart from the code that
 * loads it.
 */
export const useShell = () => useRouteLoaderData<Shell>(SHELL)
