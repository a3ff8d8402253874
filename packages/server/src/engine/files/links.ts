import { isDeepStrictEqual } from 'node:util'
import { group, text } from '@trace/domain'
import { always } from '../calls/answers.ts'
import { accountViewer } from '../access/sessions.ts'
import { hashToken, newToken } from '../access/tokens.ts'
import type { Sql } from '../../ports/postgres/connect.ts'
import type { Needs } from '../operation.ts'
import type { Viewer } from '../viewer.ts'
import { isPermitted } from '../perform.ts'
import { unscoped } from '../store/rows.ts'

export const LINK_MINUTES = 10

export interface Target {
  /** Whose it is: it ends with their account. */
  user: number
  /** Where the storage keeps the file. */
  path: string
  /** What the browser saves it as. */
  name: string
}

/** What a link is made of: for whom, and what it takes to be given what it leads to. */
interface Wanted extends Omit<Target, 'user'> {
  viewer: Viewer
  needs: Needs
}

/** How such a link is answered. */
export const oneUseLink = {
  url: text('Liên kết', { required: true, help: 'Dùng một lần, trong 10 phút' }),
  entry: group('Liên kết', { url: text('Liên kết', { required: true }) }, always),
}

/** A link that hands out one file, once, within ten minutes. Whoever has it needs nothing else: browsers open it bare. */
export const newLink = async (sql: Sql, wanted: Wanted): Promise<string> =>
  `/api/admin/downloads/${await newLinkToken(sql, wanted)}`

/** What opens such a link. */
export async function newLinkToken(sql: Sql, { viewer, needs, path, name }: Wanted): Promise<string> {
  const token = newToken('cnl')
  const rights: Rights = { needs, reach: viewer.reach }
  await sql`
    insert into one_use_links (token_hash, user_id, session_id, rights, path, file_name, expires_at)
    values (${hashToken(token)}, ${viewer.id}, ${viewer.session}, ${rights as never}, ${path}, ${name}, now() + ${`${LINK_MINUTES} minutes`}::interval)`
  return token
}

/** What was asked for is given for as long as it is theirs: what its maker must still hold, and how far they must still reach. */
interface Rights {
  needs: Needs
  reach: Viewer['reach']
}

/** Gives the links to a file their full time, now that it is there. */
export const renewLinks = async (sql: Sql, path: string): Promise<void> =>
  void (await sql`
    update one_use_links set expires_at = now() + ${`${LINK_MINUTES} minutes`}::interval where path = ${path} and used_at is null`)

/** What a link leads to while it is good: neither spent nor old, nor left behind by its session or by the right to it. */
export async function findLink(sql: Sql, token: string): Promise<Target | undefined> {
  const [found] = await unscoped(sql, 'whether the account that a link was made for is still there')<
    (Target & { rights: Rights })[]
  >`
    select l.user_id as "user", l.path, l.file_name as name, l.rights
    from one_use_links l join users u on u.id = l.user_id and u.is_active and u.deleted_at is null
      join sessions s on s.id = l.session_id and s.expires_at > now()
    where l.token_hash = ${hashToken(token)} and l.used_at is null and l.expires_at > now()`
  if (!found) return undefined
  const {
    rights: { needs, reach },
    ...target
  } = found
  const now = await accountViewer(sql, target.user)
  return isPermitted(now, needs) && isDeepStrictEqual(now.reach, reach) ? target : undefined
}

/** Takes a link, so that it serves once however many open it at the same time. */
export async function spendLink(sql: Sql, token: string): Promise<boolean> {
  const spent = await sql`
    update one_use_links set used_at = now() where token_hash = ${hashToken(token)} and used_at is null returning 1`
  return spent.length === 1
}
