import { isDeepStrictEqual } from 'node:util'
import type { Permission } from '@trace/define/permission.ts'
import type { Fragment, Sql } from '../ports/postgres/connect.ts'
import { perDatabase } from '../ports/postgres/per-database.ts'
import { reachOf } from '@trace/define/reach.ts'
import type { Bounds } from '@trace/define/reach.ts'
import { catalogue } from '@trace/define/catalogue.ts'
import type { Hold, Origin, Viewer } from '../viewer.ts'
import { Refusal } from '../refusal.ts'
import type { Settings } from '../ports/settings/settings.ts'
import { hashToken, newToken } from './tokens.ts'
import { unscoped } from '../store/rows.ts'
import { ownerIdSql, placeIdSql } from './bound-accounts.ts'

const MOST_SESSIONS = 10

interface Person extends Bounds {
  id: number
  name: string
  role_id: number
  role_code: string
  role_name: string
  role_version: number
  granting: boolean
}

interface SessionRow extends Person {
  session: string
  stale: boolean
  hold: Hold | null
  /** The role that an administrator views as. */
  view: (Omit<Bounds, 'scope'> & { role_id: number; until: string; over: boolean }) | null
}

interface Use {
  /** False for requests that the browser makes by itself: they do not extend the session. */
  isUse?: boolean
  /** The holds (see `Hold`) despite which this call is allowed. */
  despite?: readonly Hold[] | undefined
  /** Whether the call ends a view as a role; it is allowed even after that view has expired. */
  endsView?: boolean | undefined
}

const person = (
  sql: Sql,
): Fragment => sql`u.id, u.name, ${placeIdSql(sql)} as place_id, ${ownerIdSql(sql)} as owner_id, r.id as role_id, r.code as role_code, r.name as role_name,
  r.version as role_version, r.scope, r.is_active and r.approval_status = 'approved' as granting`

/**
 * SQL: the hold of a user `u` with a role `r`, which is what the user must do first. The second factor can be set up
 * only after the password was changed.
 */
export const holdSql = (sql: Sql): Fragment => sql`case when u.must_change_password then 'password'
  when r.requires_two_factor and not exists (select 1 from user_secrets f where f.user_id = u.id and f.otp_confirmed) then 'factor' end`

/**
 * Finds the account of a session token in one query: sign-out, suspension, a new password or a changed role take effect
 * at once. Whoever must first change the password or set up a second factor is refused.
 */
export async function signedInViewer(
  sql: Sql,
  token: string | undefined,
  settings: Settings,
  { isUse = true, despite = [], endsView = false }: Use = {},
): Promise<Viewer> {
  const found = token ? await sessionOf(sql, token, settings) : undefined
  if (!found) throw await signedOut(sql, token)
  if (found.hold && !despite.includes(found.hold))
    throw new Refusal(403, HELD[found.hold], { data: { hold: found.hold } })
  if (found.stale && isUse) await touch(sql, found.session)
  const viewer = await viewerFrom(sql, found, found.session)
  if (!found.view && !found.hold && token) remember(sql, token, { viewer, row: { ...found, stale: false } })
  return found.view && !endsView ? viewingAs(sql, viewer, found.view) : viewer
}

const touch = async (sql: Sql, session: string): Promise<unknown> =>
  sql`update sessions set last_used_at = now() where id = ${session}`

async function sessionOf(sql: Sql, token: string, settings: Settings): Promise<SessionRow | undefined> {
  const viewed = (bound: 'place' | 'owner') => {
    const account = catalogue().reach[bound]?.account
    return account ? sql`${sql(`s.view_${account}`)}` : sql`null::int`
  }
  const [found] = await unscoped(sql, 'what somebody sees is told by the account itself')<SessionRow[]>`
    select s.id::text as session, ${person(sql)}, s.last_used_at < now() - interval '1 minute' as stale, ${holdSql(sql)} as hold,
      case when s.view_role_id is not null then jsonb_build_object('role_id', s.view_role_id,
        'place_id', ${viewed('place')}, 'owner_id', ${viewed('owner')}, 'until', s.view_until, 'over', s.view_until < now()) end as view
    from sessions s join users u on u.id = s.user_id join roles r on r.id = u.role_id
    where s.token_hash = ${hashToken(token)} and s.expires_at > now()
      and s.last_used_at > now() - ${`${settings.sessionIdleMinutes} minutes`}::interval and u.is_active and u.deleted_at is null`
  return found
}

const MOST_REMEMBERED = 1_000

/** Sessions as last read, with the account data read together with them. */
const rememberedIn = perDatabase(() => new Map<string, { viewer: Viewer; row: SessionRow }>())

/** Cache key: the hash, so that the token itself is not kept in memory. */
const keyOf = (token: string): string => hashToken(token).toString('hex')

function remember(sql: Sql, token: string, session: { viewer: Viewer; row: SessionRow }): void {
  const [sessions, key] = [rememberedIn(sql), keyOf(token)]
  sessions.delete(key)
  if (sessions.size >= MOST_REMEMBERED) sessions.delete(sessions.keys().next().value!)
  sessions.set(key, session)
}

/** Thrown by `confirm` if the session changed or ended since it was remembered; the call is repeated without cache. */
export class SessionChanged extends Error {}

/**
 * Returns the remembered viewer of a session, or null. Do not trust it before `confirm` has resolved: that reads the
 * session again in the transaction of the write, and rejects with `SessionChanged` if it changed.
 */
export function rememberedViewer(pool: Sql, token: string | undefined, settings: Settings) {
  const known = token ? rememberedIn(pool).get(keyOf(token)) : undefined
  if (!token || !known) return null
  const { viewer, row } = known
  return {
    viewer,
    async confirm(sql: Sql): Promise<void> {
      const found = await sessionOf(sql, token, settings)
      if (!isDeepStrictEqual(found && { ...found, stale: false }, row)) {
        rememberedIn(pool).delete(keyOf(token))
        throw new SessionChanged()
      }
      // Outside the transaction, so that other calls of the session do not wait for it; if it fails, the next call does
      // it.
      if (found!.stale) touch(pool, row.session).catch(() => undefined)
    },
  }
}

/** The viewer who looks at the platform as a role; refused once the time for it is over, until the view is ended. */
async function viewingAs(
  sql: Sql,
  viewer: Viewer,
  { role_id, until, over, ...place }: NonNullable<SessionRow['view']>,
) {
  const [role] = await sql<Pick<Person, 'role_code' | 'role_name' | 'role_version' | 'scope'>[]>`
    select code as role_code, name as role_name, version as role_version, scope from roles where id = ${role_id} and deleted_at is null`
  if (over || !role) throw new Refusal(403, 'Đã hết thời gian xem như vai trò khác', { data: { view_over: true } })
  return {
    ...viewer,
    role: { id: role_id, code: role.role_code, name: role.role_name },
    reach: reachOf({ scope: role.scope, ...place }),
    permissions: await permissionsOf(sql, role_id, role.role_version),
    viewsAs: { until: new Date(until).toISOString() },
  }
}

/** Why a token no longer signs in: it was used too long ago, its account was stopped, or its session was ended elsewhere. */
async function signedOut(sql: Sql, token: string | undefined): Promise<Refusal> {
  if (!token) return new Refusal(401, 'Vui lòng đăng nhập')
  const [left] = await unscoped(sql, 'why somebody was signed out is told to the holder of the token')<
    { on: boolean }[]
  >`
    select u.is_active and u.deleted_at is null as on from sessions s join users u on u.id = s.user_id
    where s.token_hash = ${hashToken(token)}`
  const why = !left ? 'ended' : left.on ? 'expired' : 'stopped'
  return new Refusal(401, SIGNED_OUT[why], { data: { why } })
}

const SIGNED_OUT = {
  expired: 'Phiên làm việc đã hết hạn, vui lòng đăng nhập lại',
  ended: 'Phiên làm việc đã được kết thúc ở nơi khác, vui lòng đăng nhập lại',
  stopped: 'Tài khoản của bạn đã bị ngừng',
}

const HELD: Record<Hold, string> = {
  password: 'Bạn cần đổi mật khẩu trước khi tiếp tục',
  factor: 'Vai trò của bạn cần xác thực hai lớp: hãy thiết lập trước khi tiếp tục',
}

/** The viewer of an account as it is now, for work that continues after its request has ended. */
export async function accountViewer(sql: Sql, userId: number): Promise<Viewer> {
  const [found] = await unscoped(sql, 'what somebody sees is told by the account itself')<Person[]>`
    select ${person(sql)} from users u join roles r on r.id = u.role_id where u.id = ${userId} and u.is_active and u.deleted_at is null`
  if (!found) throw new Refusal(403, 'Tài khoản yêu cầu công việc này không còn hoạt động')
  return viewerFrom(sql, found, '')
}

async function viewerFrom(sql: Sql, found: Person, session: string): Promise<Viewer> {
  return {
    id: found.id,
    name: found.name,
    role: { id: found.role_id, code: found.role_code, name: found.role_name },
    reach: reachOf(found),
    permissions: found.granting ? await permissionsOf(sql, found.role_id, found.role_version) : null,
    session,
  }
}

/** Cache by role and version: a changed role has a new version, so an entry is never stale. */
const permissionsIn = perDatabase(() => new Map<string, readonly Permission[]>())

async function permissionsOf(sql: Sql, role: number, version: number): Promise<readonly Permission[]> {
  const permissions = permissionsIn(sql)
  const key = `${role} ${version}`
  const known = permissions.get(key)
  if (known) return known
  const held = await sql<Permission[]>`
    select p.action, p.subject from roles r join permissions p on p.id = any(r.permission_ids) where r.id = ${role} and r.version = ${version}`
  if (permissions.size > 200) permissions.clear()
  permissions.set(key, [...held])
  return held
}

/** Opens a session and returns its token; the oldest sessions end when the account has too many. */
export async function openSession(sql: Sql, userId: number, origin: Origin, settings: Settings): Promise<string> {
  const token = newToken('cn')
  await sql`
    insert into sessions (token_hash, user_id, ip, user_agent, expires_at)
    values (${hashToken(token)}, ${userId}, ${origin.ip}, ${origin.userAgent.slice(0, 255)}, now() + ${`${settings.sessionHours} hours`}::interval)`
  await sql`
    delete from sessions where user_id = ${userId} and id not in (
      select id from sessions where user_id = ${userId} order by last_used_at desc, id desc limit ${MOST_SESSIONS})`
  return token
}

/** Ends all sessions of an account except the one named. */
export async function endSessions(sql: Sql, userId: number, except: string | null = null): Promise<void> {
  await sql`delete from sessions where user_id = ${userId} and id is distinct from ${except}::bigint`
}
