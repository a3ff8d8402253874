import { isDeepStrictEqual } from 'node:util'
import { batches, certificates, diaries, manufactures, materialAreas, products, traces } from '@trace/domain'
import type { Resource } from '@trace/domain'
import { joined } from '../../../ports/postgres/connect.ts'
import type { Fragment, Sql } from '../../../ports/postgres/connect.ts'
import type { RowChange, WrittenRows } from '../../../engine/store/changes.ts'
import { unscoped } from '../../../engine/store/rows.ts'

/** Columns of owners whose change may take a certification back. */
const STANDING = ['is_active', 'approval_status', 'has_changes', 'deleted_at'] as const

/** What the ledger of a batch, and those of batches made of it, depend on. */
const OF_BATCH = ['status', 'hold', 'deleted_at'] as const

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
 * SQL: the ids of batches whose ledgers depend on rows that were written; null where there are none. New rows that
 * nothing refers to yet, and changes of what no ledger reads, ask nothing of the database.
 */
export function judgedBatches(sql: Sql, written: WrittenRows): Fragment | null {
  const idsOf = (resource: Resource, concerns: (change: RowChange) => boolean = () => true): number[] =>
    [...(written.get(resource.name) ?? [])].filter(([, change]) => concerns(change)).map(([id]) => id)
  const parts: Fragment[] = []

  const written_diaries = idsOf(diaries, isTelling)
  if (written_diaries.length > 0)
    parts.push(
      unscoped(sql, 'only ids of batches to judge')`select batch_id from diaries where id = any(${written_diaries})`,
      sharingArea(
        sql,
        unscoped(sql, 'only ids of batches to judge')`select d.id from diaries d where d.id = any(${written_diaries})`,
      ),
    )

  const changed_traces = idsOf(traces)
  if (changed_traces.length > 0)
    parts.push(
      unscoped(sql, 'only ids of batches to judge')`select batch_id from traces where id = any(${changed_traces})`,
      unscoped(
        sql,
        'only ids of batches to judge',
      )`select s.batch_id from traces t join batch_sources s on s.source_batch_id = t.batch_id where t.id = any(${idsOf(traces, differsIn(['status', 'deleted_at']))})`,
    )

  const changed_batches = idsOf(batches)
  if (changed_batches.length > 0) {
    const former = [...written.get(batches.name)!.values()].flatMap(sourcesBefore)
    parts.push(
      unscoped(
        sql,
        'only ids of batches to judge',
      )`select id from batches where id = any(${idsOf(batches, ({ before }) => before !== null)})`,
      unscoped(
        sql,
        'only ids of batches to judge',
      )`select x.id from batch_sources s cross join lateral (values (s.batch_id), (s.source_batch_id)) x(id) where s.batch_id = any(${changed_batches})`,
      unscoped(sql, 'only ids of batches to judge')`select id from batches where id = any(${former})`,
      unscoped(
        sql,
        'only ids of batches to judge',
      )`select batch_id from batch_sources where source_batch_id = any(${idsOf(batches, differsIn(OF_BATCH))})`,
    )
  }

  const changed_certificates = idsOf(certificates, ({ before }) => before !== null)
  const owners = { product_id: products, manufacture_id: manufactures, material_area_id: materialAreas }
  if (changed_certificates.length > 0)
    parts.push(
      unscoped(sql, 'only ids of batches to judge')`
        select t.batch_id from traces t where t.certificate_ids && ${changed_certificates} and ${isCertified(sql)}`,
    )
  const ownersOf = (link: string): number[] =>
    changed_certificates
      .map((id) => written.get(certificates.name)!.get(id)!.before![link])
      .filter((owner) => typeof owner === 'number')
  for (const [link, owner] of Object.entries(owners)) {
    const fallen = idsOf(owner, (change) => change.before !== null && differsIn(STANDING)(change))
    const ids = [...fallen, ...ownersOf(link)]
    if (ids.length > 0)
      parts.push(
        unscoped(
          sql,
          'only ids of batches to judge',
        )`select t.batch_id from traces t where ${sql(`t.${link}`)} = any(${ids}) and ${isCertified(sql)}`,
      )
  }

  if (parts.length === 0) return null
  return sql`${joined(
    sql,
    parts.map((part, at) => (at === 0 ? part : sql`union ${part}`)),
  )}`
}

const isCertified = (sql: Sql): Fragment => sql`t.status in ('active', 'held') and t.deleted_at is null`

/** Batches on the same area that were harvested within the withdrawal period of an input of these diaries. */
const sharingArea = (sql: Sql, ids: Fragment): Fragment => unscoped(sql, 'batches that a withdrawal period reaches')`
  select o.id from diaries d join diary_inputs i on i.diary_id = d.id join batches b on b.id = d.batch_id
    join batches o on o.material_area_id = b.material_area_id and o.id <> b.id and o.deleted_at is null
  where d.id in (${ids}) and i.withdrawal_days > 0 and (
    exists (select 1 from diaries h where h.batch_id = o.id and h.deleted_at is null and h.performed_at >= d.performed_at - interval '1 day'
      and h.performed_at < d.performed_at + (i.withdrawal_days + 1) * interval '1 day')
    or exists (select 1 from traces h where h.batch_id = o.id and h.deleted_at is null and h.harvest_date >= d.performed_at::date - 1
      and h.harvest_date <= d.performed_at::date + i.withdrawal_days + 1))`

/** Whether a diary may tell something of the goods: not a new one that weighs nothing, uses nothing and is not approved. */
const isTelling = ({ before, after }: RowChange): boolean =>
  before !== null ||
  after?.['quantity'] !== null ||
  after['status'] === 'approved' ||
  ((after['inputs'] ?? []) as unknown[]).length > 0

/** The batches that a batch was made of before its sources were changed. */
const sourcesBefore = ({ before }: RowChange): number[] =>
  ((before?.['source_batches'] ?? []) as { source_batch_id: number }[]).map(({ source_batch_id }) => source_batch_id)

const differsIn =
  (names: readonly string[]) =>
  ({ before, after }: RowChange): boolean =>
    before === null ||
    after === null ||
    names.some((name) => !isDeepStrictEqual(before[name] ?? null, after[name] ?? null))
