import type { Side } from '@trace/define/machine.ts'
import type { Granted } from '@trace/define/permission.ts'
import type { Reach } from '@trace/define/reach.ts'

export type { Reach }

/**
 * What must be done before anything else: change a password that others know, or set up the second factor that the role
 * requires.
 */
export type Hold = 'password' | 'factor'

/** The account that sent a request. */
export interface Viewer {
  id: number
  name: string
  role: { id: number; code: string; name: string }
  reach: Reach
  permissions: Granted
  session: string
  /** Set while an administrator looks at the platform as a role: with its reach and permissions, read-only. */
  viewsAs?: { until: string }
}

/** Accounts of an owner work on its own rows; all other accounts are staff. */
export const isOwner = (reach: Reach): reach is Extract<Reach, { scope: 'owner' }> => reach.scope === 'owner'

export const sideOf = ({ reach }: Pick<Viewer, 'reach'>): Side => (isOwner(reach) ? 'owner' : 'staff')

/** Kinds of log lines (domain §7.37). */
export type LogAction =
  | 'login'
  | 'logout'
  | 'login_failed'
  | 'create'
  | 'update'
  | 'delete'
  | 'approve'
  | 'reject'
  | 'toggle'
  | 'status'
  | 'read'
  | 'export'
  | 'import'
  | 'print'
  | 'scan_lock'
  | 'view_as'
  | 'view_end'

export interface Origin {
  ip: string
  userAgent: string
  /**
   * Whether the client can ask its user to confirm a doubtful act (header `Ask-Back`). Other requests are taken as
   * meant.
   */
  asksBack?: true
}

/** The role of the server itself. */
export const SYSTEM = 'system'
