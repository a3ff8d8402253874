import { integer, text } from '@trace/define/kinds/index.ts'
import { can } from '@trace/define/permission.ts'
import { needsToRead } from '@trace/define/resource.ts'
import type { Resource } from '@trace/define/resource.ts'
import { catalogue } from '@trace/define/catalogue.ts'
import { searchText } from '@trace/define/text/clean-text.ts'
import { concatSql } from '../ports/postgres/connect.ts'
import type { Fragment } from '../ports/postgres/connect.ts'
import { always, many } from '../operation/answers.ts'
import { unvalidated } from '../operation/query.ts'
import { operation } from '../operation/operation.ts'
import type { Store } from '../store/store.ts'
import { displayNameSql } from '../store/titles.ts'

const EACH = 5
const MOST = 30
/** Number of newest matches per list that are ranked: those whose names begin with the words come first. */
const RANKED = 200

interface Hit {
  at: number
  id: number
  name: string
  rank: number
}

/** Global search over everything the viewer may list, in one query; names that begin with the words come first. */
const searchAll = operation({
  method: 'GET',
  path: '/api/admin/search',
  needs: 'signedIn',
  summary: 'Tìm trong mọi danh sách được phép xem',
  query: unvalidated({ q: text('Chữ cần tìm, từ 2 ký tự', always) }),
  answers: many({
    resource: text('Danh sách', always),
    label: text('Loại', always),
    id: integer('Mã', always),
    name: text('Tên', always),
    screen: text('Màn hình', always),
  }),
  async run({ query, store, viewer }) {
    const { sql } = store
    const said = searchText(query['q'] ?? '', 200)
    if (said.length < 2) return { entries: [] }
    const open = screened().filter((resource) => can(viewer.permissions, needsToRead(resource, 'list')))
    const parts = open.map((resource, at) => partOf(store, resource, at, said))
    const union = concatSql(
      sql,
      parts.map((part, index) => (index === 0 ? part : sql`union all ${part}`)),
    )
    const found =
      parts.length === 0
        ? []
        : await sql<Hit[]>`
      select * from (${union}) found order by rank, at, id desc limit ${MOST}`
    return {
      entries: found.map(({ at, id, name }) => {
        const { name: resource, label, screen } = open[at]!
        return { resource, label, id, name, screen }
      }),
    }
  },
})

/** Resources that have a screen and can be searched. */
const screened = (): Resource[] =>
  catalogue()
    .menu.flatMap((section) => section.resources)
    .filter(({ handmade, calls }) => !handmade && calls.includes('list'))
    .filter(({ fields }) => Object.values(fields).some(({ searchable }) => searchable))

function partOf({ sql, rows }: Store, resource: Resource, at: number, said: string): Fragment {
  const name = displayNameSql(sql, resource)
  return sql`(
    select ${at}::int as at, t.id, ${name} as name, case when starts_with(fold(${name}), fold(${said})) then 0 else 1 end as rank
    from (select * from ${rows(resource, { search: said })} t order by t.id desc limit ${RANKED}) t
    order by rank, t.id desc limit ${EACH})`
}

export const search = [searchAll]
