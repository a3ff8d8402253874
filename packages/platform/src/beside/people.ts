import { text } from '@trace/define/kinds/index.ts'
import type { Fields } from '@trace/define/field.ts'
import type { Resource } from '@trace/define/resource.ts'
import { catalogue, resourceByName } from '@trace/define/catalogue.ts'
import { searchText } from '@trace/define/text/clean-text.ts'
import { isOfOwner, ownerIdSql } from '../access/bound-accounts.ts'
import { always, many, named } from '../operation/answers.ts'
import type { RawCall } from '../operation/raw-call.ts'
import { unvalidated } from '../operation/query.ts'
import { operation, rightOf } from '../operation/operation.ts'
import type { Operation } from '../operation/operation.ts'
import { isRoleGranted, isWithinAccountReach } from '../notices/receivers.ts'
import type { Fragment, Sql } from '../ports/postgres/connect.ts'
import { likeText } from '../store/like-text.ts'
import type { Store } from '../store/store.ts'
import { unscoped } from '../store/rows.ts'
import { findOwn } from './find-own.ts'

/** Maximum number of people offered while somebody types a name. */
const MOST_OFFERED = 8

/** SQL: what is shown beside the name of an account `u` with role `r`: its owner's title, or else its role. */
export function affiliationSql(sql: Sql): Fragment {
  const { owner } = catalogue().reach
  if (!owner) return sql`r.name`
  const { table, title } = resourceByName(owner.resource)
  return unscoped(sql, 'whoever speaks is told by name')`
    coalesce((select ${sql(`o.${title}`)} from ${sql(table)} o where o.id = ${ownerIdSql(sql)} and ${isOfOwner(sql)}), r.name)`
}

/** SQL: whether an account `u` of a role `r` may read a row `t`. */
const mayReadIt = (sql: Sql, resource: Resource): Fragment => {
  const { open, subjects } = resource
  const reads = open === null ? isRoleGranted(sql, ['read', 'edit', 'update'], subjects) : sql`true`
  return sql`${isWithinAccountReach(sql, resource)} and ${reads}`
}

/** The accounts among `users` that may read a row. */
export async function readersAmong(
  store: Store,
  resource: Resource,
  id: number,
  users: readonly number[],
): Promise<number[]> {
  if (users.length === 0) return []
  const { sql } = store
  const found = await store.unscoped(
    'each account is held to its own reach, and only those that were named are told of',
  )<{ id: number }[]>`
    select u.id from ${sql(resource.table)} t, users u join roles r on r.id = u.role_id
    where t.id = ${id} and u.id = any(${[...users]}) and ${mayReadIt(sql, resource)} order by u.id`
  return found.map((one) => one.id)
}

export const personOffered = { ...named, place: text('Cơ sở hoặc vai trò', always) }
export const askedForPeople = unvalidated({ q: text('Chữ trong tên') })

/** People other than the viewer for whom `holding` is true of a row `t`, found by letters of their names. */
export async function offerPeople(
  { id, query, store, viewer }: RawCall,
  resource: Resource,
  holding: Fragment,
): Promise<{ id: number; name: string; place: string }[]> {
  const { sql } = store
  const said = searchText(query['q'] ?? '', 60)
  const found = await store.unscoped('each account is held to its own reach, and they see the same row')<
    { id: number; name: string; place: string }[]
  >`
    select u.id, u.name, ${affiliationSql(sql)} as place
    from ${sql(resource.table)} t, users u join roles r on r.id = u.role_id
    where t.id = ${id} and u.id <> ${viewer.id} and fold(u.name) like ${`%${likeText(said)}%`} and ${holding}
    order by not starts_with(fold(u.name), fold(${said})), u.name, u.id limit ${MOST_OFFERED}`
  return [...found]
}

/** The people who may read a row: whom a comment can name. */
export const listPeople = <N extends string>(resource: Resource<Fields, N>, show: Operation) =>
  operation({
    method: 'GET',
    path: `/api/admin/${resource.name}/:id/people`,
    ...rightOf(show),
    like: 'people',
    summary: `Những người xem được ${resource.label.toLowerCase()} này, theo chữ trong tên`,
    query: askedForPeople,
    answers: many(personOffered),
    async run(call) {
      await findOwn(call, resource, show)
      return { entries: await offerPeople(call, resource, mayReadIt(call.store.sql, resource)) }
    },
  })
