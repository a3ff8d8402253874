import { isDeepStrictEqual } from 'node:util'
import { formatAmount } from '@trace/domain/areas/growing/amounts.ts'
import { batches } from '@trace/domain/areas/growing/batches.ts'
import type { Row } from '@trace/define/resource.ts'
import { ProblemList } from '@trace/platform/operation/problem-list.ts'
import type { Settling } from '@trace/platform/request/settle.ts'
import type { RowChange } from '@trace/platform/store/changes.ts'
import type { Store } from '@trace/platform/store/store.ts'
import { isShort } from './balance.ts'
import type { Judged } from './judged.ts'

type Sources = Row<typeof batches>['source_batches']

/** Number of the advisory lock under which sources are changed, so that two changes cannot close a ring together. */
const SOURCES = 7_228_431

/** The batches to which a call gave other sources, with these; not those that it left without any. */
export function changedSources({ written }: Settling): Map<number, Sources> {
  const rows = [...(written.get(batches.name) ?? [])].filter(([, change]) => sourcesChanged(change))
  return new Map(rows.map(([id, { after }]) => [id, after!['source_batches'] as Sources]))
}

const sourcesChanged = ({ before, after }: RowChange): boolean => {
  const now = after?.['source_batches'] as Sources | undefined
  return now !== undefined && now.length > 0 && !isDeepStrictEqual(before?.['source_batches'] ?? [], now)
}

export const lockSources = ({ sql }: Store): Promise<unknown> => sql`select pg_advisory_xact_lock(${SOURCES})`

interface Source {
  id: number
  code: string
  /** The code of the batch made of this source. */
  own: string
  status: string
  hold: string
  is_own: boolean
  is_recalled: boolean
  is_made_of_it: boolean
  is_convertible: boolean[]
}

/**
 * Refuses invalid sources: cycles; batches that are cancelled, recalled, held or another producer's; units that do
 * not convert; and more than is left.
 */
export const refuseSources = (
  store: Store,
  changed: ReadonlyMap<number, Sources>,
  judged: readonly Judged[],
): Promise<void> =>
  ProblemList.refuse(async (problems) => {
    for (const [id, sources] of changed) {
      const found = await readSources(store, id)
      for (const [index, { source_batch_id }] of sources.entries()) {
        const at = `source_batches.${index}`
        const source = found.get(source_batch_id)
        if (!source) continue
        const problem = problemOf(source, id)
        if (problem) problems.at(`${at}.source_batch_id`, problem)
        if (
          !source.is_convertible[
            sources.slice(0, index).filter((one) => one.source_batch_id === source_batch_id).length
          ]
        )
          problems.at(`${at}.product_unit_id`, `Đơn vị tính không quy đổi được sang đơn vị của lô ${source.code}`)
        const one = judged.find(({ ledger }) => ledger.id === source_batch_id)
        if (!problem && one && isShort(one.balance)) {
          const own = one.ledger.taken
            .filter((taken) => taken.batch_id === id)
            .reduce((sum, { amount }) => sum + amount, 0)
          const left = Math.max(0, one.balance.left + own / one.ledger.factor)
          problems.at(`${at}.quantity`, `Lô ${source.code} chỉ còn ${formatAmount(left)} ${one.ledger.unit}`)
        }
      }
    }
  })

function problemOf(source: Source, id: number): string | null {
  const { code, own, status, hold } = source
  if (source.id === id) return 'Lô không thể là nguyên liệu của chính nó'
  if (source.is_made_of_it) return `Lô ${own} đã có trong nguồn của lô này`
  if (!source.is_own) return `Lô ${code} của cơ sở khác, chưa được chia sẻ`
  if (status === 'cancelled') return `Lô ${code} đã hủy`
  if (status === 'recalled' || source.is_recalled) return `Lô ${code} đã bị thu hồi`
  return hold === 'held' ? `Lô ${code} đang tạm giữ để xác minh` : null
}

async function readSources({ unscoped }: Store, id: number): Promise<Map<number, Source>> {
  const found = await unscoped('the sources of a batch that was written, whoever owns them')<Source[]>`
    with recursive origins (source, origin) as (
      select s.source_batch_id, s.source_batch_id from batch_sources s where s.batch_id = ${id}
      union
      select o.source, s.source_batch_id from origins o join batch_sources s on s.batch_id = o.origin)
    select b.id, b.code, own.code as own, b.status, b.hold, b.manufacture_id = own.manufacture_id as is_own,
      exists (select 1 from traces t where t.batch_id = b.id and t.status = 'recalled' and t.deleted_at is null) as is_recalled,
      exists (select 1 from origins o where o.source = b.id and o.origin = ${id}) as is_made_of_it,
      (select jsonb_agg(s.product_unit_id is null or coalesce(w.base_unit_id, w.id) = coalesce(v.base_unit_id, v.id) order by s.position, s.id)
        from batch_sources s left join product_units w on w.id = s.product_unit_id
        where s.batch_id = own.id and s.source_batch_id = b.id) as is_convertible
    from batches own, batches b left join product_units v on v.id = b.product_unit_id
    where own.id = ${id} and b.id in (select source_batch_id from batch_sources where batch_id = ${id})`
  return new Map(found.map((source) => [source.id, source]))
}
