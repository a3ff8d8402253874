import { hashToken, newToken } from '../access/tokens.ts'
import type { Sql } from '../database/connect.ts'

export const LINK_MINUTES = 10

export interface Target {
  /** Whose it is: it ends with their account. */
  user: number
  /** Where the storage keeps the file. */
  path: string
  /** What the browser saves it as. */
  name: string
}

/** A link that hands out one file, once, within ten minutes. Whoever has it needs nothing else: browsers open it bare. */
export const newLink = async (sql: Sql, target: Target): Promise<string> => `/api/admin/downloads/${await newLinkToken(sql, target)}`

/** What opens such a link. */
export async function newLinkToken(sql: Sql, { user, path, name }: Target): Promise<string> {
  const token = newToken('cnl')
  await sql`
    insert into one_use_links (token_hash, user_id, path, file_name, expires_at)
    values (${hashToken(token)}, ${user}, ${path}, ${name}, now() + ${`${LINK_MINUTES} minutes`}::interval)`
  return token
}

/** Gives the links to a file their full time, now that it is there. */
export const renewLinks = async (sql: Sql, path: string): Promise<void> =>
  void await sql`
    update one_use_links set expires_at = now() + ${`${LINK_MINUTES} minutes`}::interval where path = ${path} and used_at is null`

/** What a link leads to while it is good. */
export async function findLink(sql: Sql, token: string): Promise<Target | undefined> {
  const [found] = await sql<Target[]>`
    select l.user_id as "user", l.path, l.file_name as name
    from one_use_links l join users u on u.id = l.user_id and u.is_active and u.deleted_at is null
    where l.token_hash = ${hashToken(token)} and l.used_at is null and l.expires_at > now()`
  return found
}

/** Takes a link, so that it serves once however many open it at the same time. */
export async function spendLink(sql: Sql, token: string): Promise<boolean> {
  const spent = await sql`
    update one_use_links set used_at = now() where token_hash = ${hashToken(token)} and used_at is null returning 1`
  return spent.length === 1
}
