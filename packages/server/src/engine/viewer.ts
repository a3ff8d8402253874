import type { Granted, OrderSide } from '@trace/domain'

/** Which rows somebody may see: the whole province, one commune, or one producer. */
export type Reach =
  | { scope: 'province' }
  | { scope: 'commune'; ward_id: number }
  | { scope: 'manufacture'; manufacture_id: number }

/** What somebody has to do before anything else: change a password that others know, set up the second factor that the role asks for. */
export type Hold = 'password' | 'factor'

/** The person behind a request. */
export interface Viewer {
  id: number
  name: string
  role: { id: number; code: string; name: string }
  reach: Reach
  permissions: Granted
  session: string
}

/** A producer's people act on what is their own; all others are staff. */
export const isProducer = (reach: Reach): reach is Extract<Reach, { scope: 'manufacture' }> =>
  reach.scope === 'manufacture'

export const sideOf = ({ reach }: Pick<Viewer, 'reach'>): OrderSide => (isProducer(reach) ? 'producer' : 'staff')

/** What the log calls a change (domain §7.37). */
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
  | 'export'
  | 'import'
  | 'print'
  | 'scan_lock'

export interface Origin {
  ip: string
  userAgent: string
}

/** The role of the server itself. */
export const SYSTEM = 'system'
