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

/** What is known of the user, where somebody is signed in. Error pages ask for it too, so it stands apart from how it is loaded. */
export const useShell = () => useRouteLoaderData<Shell>(SHELL)
