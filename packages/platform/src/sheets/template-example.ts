import { resourceByName } from '@trace/define/catalogue.ts'
import { joinedName } from '@trace/define/entry.ts'
import type { Field } from '@trace/define/field.ts'
import { isFieldApplicable, isRequiredBy } from '@trace/define/field-conditions.ts'
import { descriptions } from '@trace/define/kinds/describe/index.ts'
import { isMany } from '@trace/define/kinds/index.ts'
import { formFields } from '@trace/define/resource.ts'
import type { Resource } from '@trace/define/resource.ts'
import { addDays, today } from '@trace/define/text/dates.ts'
import { holdsFiles } from '@trace/define/awaited.ts'
import { isForm } from '../operation/body.ts'
import type { Operation } from '../operation/operation.ts'
import { concatSql } from '../ports/postgres/connect.ts'
import { onlyConditionSql } from '../store/references.ts'
import type { Store } from '../store/store.ts'
import type { FieldColumn } from './columns.ts'
import { inOrderOfTies, tiesOf } from './reference-ties.ts'

type Values = Record<string, unknown>
type Chosen = Record<string, (Values & { id: number; called: string }) | undefined>

/** Days between the first and the last day of an example. */
const LASTS = 30
/** Maximum of rows that are searched for one like the example. */
const MOST_LOOKED = 100

/**
 * The example row of a template: what a new row must have, and no more. Its references fit each other, as those of the
 * newest row of the list do where they may still be chosen.
 */
export async function makeExample(
  store: Store,
  resource: Resource,
  columns: readonly FieldColumn[],
  create: Operation,
): Promise<Values> {
  const told = new Set(create.body && isForm(create.body) ? create.body.told : [])
  const form = Object.entries(formFields(resource)).filter(([name, field]) => !told.has(name) && !holdsFiles(field))
  const values: Values = {}
  for (const [name, field] of form)
    if (!field.to && field.required && isFieldApplicable(field, values)) values[name] = exampleOf(name, field)
  const asked = columns.filter(
    ({ name, field }) =>
      field.to && !told.has(name) && (field.required || field.requiredOf) && isFieldApplicable(field, values),
  )
  const chosen = await chooseRows(store, resource, asked, values)
  for (const [name, field] of form)
    if (!field.to && field.requiredOf && isRequiredBy(field, chosen[field.requiredOf.of]))
      values[name] = exampleOf(name, field)
  for (const [first, last] of resource.ordered)
    if (values[first] && values[last] && resource.fields[last]!.kind === 'date')
      values[last] = addDays(String(values[first]), LASTS)
  return values
}

function exampleOf(name: string, field: Field): unknown {
  const { kind, personal } = field
  if (field.default !== undefined) return field.default
  if (kind === 'flag') return false
  if (field.ungrouped) return Number(today().slice(0, 4))
  if (kind === 'moment') return new Date(`${today()}T00:00:00+07:00`).toISOString()
  return kind === 'date' && !personal ? today() : descriptions[kind].example(field, name)
}

/** Chooses a row for each reference, and adds the ids and the names to the values. */
async function chooseRows(
  store: Store,
  resource: Resource,
  columns: readonly FieldColumn[],
  values: Values,
): Promise<Chosen> {
  const newest = await newestRow(store, resource)
  const chosen: Chosen = {}
  for (const column of inOrderOfTies(columns)) {
    const { name, field } = column
    if (!field.required && !isRequiredBy(field, chosen[field.requiredOf!.of])) continue
    const tied = tiesOf(column, columns).flatMap(({ key, of, its }) => {
      const value = its === null ? values[of] : chosen[of]?.[its]
      return value === null || value === undefined ? [] : [[key, value] as const]
    })
    const found = await chooseRow(store, resource, column, { tied, newest })
    if (!found) continue
    chosen[name] = found
    const { id, called } = found
    values[name] = isMany(field) ? [id] : id
    values[joinedName(name)] = isMany(field) ? [{ id, name: called }] : { id, name: called }
  }
  return chosen
}

/** The newest row of a list; one without rows or details inside it, as the example has none. */
async function newestRow({ sql, rows, unscoped }: Store, resource: Resource): Promise<Values> {
  const empty = Object.entries(resource.fields).flatMap(([name, { kind, auto, table, parent }]) => {
    if (auto || (kind !== 'rows' && kind !== 'group')) return []
    return kind === 'rows'
      ? [
          unscoped(
            'inner rows of a row within reach',
          )`and not exists (select from ${sql(table!)} c where ${sql(`c.${parent!}`)} = t.id)`,
        ]
      : [sql`and not jsonb_path_exists(coalesce(${sql(`t.${name}`)}, '{}'), '$.* ? (@ != null)')`]
  })
  const [newest] = await sql<Values[]>`
    select t.* from (select t.* from ${rows(resource)} t order by t.id desc limit ${MOST_LOOKED}) t
    where true ${concatSql(sql, empty)} order by t.id desc limit 1`
  return newest ?? {}
}

/**
 * A row to which a reference may point: the viewer's own place, the one with which a form begins, the one of the newest
 * row, or the first; best one whose name no other has, since a cell holds the name.
 */
async function chooseRow(
  { sql, rows, reach }: Store,
  { scope }: Resource,
  { name, field }: FieldColumn,
  { tied, newest }: { tied: (readonly [key: string, value: unknown])[]; newest: Values },
) {
  const target = resourceByName(field.to!)
  const title = sql(`t.${target.title}`)
  const fits = tied.map(([key, value]) => {
    const shared = target.scope.shared ? sql`or ${sql(`t.${key}`)} is null` : sql``
    return sql`and (${sql(`t.${key}`)} = ${value as string} ${shared})`
  })
  const begins = typeof field.begins === 'object' && 'where' in field.begins ? Object.entries(field.begins.where) : []
  const own = scope.place === name && reach.scope === 'place' ? reach.id : null
  const wanted = [
    sql`t.id = ${own}`,
    ...begins.map(([key, value]) => sql`${sql(`t.${key}`)} = ${value}`),
    sql`t.id = any(${[newest[name] ?? []].flat() as number[]})`,
  ]
  const [found] = await sql<(Values & { id: number; called: string })[]>`
    select t.*, ${title}::text as called from ${rows(target)} t
    where ${title} is not null ${onlyConditionSql(sql, field)} ${concatSql(sql, fits)}
    order by count(*) over (partition by ${title}) = 1 desc, ${concatSql(
      sql,
      wanted.map((one) => sql`coalesce(${one}, false) desc,`),
    )} t.id limit 1`
  return found
}
