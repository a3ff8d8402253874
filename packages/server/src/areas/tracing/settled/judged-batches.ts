import { isDeepStrictEqual } from 'node:util'
import { products } from '@trace/domain/areas/catalogue/products.ts'
import { LOSS, SLAUGHTER } from '@trace/domain/areas/growing/activities.ts'
import { batches } from '@trace/domain/areas/growing/batches.ts'
import { diaries } from '@trace/domain/areas/growing/diaries.ts'
import { materialAreas } from '@trace/domain/areas/growing/material-areas.ts'
import { certificates } from '@trace/domain/areas/producers/certificates.ts'
import { manufactures } from '@trace/domain/areas/producers/manufactures.ts'
import { traces } from '@trace/domain/areas/tracing/traces.ts'
import type { Resource } from '@trace/define/resource.ts'
import { concatSql } from '@trace/platform/ports/postgres/connect.ts'
import type { Fragment, Sql } from '@trace/platform/ports/postgres/connect.ts'
import type { RowChange, WrittenRows } from '@trace/platform/store/changes.ts'
import { unscoped } from '@trace/platform/store/rows.ts'

/** Columns of a producer, product or area that may void a certification when changed. */
const STANDING = ['is_active', 'approval_status', 'has_changes', 'deleted_at'] as const

/** Columns of a batch on which the ledgers of batches made of it depend. */
const OF_BATCH = ['status', 'hold', 'held_facts', 'deleted_at'] as const

/** Columns of a lot on which the ledgers of batches made of its own, or of the same sources, depend. */
const OF_LOT = ['status', 'deleted_at', 'quantity', 'product_unit_id'] as const

/** The resources whose rows the ledger reads. */
export const ledgerResources: readonly Resource[] = [
  batches,
  diaries,
  traces,
  certificates,
  products,
  manufactures,
  materialAreas,
]

/**
 * SQL: a condition that selects the batches `b` whose ledgers depend on the written rows; null if there are none.
 * New rows that nothing refers to yet, and changes that no ledger reads, need no query.
 */
export function judgedBatches(sql: Sql, written: WrittenRows): Fragment | null {
  const changesOf = (resource: Resource, concerns: (change: RowChange) => boolean): [number, RowChange][] =>
    [...(written.get(resource.name) ?? [])].filter(([, change]) => concerns(change))
  const named = new Set<number>()
  const parts: Fragment[] = []

  const told = changesOf(diaries, isTelling)
  for (const [, change] of told) for (const id of linksOf(change, 'batch_id')) named.add(id)
  const drugs = drugDiaries(written).map(([id]) => id)
  if (drugs.length > 0) parts.push(sharingArea(sql, drugs))

  for (const [, change] of changesOf(traces, () => true)) for (const id of linksOf(change, 'batch_id')) named.add(id)
  const moved = changesOf(traces, differsIn(OF_LOT)).filter(([, { before }]) => before !== null)
  const sources = moved.flatMap(([, change]) => linksOf(change, 'batch_id'))
  if (sources.length > 0) parts.push(madeOf(sql, sources), sharingSource(sql, sources))

  const weighed = weighedBatches(written)
  if (weighed.length > 0) parts.push(sql`${madeOf(sql, weighed)} and ${hasCertified(sql)}`)

  for (const [, change] of changesOf(batches, () => true)) for (const id of sourcesIn(change)) named.add(id)
  const changed = changesOf(batches, ({ before }) => before !== null).map(([id]) => id)
  for (const id of changed) named.add(id)
  if (changed.length > 0)
    parts.push(
      unscoped(
        sql,
        'only ids of batches to judge',
      )`select source_batch_id from batch_sources where batch_id = any(${changed})`,
      sharingSource(sql, changed),
    )
  const stated = changesOf(batches, differsIn(OF_BATCH)).filter(([, { before }]) => before !== null)
  if (stated.length > 0)
    parts.push(
      madeOf(
        sql,
        stated.map(([id]) => id),
      ),
    )

  const spoken = changesOf(certificates, ({ before }) => before !== null)
  if (spoken.length > 0)
    parts.push(
      unscoped(
        sql,
        'only ids of batches to judge',
      )`select t.batch_id from traces t where t.certificate_ids && ${spoken.map(([id]) => id)} and ${isCertified(sql)}`,
    )
  const owners = { product_id: products, manufacture_id: manufactures, material_area_id: materialAreas }
  for (const [link, owner] of Object.entries(owners)) {
    const fallen = changesOf(owner, (change) => change.before !== null && differsIn(STANDING)(change))
    const ids = [...fallen.map(([id]) => id), ...spoken.flatMap(([, change]) => linksOf(change, link))]
    if (ids.length > 0)
      parts.push(
        unscoped(
          sql,
          'only ids of batches to judge',
        )`select t.batch_id from traces t where ${sql(`t.${link}`)} = any(${ids}) and ${isCertified(sql)}`,
      )
  }

  const ids = sql`${[...named]}::int[]`
  if (parts.length === 0) return named.size > 0 ? sql`b.id = any(${ids})` : null
  return sql`b.id in (select unnest(${ids}) ${concatSql(
    sql,
    parts.map((part) => sql`union ${part}`),
  )})`
}

/** The written diaries that may use drugs. */
export const drugDiaries = (written: WrittenRows): [number, RowChange][] =>
  [...(written.get(diaries.name) ?? [])].filter(([, change]) => mayUseDrugs(change))

/** The rows that a written row links to, before and after. */
export const linksOf = ({ before, after }: RowChange, link: string): number[] =>
  [before?.[link], after?.[link]].filter((id) => typeof id === 'number')

/** The batches of written diaries that had a quantity or tell of a loss: what is made of them may have got less. */
export const weighedBatches = (written: WrittenRows): number[] =>
  [...(written.get(diaries.name)?.values() ?? [])]
    .filter(({ before, after }) => before?.['quantity'] || after?.['activity_type'] === LOSS)
    .flatMap((change) => linksOf(change, 'batch_id'))

/** Batches made of these. */
const madeOf = (sql: Sql, ids: readonly number[]): Fragment =>
  unscoped(
    sql,
    'only ids of batches to judge',
  )`select s.batch_id from batch_sources s where s.source_batch_id = any(${[...ids]})`

const hasCertified = (sql: Sql): Fragment =>
  unscoped(
    sql,
    'only ids of batches to judge',
  )`exists (select 1 from traces t where t.batch_id = s.batch_id and ${isCertified(sql)})`

/** Batches made of the same sources as these, while the sources grow: each may take what another was to get. */
const sharingSource = (sql: Sql, ids: readonly number[]): Fragment => unscoped(sql, 'only ids of batches to judge')`
  select s.batch_id from batch_sources own join batches o on o.id = own.source_batch_id join batch_sources s on s.source_batch_id = o.id
  where own.batch_id = any(${[...ids]}) and o.status in ('planned', 'in_production') and ${hasCertified(sql)}`

const isCertified = (sql: Sql): Fragment => sql`t.status in ('active', 'held') and t.deleted_at is null`

/** Batches on the same area with diaries or harvest days within the withdrawal periods of inputs of these diaries. */
const sharingArea = (sql: Sql, ids: readonly number[]): Fragment => unscoped(
  sql,
  'batches that a withdrawal period reaches',
)`
  select o.id from diaries d join diary_inputs i on i.diary_id = d.id join batches b on b.id = d.batch_id
    join batches o on o.material_area_id = b.material_area_id and o.id <> b.id and o.deleted_at is null
    cross join lateral (select coalesce(d.finished_at, d.performed_at) as at) ended
  where d.id = any(${[...ids]}) and i.withdrawal_days > 0 and (
    exists (select 1 from diaries h where h.batch_id = o.id and h.deleted_at is null and coalesce(h.finished_at, h.performed_at) >= d.performed_at - interval '1 day'
      and h.performed_at < ended.at + (i.withdrawal_days + 1) * interval '1 day')
    or exists (select 1 from traces h where h.batch_id = o.id and h.deleted_at is null and h.harvest_date >= d.performed_at::date - 1
      and h.harvest_date <= ended.at::date + i.withdrawal_days + 1))`

/** Whether a diary can change a ledger. A new one can only with a quantity or drugs, as a slaughter, or approved. */
const isTelling = (change: RowChange): boolean =>
  change.before !== null ||
  change.after?.['quantity'] !== null ||
  change.after['activity_type'] === SLAUGHTER ||
  change.after['status'] === 'approved' ||
  mayUseDrugs(change)

/**
 * Whether a diary has inputs with a withdrawal period, before or after the write. True for a change that does not
 * mention inputs.
 */
function mayUseDrugs({ before, after }: RowChange): boolean {
  const inputs = [before?.['inputs'], after?.['inputs']] as ({ withdrawal_days?: number | null }[] | undefined)[]
  if (before !== null && inputs.every((rows) => rows === undefined)) return true
  return inputs.some((rows) => rows?.some(({ withdrawal_days }) => (withdrawal_days ?? 0) > 0))
}

/** The source batches of a batch before and after the write; none where the write does not name them. */
const sourcesIn = ({ before, after }: RowChange): number[] =>
  [before, after].flatMap((row) =>
    ((row?.['source_batches'] ?? []) as { source_batch_id: number }[]).map(({ source_batch_id }) => source_batch_id),
  )

const differsIn =
  (names: readonly string[]) =>
  ({ before, after }: RowChange): boolean =>
    before === null ||
    after === null ||
    names.some((name) => !isDeepStrictEqual(before[name] ?? null, after[name] ?? null))
