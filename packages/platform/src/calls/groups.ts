import { catalogue, resourceByName } from '@trace/define/catalogue.ts'
import type { Field, Fields } from '@trace/define/field.ts'
import { alikeIn, groupableFields, MOST_GROUPED_ROWS, MOST_GROUPS, summableFields } from '@trace/define/grouping.ts'
import { decimal, integer, list, text } from '@trace/define/kinds/index.ts'
import type { Resource } from '@trace/define/resource.ts'
import { formatNumber } from '@trace/define/text/format.ts'
import { operation, operationAt, rightOf } from '../operation/operation.ts'
import type { Operation } from '../operation/operation.ts'
import { concatSql } from '../ports/postgres/connect.ts'
import type { Fragment } from '../ports/postgres/connect.ts'
import { Refusal, refuseField } from '../refusal.ts'
import { listingOf } from '../sheets/export.ts'
import type { Store } from '../store/store.ts'
import { displayNames } from '../store/titles.ts'
import { always, many } from '../operation/answers.ts'
import { filters } from '../operation/query.ts'

const sum = {
  field: text('Trường', always),
  /** Null if the rows differ in a field that must be equal to sum them: oranges are not added to potatoes. */
  total: decimal('Tổng'),
  unit: text('Đơn vị'),
}

const group = {
  value: text('Giá trị, theo bộ lọc'),
  name: text('Tên'),
  count: integer('Số dòng', always),
  sums: list('Tổng cộng', sum, always),
}

interface Grouped {
  value: string | null
  count: number
  sums: Record<string, { total: number | null; unit: string | null }>
  groups: number
}

/** Groups the rows of a list by the values of one field: their number, and the sums of summable fields. */
export const groupList = <N extends string>(resource: Resource<Fields, N>, of: Operation) =>
  operation({
    method: 'GET',
    path: `/api/admin/group-${resource.name}`,
    ...rightOf(of),
    like: 'group',
    summary: `Gộp nhóm ${resource.plural.toLowerCase()}`,
    fromReplica: true,
    query: filters(resource, { group_by: text('Gộp theo trường') }),
    answers: many(group, { groups: integer('Số nhóm', always) }),
    async run(call) {
      const { store } = call
      const by = call.query['group_by'] ?? ''
      if (!groupableFields(resource).includes(by)) throw refuseField('group_by', 'Không gộp nhóm được theo trường này')
      const { query, also } = await listingOf(of, call)
      await refuseLong(store, resource, { query, also })
      const found = await readGroups(store, resource, by, { query, also })
      const names = await namesOf(store, resource.fields[by]!, found)
      return {
        groups: found[0]?.groups ?? 0,
        entries: found.map(({ value, count, sums }) => ({
          value,
          name: value === null ? null : (names.get(value) ?? value),
          count,
          sums: Object.entries(sums).map(([field, told]) => ({ field, ...told })),
        })),
      }
    },
  })

type Asked = Pick<Awaited<ReturnType<typeof listingOf>>, 'query' | 'also'>

async function refuseLong({ sql, rows }: Store, resource: Resource, { query, also }: Asked): Promise<void> {
  const [counted] = await sql<{ count: number }[]>`
    select count(*)::int as count from (
      select 1 from ${rows(resource, query)} t where true ${also} limit ${MOST_GROUPED_ROWS + 1}) c`
  const most = formatNumber(MOST_GROUPED_ROWS)
  if (counted!.count > MOST_GROUPED_ROWS)
    throw new Refusal(422, `Danh sách dài hơn ${most} dòng không gộp nhóm được; hãy tìm hoặc lọc để thu hẹp`)
}

const readGroups = (store: Store, resource: Resource, by: string, { query, also }: Asked): Promise<Grouped[]> => {
  const { sql } = store
  const parts = summableFields(resource).map(
    (name, at) => sql`${at > 0 ? sql`,` : sql``} ${name}::text, ${sumOf(store, resource, name)}`,
  )
  return sql<Grouped[]>`
    select ${sql(`t.${by}`)}::text as value, count(*)::int as count, jsonb_build_object(${concatSql(sql, parts)}) as sums,
      (count(*) over ())::int as groups
    from ${store.rows(resource, query)} t where true ${also} group by ${sql(`t.${by}`)} order by count(*) desc, ${sql(`t.${by}`)} limit ${MOST_GROUPS}`
}

/** SQL: the sum of a field over a group, in its unit; null if the rows differ in a field of `alike`. */
function sumOf({ sql, unscoped }: Store, { fields }: Resource, name: string): Fragment {
  const field = fields[name]!
  const { alike, unit } = alikeIn(field)
  const isAlike = concatSql(
    sql,
    alike.map((one) => sql`and count(distinct coalesce(${sql(`t.${one}`)}::text, '')) = 1`),
  )
  const units = unit === null ? null : resourceByName(fields[unit]!.to!)
  const inUnit = units
    ? unscoped(
        'the unit of rows within reach',
      )`(select ${sql(`u.${units.title}`)} from ${sql(units.table)} u where u.id = min(${sql(`t.${unit!}`)}))`
    : sql`${field.unit ?? null}::text`
  return sql`jsonb_build_object('unit', ${inUnit}, 'total', case when true ${isAlike} then coalesce(sum(${sql(`t.${name}`)}), 0)::float8 end)`
}

/** The names of the values of a field, by the value as filters use it. */
async function namesOf({ sql }: Store, field: Field, found: readonly Grouped[]): Promise<Map<string, string>> {
  if (field.kind !== 'reference')
    return new Map(
      Object.entries(field.choices ?? field.machine?.states ?? {}).map(([value, said]) => [
        value,
        typeof said === 'string' ? said : said.label,
      ]),
    )
  const ids = found.flatMap(({ value }) => (value === null ? [] : [Number(value)]))
  const names = await displayNames(sql, resourceByName(field.to!), ids)
  return new Map([...names].map(([id, name]) => [String(id), name]))
}

/** The groups of every list that can be grouped. */
export const groupOperations = (operations: readonly Operation[]): Operation[] =>
  catalogue().resources.flatMap((resource) => {
    const of = operationAt(operations, 'GET', `/api/admin/${resource.name}`)
    return of && groupableFields(resource).length > 0 ? [groupList(resource, of)] : []
  })
