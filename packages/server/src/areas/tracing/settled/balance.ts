import { exactAmount, formatAmount, toleranceOf } from '@trace/domain/areas/growing/amounts.ts'
import { leftFrom, mostLacking, SOME_DAY } from '@trace/domain/areas/growing/goods-by-day.ts'
import type { Flow } from '@trace/domain/areas/growing/goods-by-day.ts'
import { isWithin, spanOf } from '@trace/domain/areas/growing/spans.ts'
import { formatDay } from '@trace/define/text/format.ts'
import type { Ledger, LedgerHarvest, LedgerTrace } from './ledger.ts'

/** Quantities that came in and went out of a batch, in the batch's unit. */
export interface Balance {
  harvested: number
  /** Certified by lots that are or were in use. */
  certified: number
  /** Spoilt, dried out or thrown away after the harvest. */
  lost: number
  /** Harvested, but of failed quality; not among `harvested`. */
  failed: number
  /** Used as a source of other batches. */
  taken: number
  /** What is left for lots and other batches; below zero the batch contradicts itself. */
  left: number
  /** The day up to which most was certified that had not been harvested, unless more is lacking of the whole batch. */
  lacking: Lacking | null
  /** Ids of drafts that exceed what is left. */
  exceeding: ReadonlySet<number>
  /** What came and went by day, with the drafts that fit; not what other batches took, whose day is unknown. */
  flows: readonly Flow[]
}

/** The sums up to a day, and how much more went out than had come in. */
export interface Lacking extends Pick<Balance, 'harvested' | 'certified' | 'lost'> {
  day: string
  amount: number
}

/**
 * The balance of a batch. Drafts take from what is left, those that fitted before first; a draft that does not fit
 * takes nothing until it is changed to fit.
 */
export function balanceOf(ledger: Ledger, tolerancePercent = 0): Balance {
  const inUnit = (amount: number): number => amount / ledger.factor
  const came = ledger.harvests.filter(isTold).map((one) => ({ day: spanOf(one).first, amount: inUnit(one.amount) }))
  const spoilt = ledger.losses.filter(isTold).map((one) => ({ day: spanOf(one).first, amount: -inUnit(one.amount) }))
  const lots = ledger.traces.filter(({ status }) => status !== 'draft').map((lot) => outflow(ledger, lot))
  const [harvested, lost, certified] = [sum(came), -sum(spoilt), -sum(lots)] as const
  const taken = inUnit(sum(ledger.taken))
  const same = toleranceOf(harvested)
  const flows: Flow[] = [...came, ...spoilt, ...lots]

  let left = harvested - lost - certified - taken
  const exceeding = new Set<number>()
  for (const draft of ledger.traces.filter(({ status }) => status === 'draft').toSorted(fittingFirst)) {
    const flow = outflow(ledger, draft)
    if (-flow.amount > Math.min(left, leftFrom(flows, flow.day)) + same) exceeding.add(draft.id)
    else {
      left += flow.amount
      flows.push(flow)
    }
  }
  const planned = isGrowing(ledger)
    ? Math.max(0, Math.min(taken, ledger.expected_quantity) - Math.max(0, harvested - lost - certified))
    : 0
  const tolerance = taken > 0 ? (harvested * tolerancePercent) / 100 : 0
  const rest = exactAmount(left + planned)
  const whole = rest < 0 && rest >= -same - tolerance ? 0 : rest
  return {
    harvested: exactAmount(harvested),
    certified: exactAmount(certified),
    lost: exactAmount(lost),
    failed: exactAmount(inUnit(sum(ledger.failed.filter(isTold)))),
    taken: exactAmount(taken),
    left: whole,
    lacking: lackingOf({ came, spoilt, lots }, whole),
    exceeding,
    flows,
  }
}

const sum = (rows: readonly { amount: number }[]): number => rows.reduce((all, { amount }) => all + amount, 0)

/** What a lot takes of its batch, on its harvest day; on some day if its batch has no harvest of that day. */
const outflow = (
  ledger: Ledger,
  { amount, harvest_date: day }: Pick<LedgerTrace, 'amount' | 'harvest_date'>,
): Flow => ({
  day: day && isHarvestDay(ledger, day) ? day : SOME_DAY,
  amount: -amount / ledger.factor,
})

const isHarvestDay = ({ harvests }: Ledger, day: string): boolean =>
  harvests.some((harvest) => isTold(harvest) && isWithin(day, spanOf(harvest)))

function lackingOf(
  { came, spoilt, lots }: Record<'came' | 'spoilt' | 'lots', readonly Flow[]>,
  left: number,
): Lacking | null {
  const found = mostLacking([...came, ...spoilt, ...lots].filter(({ day }) => day !== SOME_DAY))
  if (!found || found.amount <= -left + toleranceOf(left)) return null
  const until = (flows: readonly Flow[]): number =>
    exactAmount(Math.abs(sum(flows.filter(({ day }) => day <= found.day))))
  return {
    day: found.day,
    amount: exactAmount(found.amount),
    harvested: until(came),
    certified: until(lots),
    lost: until(spoilt),
  }
}

/** Whether a lot counts among those that lack goods up to a day. */
export const isLackedBy = (ledger: Ledger, lot: LedgerTrace, { day }: Lacking): boolean =>
  outflow(ledger, lot).day <= day

/**
 * How much of a batch a lot of a harvest day may certify, beside all others; with the day, if less had been harvested
 * by then than is left of the whole batch.
 */
export function leftForLot(
  ledger: Ledger,
  { id, harvest_date }: { id: number; harvest_date: string | null },
): { left: number; day: string | null } {
  const others = ledger.traces.filter((lot) => lot.id !== id && !(lot.status === 'draft' && lot.exceeds))
  const { left, flows } = balanceOf({ ...ledger, traces: others })
  const { day } = outflow(ledger, { amount: 0, harvest_date })
  const byDay = exactAmount(leftFrom(flows, day))
  return byDay < left && day !== SOME_DAY ? { left: byDay, day } : { left, day: null }
}

/** How much a lot may certify, in words. */
export function leftSentence(ledger: Ledger, lot: { id: number; harvest_date: string | null }): string {
  const { left, day } = leftForLot(ledger, lot)
  const until = day === null ? 'Lô' : `Đến ngày ${formatDay(day)} lô`
  return `${until} chỉ còn ${formatAmount(Math.max(0, left))} ${ledger.unit} chưa cấp hồ sơ`
}

/** Only submitted and approved diaries count. */
export const isTold = ({ status }: Pick<LedgerHarvest, 'status'>): boolean =>
  status === 'submitted' || status === 'approved'

/** While a batch grows, its expected quantity may be used as a source of other batches. */
const isGrowing = ({ status }: Ledger): boolean => status === 'planned' || status === 'in_production'

const fittingFirst = (a: LedgerTrace, b: LedgerTrace): number => Number(a.exceeds) - Number(b.exceeds) || a.id - b.id

export const isShort = ({ left }: Balance): boolean => left < 0
