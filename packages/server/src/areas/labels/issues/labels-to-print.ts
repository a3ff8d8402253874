import { printProblem } from '@trace/domain/areas/labels/issues/print-problem.ts'
import { serialText } from '@trace/domain/areas/labels/codes/serial-text.ts'
import { Refusal } from '@trace/platform/refusal.ts'
import type { Store } from '@trace/platform/store/store.ts'
import type { Stamp, Trace } from './lock-issue-rows.ts'
import type { SerialRange } from './serial-range.ts'

/** Refuses to print labels of an issue that is locked or recalled, or of goods that are held or recalled. */
export function refuseUnprintable({ status }: Pick<Stamp, 'status'>, trace: Pick<Trace, 'status'>): void {
  const problem = printProblem({ status, trace_status: trace.status })
  if (problem) throw new Refusal(422, problem)
}

interface ToPrint {
  /** The labels that may be printed, in parts that follow each other. */
  parts: SerialRange[]
  /** What is left out, as a sentence; null if nothing is. */
  left_out: string | null
}

/** The labels of a range that may be printed: all but those that were revoked or locked. Refused if none are left. */
export async function labelsToPrint({ sql }: Store, stampId: number, labels: SerialRange): Promise<ToPrint> {
  const [row] = await sql<{ parts: SerialRange[]; out: SerialRange[] }[]>`
    with wanted as (select int4multirange(int4range(${labels.serial_from}, ${labels.serial_to}, '[]')) as every),
    taken as (
      select coalesce(range_agg(int4range(serial_from, serial_to, '[]')), '{}') as out from stamp_ranges
      where stamp_id = ${stampId} and kind in ('revoked', 'locked')),
    ranges as (
      select true as is_out, unnest(wanted.every * taken.out) as part from wanted, taken
      union all select false, unnest(wanted.every - taken.out) from wanted, taken)
    select coalesce(json_agg(label) filter (where not is_out), '[]') as parts,
      coalesce(json_agg(label) filter (where is_out), '[]') as out
    from (select is_out, json_build_object('serial_from', lower(part), 'serial_to', upper(part) - 1) as label from ranges
      order by lower(part)) r`
  const { parts, out } = row!
  if (parts.length === 0) throw new Refusal(422, 'Các tem này đều đã hủy hoặc bị khóa, không in lại')
  return { parts, left_out: out.length === 0 ? null : `Không in tem đã hủy hoặc bị khóa: ${out.map(named).join(', ')}` }
}

const named = ({ serial_from, serial_to }: SerialRange): string =>
  serial_from === serial_to ? serialText(serial_from) : `${serialText(serial_from)}–${serialText(serial_to)}`
