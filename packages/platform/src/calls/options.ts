import type { Field, Fields } from '@trace/define/field.ts'
import { integer, text } from '@trace/define/kinds/index.ts'
import { MOST_PAGE_ROWS } from '@trace/define/paging.ts'
import type { Need, Permissions } from '@trace/define/permission.ts'
import { needs, needsToRead } from '@trace/define/resource.ts'
import type { Resource } from '@trace/define/resource.ts'
import { catalogue } from '@trace/define/catalogue.ts'
import { concatSql } from '../ports/postgres/connect.ts'
import { listingOf } from '../sheets/export.ts'
import { operation, operationAt } from '../operation/operation.ts'
import type { Needs, Operation } from '../operation/operation.ts'
import { readListQuery } from '../store/list-query.ts'
import { orderBySql } from '../store/order.ts'
import { displayNameSql } from '../store/titles.ts'
import { many, named } from '../operation/answers.ts'
import { anyOf } from '../operation/any-of.ts'
import { isForm } from '../operation/body.ts'
import { isFilters, unvalidated } from '../operation/query.ts'

const asked = {
  id: text('Các mã, cách nhau bằng dấu phẩy'),
  search: text('Chữ trong tên'),
  length: integer('Số dòng', { min: 1, max: MOST_PAGE_ROWS }),
}

/**
 * The rows that a picker of another screen offers: id and name only, within reach. Open to those who may use a form or
 * filter that refers to the resource, and to those who may read its rows. Rows are searched by name, and filtered only
 * by the fields that references to them list in `only` and `within`, so no other value of a row can be guessed.
 */
export const listOptions = <N extends string>(
  resource: Resource<Fields, N>,
  list: Operation,
  needs: Needs,
  filters: Fields,
) =>
  operation({
    method: 'GET',
    path: `/api/admin/options-${resource.name}`,
    needs,
    summary: `Chọn ${resource.label.toLowerCase()}: mã và tên`,
    query: unvalidated({ ...asked, ...filters }),
    answers: many(named),
    async run(call) {
      const { query, store } = call
      const { sql } = store
      const { search = '', length, ...rest } = query
      const allowed = Object.fromEntries(Object.entries(rest).filter(([name]) => name === 'id' || name in filters))
      const { also } = await listingOf(list, { ...call, query: {} })
      const shown = readListQuery(resource, { search, ...(length && { length }) })
      const order = orderBySql(sql, resource, shown)
      const title = displayNameSql(sql, resource)
      const within = resource.fields[resource.title]?.searchable ? { ...allowed, search } : allowed
      const words = shown.words.map((word) => sql`and strpos(fold(${title}), fold(${word})) > 0`)
      const entries = await sql<{ id: number; name: string }[]>`
        select t.id, coalesce(${title}, '#' || t.id) as name from ${store.rows(resource, within)} t ${order.join}
        where true ${also} ${words.length > 0 ? concatSql(sql, words) : sql``} order by ${order.by} limit ${shown.length}`
      return { entries: [...entries] }
    },
  })

interface Referring {
  to: string
  field: Field
}

/** The references among fields, including those in nested rows. */
const referencesIn = (fields: Fields): Referring[] =>
  Object.values(fields).flatMap((field) => [
    ...(field.kind === 'reference' || field.kind === 'references' ? [{ to: field.to!, field }] : []),
    ...referencesIn(field.fields ?? {}),
  ])

/** The references that an operation offers to choose from: in its form, or as filters of its list. */
function chosenBy({ method, body, query }: Operation): Referring[] {
  if (method !== 'GET') return referencesIn(body ? (isForm(body) ? body.fields : body) : {})
  const lists = query && isFilters(query) ? query.lists : null
  return lists ? referencesIn(Object.fromEntries(lists.filters.map((name) => [name, lists.fields[name]!]))) : []
}

/**
 * The permissions for the screen of an operation. Lists that everybody may read so that forms work have a separate
 * `list` permission for their screens; if those screens are open, so are their pickers.
 */
function rightsOf({ needs: needed, query }: Operation): Need | null {
  if (Array.isArray(needed)) return needed as Permissions
  const lists = query && isFilters(query) ? query.lists : null
  if (needed !== 'signedIn' || !lists) return null
  return lists.open === 'screens' ? 'signedIn' : needs(lists, 'list')
}

/**
 * The options of each list that is not open to all, handmade or personal, for the forms and filters that refer to it.
 */
export function optionOperations(operations: readonly Operation[]): Operation[] {
  const choosing = operations.map((one) => ({ rights: rightsOf(one), chosen: chosenBy(one) }))
  const everyReference = choosing.flatMap(({ chosen }) => chosen)
  return catalogue().resources.flatMap((resource) => {
    const { name, open, handmade, scope, fields } = resource
    const list = operationAt(operations, 'GET', `/api/admin/${name}`)
    const own = needsToRead(resource, 'list', 'read', 'create', 'edit', 'update')
    if (open !== null || handmade || scope.personal || !list || own === 'signedIn') return []
    const others = choosing.flatMap(({ rights, chosen }) =>
      rights && chosen.some(({ to }) => to === name) ? [rights] : [],
    )
    const filters = everyReference
      .filter(({ to }) => to === name)
      .flatMap(({ field: { only = {}, within = [], withinOf } }) => [
        ...Object.keys(only),
        ...within,
        ...(withinOf ? [withinOf.as ?? withinOf.its] : []),
      ])
    const need = others.includes('signedIn') ? 'signedIn' : anyOf([own, ...others])
    const known = [...new Set(filters)].filter((key) => fields[key])
    return [listOptions(resource, list, need, Object.fromEntries(known.map((key) => [key, fields[key]!])))]
  })
}
