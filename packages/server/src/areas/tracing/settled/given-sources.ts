import { exactAmount, formatAmount, toleranceOf } from '@trace/domain/areas/growing/amounts.ts'
import type { Contradiction } from '@trace/domain/areas/growing/hold-fields.ts'
import { formatDay } from '@trace/define/text/format.ts'
import type { LedgerSource } from './ledger-sources.ts'
import type { Ledger, LedgerTrace } from './ledger.ts'

/**
 * Facts against a lot of which a source had given nothing by its packing day, or by that of the last lot of its batch
 * less than the batch is made of. A draft may count on what a growing source is expected to give.
 */
export const givenFacts = (ledger: Ledger, lot: LedgerTrace, tolerancePercent: number): Contradiction[] =>
  sourcesOf(ledger).flatMap((source) => {
    const { is_growing, flows, gone, amount } = source
    const harvested = sum(flows.filter((flow) => flow.amount > 0))
    const least = amount - toleranceOf(harvested) - (harvested * tolerancePercent) / 100
    const rest = sum(flows) - gone
    // What a source that no longer grows lacks as a whole holds the source itself, and all that was made of it.
    if (!is_growing && rest < least) return []
    const first = firstDay(source)
    if (first === null || first > lot.packed_on) return [lateFact(source, first, lot.packed_on)]
    const last = lastPacking(ledger, lot)
    const given = Math.min(sum(flows.filter(({ day }) => day <= last)), rest)
    return given < least ? [shortFact(source, given, last)] : []
  })

/** Whether a fact says that a source had not given what was taken of it; its writer must confirm it. */
export const isUngivenSource = ({ key }: { key: string }): boolean => /^source \d+ (late|short) /.test(key)

const sum = (flows: readonly { amount: number }[]): number => flows.reduce((all, { amount }) => all + amount, 0)

/** The sources of a batch, each once with all that was taken of it. */
function sourcesOf({ sources }: Ledger): LedgerSource[] {
  const byId = Map.groupBy(sources, ({ batch_id }) => batch_id)
  return [...byId.values()].map((rows) => ({ ...rows[0]!, amount: sum(rows) }))
}

const firstDay = ({ flows }: LedgerSource): string | null =>
  flows
    .filter(({ amount }) => amount > 0)
    .map(({ day }) => day)
    .toSorted()[0] ?? null

/** The packing day of the last certified lot, or of this one if it is later. */
const lastPacking = ({ traces }: Ledger, lot: LedgerTrace): string =>
  traces
    .filter(({ id, status }) => id === lot.id || status !== 'draft')
    .map(({ packed_on }) => packed_on)
    .toSorted()
    .at(-1)!

function lateFact({ batch_id, code, start_date }: LedgerSource, first: string | null, packed: string): Contradiction {
  const after = `sau ngày đóng gói ${formatDay(packed)}`
  const found =
    start_date > packed
      ? `Lô ${code} bắt đầu ngày ${formatDay(start_date)}, ${after}`
      : first === null
        ? `Lô ${code} chưa thu hoạch`
        : `Lô ${code} thu hoạch từ ngày ${formatDay(first)}, ${after}`
  return {
    key: `source ${batch_id} late ${first?.replaceAll('-', '') ?? NEVER}`,
    kind: 'source',
    certified: `Làm từ lô ${code}`,
    found,
  }
}

/** Later than any day, as keys grade them. */
const NEVER = '99999999'

function shortFact({ batch_id, code, unit, factor, amount }: LedgerSource, given: number, day: string): Contradiction {
  const [of, taken] = [Math.max(0, given) / factor, amount / factor]
  return {
    key: `source ${batch_id} short ${exactAmount(taken - of)}`,
    kind: 'source',
    certified: `Làm từ ${formatAmount(exactAmount(taken))} ${unit} của lô ${code}`,
    found: `Đến ngày ${formatDay(day)} lô ${code} chỉ có ${formatAmount(exactAmount(of))} ${unit} cho lô này`,
  }
}
