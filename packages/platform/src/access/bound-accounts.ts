import { catalogue } from '@trace/define/catalogue.ts'
import type { Fragment, Sql } from '../ports/postgres/connect.ts'

const columnOf = (sql: Sql, account: string | undefined): Fragment =>
  account ? sql`${sql(`u.${account}`)}` : sql`null::int`

/** SQL: the id of the place that an account `u` is bound to. */
export const placeIdSql = (sql: Sql): Fragment => columnOf(sql, catalogue().reach.place?.account)

/** SQL: the id of the owner that an account `u` is bound to. */
export const ownerIdSql = (sql: Sql): Fragment => columnOf(sql, catalogue().reach.owner?.account)

/** SQL: whether accounts of a role `r` are bound to an owner, and therefore are not staff. */
export function isOfOwner(sql: Sql): Fragment {
  const { owner } = catalogue().reach
  return owner ? sql`r.scope = ${owner.scope}` : sql`false`
}
