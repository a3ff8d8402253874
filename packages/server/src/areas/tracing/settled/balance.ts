import type { Ledger, LedgerHarvest, LedgerTrace } from './ledger.ts'

/** Tolerance for comparing quantities: half of the smallest unit stored. */
const SAME = 0.0005

/** Quantities that came in and went out of a batch, in the batch's unit. */
export interface Balance {
  harvested: number
  /** Certified by lots that are or were in use. */
  certified: number
  /** Spoilt, dried out or thrown away after the harvest. */
  lost: number
  /** Used as a source of other batches. */
  taken: number
  /** What is left for lots and other batches; below zero the batch contradicts itself. */
  left: number
  /** Ids of drafts that exceed what is left. */
  exceeding: ReadonlySet<number>
}

/**
 * The balance of a batch. Drafts take from what is left, those that fitted before first; a draft that does not fit
 * takes nothing until it is changed to fit.
 */
export function balanceOf(ledger: Ledger, tolerancePercent = 0): Balance {
  const inUnit = (amount: number): number => amount / ledger.factor
  const sum = (rows: readonly { amount: number }[]): number => inUnit(rows.reduce((all, { amount }) => all + amount, 0))
  const [harvested, lost] = [ledger.harvests, ledger.losses].map((rows) => sum(rows.filter(isTold))) as [number, number]
  const drafts = ledger.traces.filter(({ status }) => status === 'draft')
  const certified = sum(ledger.traces.filter(({ status }) => status !== 'draft'))
  const taken = sum(ledger.taken)
  let left = harvested - lost - certified - taken
  const exceeding = new Set<number>()
  for (const { id, amount } of drafts.toSorted(fittingFirst)) {
    if (inUnit(amount) > left + SAME) exceeding.add(id)
    else left -= inUnit(amount)
  }
  const planned = isGrowing(ledger)
    ? Math.max(0, Math.min(taken, ledger.expected_quantity) - Math.max(0, harvested - lost - certified))
    : 0
  const tolerance = taken > 0 ? (harvested * tolerancePercent) / 100 : 0
  const rest = exact(left + planned)
  return {
    harvested: exact(harvested),
    certified: exact(certified),
    lost: exact(lost),
    taken: exact(taken),
    left: rest < 0 && rest >= -SAME - tolerance ? 0 : rest,
    exceeding,
  }
}

/** Only submitted and approved diaries count. */
export const isTold = ({ status }: Pick<LedgerHarvest, 'status'>): boolean =>
  status === 'submitted' || status === 'approved'

/** While a batch grows, its expected quantity may be used as a source of other batches. */
const isGrowing = ({ status }: Ledger): boolean => status === 'planned' || status === 'in_production'

const fittingFirst = (a: LedgerTrace, b: LedgerTrace): number => Number(a.exceeds) - Number(b.exceeds) || a.id - b.id

export const isShort = ({ left }: Balance): boolean => left < 0

/** Three decimals, as quantities are shown. */
const exact = (quantity: number): number => Math.round(quantity * 1000) / 1000 || 0
