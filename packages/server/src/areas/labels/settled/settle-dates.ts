import { isDeepStrictEqual } from 'node:util'
import { stamps } from '@trace/domain/areas/labels/issues/stamps.ts'
import { traces } from '@trace/domain/areas/tracing/traces.ts'
import type { Row } from '@trace/define/resource.ts'
import { formatDay, formatNumber } from '@trace/define/text/format.ts'
import { refuseField } from '@trace/platform/refusal.ts'
import type { SettledRule, Settling } from '@trace/platform/request/settle.ts'
import type { RowChange } from '@trace/platform/store/changes.ts'
import { unscoped } from '@trace/platform/store/rows.ts'

/** The dates of a lot that labels bear. */
const PRINTED = ['harvest_date', 'packaging_date', 'expired_date'] as const

interface Issue extends Pick<Row<typeof stamps>, 'id' | 'trace_id' | 'packaging_date'> {
  printed_count: number
  trace: Pick<Row<typeof traces>, 'packaging_date' | 'harvest_date'>
}

/** Problem with the packing day given for an issue; null if it equals the day of its lot, or is empty. */
export function packingDayProblem(
  said: string | null | undefined,
  { packaging_date, harvest_date }: Pick<Row<typeof traces>, 'packaging_date' | 'harvest_date'>,
): string | null {
  const made = packaging_date ?? harvest_date
  if (!said || said === made) return null
  return made
    ? `Ngày đóng gói của đợt tem theo hồ sơ truy xuất: ${formatDay(made)}`
    : 'Hồ sơ truy xuất chưa có ngày đóng gói'
}

/** Rule: an issue has the packing day of its lot, so that labels show no other day. */
export const settledLabelDates: SettledRule = {
  watches: [traces.name, stamps.name],
  async settle(settling) {
    const { store, written } = settling
    const changes = written.get(stamps.name) ?? new Map<number, RowChange>()
    const dated = [...changes].filter(([, change]) => isDated(change)).map(([id]) => id)
    const lots = [...(written.get(traces.name) ?? [])].filter(([, change]) => isMoved(change)).map(([id]) => id)
    if (dated.length + lots.length === 0) return
    const issues = await unscoped(store.sql, 'issues of lots that were written, whoever owns them')<Issue[]>`
      select s.id, s.trace_id, s.packaging_date, coalesce(s.printed_count, 0) as printed_count,
        jsonb_build_object('packaging_date', t.packaging_date, 'harvest_date', t.harvest_date) as trace
      from stamps s join traces t on t.id = s.trace_id
      where (s.id = any(${dated}) or t.id = any(${lots})) and s.deleted_at is null order by s.id for no key update`
    for (const { id, packaging_date, trace } of issues) {
      const problem = packingDayProblem(packaging_date, trace)
      if (!problem) continue
      const change = changes.get(id)
      if (change && isTyped(change)) throw refuseField('packaging_date', problem)
      await store.update(stamps, id, { packaging_date: trace.packaging_date ?? trace.harvest_date })
    }
    for (const lot of lots) remindOfPrinted(settling, lot, issues)
  },
}

const isDated = ({ before, after }: RowChange): boolean =>
  after !== null && (!before || ['packaging_date', 'trace_id', 'deleted_at'].some(differsIn({ before, after })))

/** Whether somebody stated the day of an issue with this write. */
const isTyped = ({ before, after }: RowChange): boolean => before?.['packaging_date'] !== after?.['packaging_date']

const isMoved = ({ before, after }: RowChange): boolean =>
  before !== null && after !== null && [...PRINTED, 'deleted_at'].some(differsIn({ before, after }))

const differsIn =
  ({ before, after }: RowChange) =>
  (name: string): boolean =>
    !isDeepStrictEqual(before?.[name] ?? null, after?.[name] ?? null)

/** Tells whoever corrects a lot how many labels bear what it said before. */
function remindOfPrinted({ written, remark }: Settling, lot: number, issues: readonly Issue[]): void {
  const change = written.get(traces.name)!.get(lot)!
  const moved = PRINTED.filter(differsIn(change)).map((name) => traces.fields[name].label.toLowerCase())
  const count = issues.filter(({ trace_id }) => trace_id === lot).reduce((sum, one) => sum + one.printed_count, 0)
  if (count > 0 && moved.length > 0)
    remark(`${formatNumber(count)} tem đã in theo ${moved.join(', ')} cũ, hãy hủy và in tem mới`)
}
