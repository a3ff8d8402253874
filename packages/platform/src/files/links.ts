import { isDeepStrictEqual } from 'node:util'
import { group, text } from '@trace/define/kinds/index.ts'
import { always } from '../operation/answers.ts'
import { accountViewer } from '../access/sessions.ts'
import { hashToken, newToken } from '../access/tokens.ts'
import type { Sql } from '../ports/postgres/connect.ts'
import type { Needs } from '../operation/operation.ts'
import type { Viewer } from '../viewer.ts'
import { isPermitted } from '../request/authorize.ts'
import { unscoped } from '../store/rows.ts'

export const LINK_MINUTES = 10

export interface Target {
  /** Owner of the link; deleting the account ends the link. */
  user: number
  /** Storage key of the file. */
  path: string
  /** File name for the download. */
  name: string
}

/** What a link is made from: its owner, the file, and the permissions needed to open it. */
interface Wanted extends Omit<Target, 'user'> {
  viewer: Viewer
  needs: Needs
}

/** Answer fields with a one-time download link. */
export const oneUseLink = {
  url: text('Liên kết', { required: true, help: 'Dùng một lần, trong 10 phút' }),
  entry: group('Liên kết', { url: text('Liên kết', { required: true }) }, always),
}

/** Creates a one-time download link, valid for ten minutes. It needs no session: browsers open it without headers. */
export const newLink = async (sql: Sql, wanted: Wanted): Promise<string> =>
  `/api/admin/downloads/${await newLinkToken(sql, wanted)}`

/** Creates a one-time download link and returns its token. */
export async function newLinkToken(sql: Sql, { viewer, needs, path, name }: Wanted): Promise<string> {
  const token = newToken('cnl')
  const rights: Rights = { needs, reach: viewer.reach }
  await sql`
    insert into one_use_links (token_hash, user_id, session_id, rights, path, file_name, expires_at)
    values (${hashToken(token)}, ${viewer.id}, ${viewer.session}, ${rights as never}, ${path}, ${name}, now() + ${`${LINK_MINUTES} minutes`}::interval)`
  return token
}

/** Rights stored with a link. It works only while its owner still holds the permissions and has the same reach. */
interface Rights {
  needs: Needs
  reach: Viewer['reach']
}

/** Restarts the ten minutes of the links to a file, once the file is written. */
export const renewLinks = async (sql: Sql, path: string): Promise<void> =>
  void (await sql`
    update one_use_links set expires_at = now() + ${`${LINK_MINUTES} minutes`}::interval where path = ${path} and used_at is null`)

/**
 * The target of a valid link: not used, not expired, its session still open and its owner's rights unchanged. A
 * browser opens the link without a session token; with the token of another account it is refused.
 */
export async function findLink(sql: Sql, token: string, beside?: string): Promise<Target | undefined> {
  const [found] = await unscoped(sql, 'whether the account that a link was made for is still there')<
    (Target & { rights: Rights })[]
  >`
    select l.user_id as "user", l.path, l.file_name as name, l.rights
    from one_use_links l join users u on u.id = l.user_id and u.is_active and u.deleted_at is null
      join sessions s on s.id = l.session_id and s.expires_at > now()
    where l.token_hash = ${hashToken(token)} and l.used_at is null and l.expires_at > now() and ${
      beside === undefined
        ? sql`true`
        : sql`exists (select 1 from sessions b where b.token_hash = ${hashToken(beside)} and b.user_id = l.user_id and b.expires_at > now())`
    }`
  if (!found) return undefined
  const {
    rights: { needs, reach },
    ...target
  } = found
  const now = await accountViewer(sql, target.user)
  return isPermitted(now, needs) && isDeepStrictEqual(now.reach, reach) ? target : undefined
}

/** Marks a link as used. Of several simultaneous requests, only one returns true. */
export async function spendLink(sql: Sql, token: string): Promise<boolean> {
  const spent = await sql`
    update one_use_links set used_at = now() where token_hash = ${hashToken(token)} and used_at is null returning 1`
  return spent.length === 1
}
