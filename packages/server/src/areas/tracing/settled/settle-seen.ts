import { isDeepStrictEqual } from 'node:util'
import { products } from '@trace/domain/areas/catalogue/products.ts'
import { batches } from '@trace/domain/areas/growing/batches.ts'
import { diaries } from '@trace/domain/areas/growing/diaries.ts'
import { materialAreas } from '@trace/domain/areas/growing/material-areas.ts'
import { certificates } from '@trace/domain/areas/producers/certificates.ts'
import { manufactures } from '@trace/domain/areas/producers/manufactures.ts'
import { distributors } from '@trace/domain/areas/tracing/distributors.ts'
import { traces } from '@trace/domain/areas/tracing/traces.ts'
import type { Field } from '@trace/define/field.ts'
import { vouchedFields } from '@trace/define/resource.ts'
import type { Resource, Row } from '@trace/define/resource.ts'
import type { SettledRule } from '@trace/platform/request/settle.ts'
import type { RowChange } from '@trace/platform/store/changes.ts'
import { unscoped } from '@trace/platform/store/rows.ts'
import type { Store } from '@trace/platform/store/store.ts'
import { concatSql } from '@trace/platform/ports/postgres/connect.ts'

type Values = Record<string, unknown>
type SeenChange = Row<typeof traces>['told_changes'][number]

/** Resources whose values a trace shows, each with the trace's column that refers to it. */
const named = [
  [products, 'product_id'],
  [manufactures, 'manufacture_id'],
  [materialAreas, 'material_area_id'],
  [distributors, 'distributor_id'],
] as const

/** What a trace tells of its batch beside what it repeats. */
const TOLD_OF_BATCH = ['farming_form_id']

/** The newest changes that a trace keeps. */
const MOST_KEPT = 20
const LONGEST = 300

/**
 * Rule: a trace that waits for a decision gets a new version and an entry in `told_changes` when its diaries, its
 * certificates or the approved values that it shows change, so that the decision of an officer who saw older data is
 * refused.
 */
export const settledSeen: SettledRule = {
  watches: [diaries, batches, certificates, ...named.map(([resource]) => resource)].map(({ name }) => name),
  async settle({ store, written }) {
    const told: Changed = new Map()
    const note = (column: Column, id: number, changes: SeenChange[]) => {
      if (changes.length === 0) return
      const known = told.get(column) ?? new Map<number, SeenChange[]>()
      told.set(column, known.set(id, [...(known.get(id) ?? []), ...changes]))
    }
    const of = ({ name }: Resource): [number, RowChange][] => [...(written.get(name) ?? [])]
    for (const [, change] of of(diaries)) if (isWritten(change)) note('batch_id', batchOf(change), diaryChanges(change))
    for (const [id, { before, after }] of of(batches))
      if (before && after)
        note('batch_id', id, differences(batches, titleOf(batches, after), TOLD_OF_BATCH, before, after))
    for (const [, change] of of(certificates)) note(...bearing(change), approvedChanges(certificates, change))
    for (const [resource, column] of named)
      for (const [id, change] of of(resource)) note(column, id, approvedChanges(resource, change))
    if (told.size > 0) await outdate(store, told)
  },
}

/** Changes, grouped by the column and value through which traces refer to the changed row. */
type Changed = Map<Column, Map<number, SeenChange[]>>
type Column = 'batch_id' | (typeof named)[number][1]
type Waiting = Pick<Row<typeof traces>, 'id' | 'told_changes' | Column>

/**
 * Adds the changes to the traces that wait for a decision: all are read at once, and each is written once. Traces
 * locked by another transaction are skipped: it may be waiting for the batch that this one holds.
 */
async function outdate(store: Store, told: Changed): Promise<void> {
  const { sql } = store
  const concerned = [...told].map(([column, of]) => sql`or ${sql(`t.${column}`)} = any(${[...of.keys()]})`)
  const waiting = await unscoped(sql, 'traces outdated by a change, whoever owns them')<Waiting[]>`
    select t.id, t.told_changes, t.batch_id, t.product_id, t.manufacture_id, t.material_area_id, t.distributor_id from traces t
    where (false ${concatSql(sql, concerned)}) and t.status in ('draft', 'inactive', 'held') and t.deleted_at is null
    order by t.id for no key update skip locked`
  for (const trace of waiting) {
    const changes = [...told].flatMap(([column, of]) => of.get(trace[column] ?? 0) ?? [])
    await store.update(traces, trace.id, { told_changes: [...trace.told_changes, ...changes].slice(-MOST_KEPT) })
  }
}

/** Whether a change matters to a decision: a diary newly created as a draft does not. */
const isWritten = ({ before, after }: RowChange): boolean => before !== null || after?.['status'] !== 'draft'

const batchOf = ({ before, after }: RowChange): number => (after ?? before)!['batch_id'] as number

/** The column and id by which a certificate's traces are found: its product or area, or else its producer. */
function bearing({ before, after }: RowChange): [Column, number] {
  const { product_id, material_area_id, manufacture_id } = (after ?? before)!
  if (product_id) return ['product_id', product_id as number]
  if (material_area_id) return ['material_area_id', material_area_id as number]
  return ['manufacture_id', manufacture_id as number]
}

function diaryChanges({ before, after }: RowChange): SeenChange[] {
  const row = (after ?? before)!
  const title = `${diaries.label} ${String(row['code'] ?? row['title'] ?? '')}`.trim()
  if (!after || (after['deleted_at'] && !before?.['deleted_at']))
    return [{ item: title, before: 'Có', after: 'Đã xóa' }]
  const names = Object.keys(diaries.fields).filter((name) => name in after)
  return differences(diaries, title, names, before ?? {}, after)
}

const titleOf = (resource: Resource, row: Values): string =>
  `${resource.label} ${String(row[resource.title] ?? '')}`.trim()

/** Changes of the approved values of a row; a single change if its approval was given or withdrawn. */
function approvedChanges(resource: Resource, { before, after }: RowChange): SeenChange[] {
  const [then, now] = [approvedOf(before), approvedOf(after)]
  if (!then && !now) return []
  const row = (after ?? before)!
  const title = titleOf(resource, row)
  if (!then || !now) {
    const [first, last] = ['Chưa duyệt', 'Đã duyệt']
    return [then ? { item: title, before: last, after: first } : { item: title, before: first, after: last }]
  }
  return differences(resource, title, vouchedFields(resource.fields), then, now)
}

const approvedOf = (row: Values | null): Values | null =>
  row && !row['deleted_at'] ? ((row['approved_values'] as Values | null | undefined) ?? null) : null

const differences = (
  { fields }: Resource,
  title: string,
  names: string[],
  before: Values,
  after: Values,
): SeenChange[] =>
  names
    .filter((name) => !isDeepStrictEqual(before[name] ?? null, after[name] ?? null))
    .map((name) => ({
      item: `${title} · ${fields[name]!.label}`.slice(0, LONGEST),
      before: words(fields[name]!, before[name]),
      after: words(fields[name]!, after[name]),
    }))

/** A value as an officer reads it in a table; for lists, files and rows only their number. */
function words(field: Field, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return value ? 'Có' : 'Không'
  if (typeof value === 'object') return Array.isArray(value) ? `${value.length} mục` : 'Có'
  const known = field.choices?.[String(value)] ?? field.machine?.states[String(value)]?.label
  return (known ?? String(value).replace(/<[^<>]*>/g, ' ')).slice(0, LONGEST)
}
