import type { Contradiction, ContradictionKind } from '@trace/domain/areas/growing/hold-fields.ts'
import { harvestDayProblem } from '@trace/domain/areas/growing/harvest-days.ts'
import { spanOf } from '@trace/domain/areas/growing/spans.ts'
import { formatAmount } from '@trace/domain/areas/growing/amounts.ts'
import { formatDay } from '@trace/define/text/format.ts'
import { isLackedBy, isShort, isTold } from './balance.ts'
import { givenFacts, isUngivenSource } from './given-sources.ts'
import { isTakenCertificate } from './taken-certificates.ts'
import { isTakenSource } from './taken-sources.ts'
import { stageFacts } from './told-stages.ts'
import { isWithdrawal, toldDayFacts, workFacts } from './withdrawal-facts.ts'
import type { Balance } from './balance.ts'
import type { Ledger, LedgerTrace, Owner } from './ledger.ts'

/**
 * Kinds of facts that their writer must confirm with a reason, since most are slips; so are sources that
 * were taken from a batch or had not given what it was made of.
 * All others follow from decisions of officers: they are never refused, and end with the decision.
 */
const admitted: ReadonlySet<ContradictionKind> = new Set(['withdrawal', 'balance', 'harvest', 'form'])

export const isAdmitted = (fact: Contradiction): boolean =>
  admitted.has(fact.kind) || isTakenSource(fact) || isUngivenSource(fact)

/** The contradictions of a batch, which apply to all of its lots. */
export function batchContradictions(ledger: Ledger, balance: Balance): Contradiction[] {
  return [...workFacts(ledger), ...balanceFacts(ledger, balance), ...sourceFacts(ledger)]
}

/** Contradictions that concern this lot only, besides those of its batch. */
export function traceContradictions(
  ledger: Ledger,
  balance: Balance,
  trace: LedgerTrace,
  tolerancePercent: number,
): Contradiction[] {
  const { harvest_date: day } = trace
  return [
    ...(day ? [...toldDayFacts(ledger, day), ...harvestFacts(ledger, day)] : []),
    ...lackingFacts(ledger, balance, trace),
    ...givenFacts(ledger, trace, tolerancePercent),
    ...otherGoodsFacts(ledger, trace),
    ...trace.certificates.map(certificateFact),
    ...standingFacts(ledger),
    ...sisterFacts(ledger, trace),
    ...stageFacts(ledger, trace),
  ]
}

/** The fact that nothing was harvested on the day that a lot tells. */
function harvestFacts({ harvests }: Ledger, day: string): Contradiction[] {
  const found = harvestDayProblem(day, { harvest_days: harvests.filter(isTold).map(spanOf), used: [] })
  return found ? [{ key: `harvest ${day}`, kind: 'harvest', certified: `Thu hoạch ngày ${formatDay(day)}`, found }] : []
}

/** The fact that a lot tells of another product or producer than its batch. */
function otherGoodsFacts({ product, manufacture }: Ledger, lot: LedgerTrace): Contradiction[] {
  if (lot.product_id === product.id && lot.manufacture_id === manufacture.id) return []
  const found = `Lô sản xuất là của ${product.name}, ${manufacture.name}`.slice(0, 500)
  return [{ key: `product ${lot.product_id} other`, kind: 'product', certified: 'Sản phẩm của hồ sơ', found }]
}

function balanceFacts({ unit }: Ledger, balance: Balance): Contradiction[] {
  const { harvested, certified, taken, lost, failed } = balance
  if (!isShort(balance)) return []
  const used = taken > 0 ? `, dùng làm nguyên liệu ${formatAmount(taken)} ${unit}` : ''
  return [
    {
      key: `${BALANCE}${-balance.left}`,
      kind: 'balance',
      certified: `Đã cấp hồ sơ ${formatAmount(certified)} ${unit}${used}`,
      found: `Lô chỉ thu hoạch ${formatAmount(harvested)} ${unit}${failedText(failed, unit)}${lostText(lost, unit)}`,
    },
  ]
}

/** The fact that goods of harvest days up to that of a lot are more than was harvested by then. */
function lackingFacts(ledger: Ledger, { lacking }: Balance, lot: LedgerTrace): Contradiction[] {
  if (!lacking || !isLackedBy(ledger, lot, lacking)) return []
  const { day, amount, harvested, certified, lost } = lacking
  const { unit } = ledger
  return [
    {
      key: `${BALANCE}${day} ${amount}`,
      kind: 'balance',
      certified: `Đã cấp hồ sơ ${formatAmount(certified)} ${unit} thu hoạch đến ngày đó`,
      found: `Đến ngày ${formatDay(day)} lô chỉ thu hoạch ${formatAmount(harvested)} ${unit}${lostText(lost, unit)}`,
    },
  ]
}

const failedText = (failed: number, unit: string): string =>
  failed > 0 ? `, không đạt chất lượng ${formatAmount(failed)} ${unit}` : ''

const lostText = (lost: number, unit: string): string => (lost > 0 ? `, hao hụt ${formatAmount(lost)} ${unit}` : '')

const sourceStates = { held: 'đang tạm giữ để xác minh', recalled: 'bị thu hồi', cancelled: 'đã hủy' }

const sourceFacts = ({ sources }: Ledger): Contradiction[] =>
  sources.flatMap(({ batch_id, code, state, count }) =>
    state === null
      ? []
      : [
          {
            key: `source ${batch_id} ${state} ${count}`,
            kind: 'source',
            certified: `Làm từ lô ${code}`,
            found: `Lô ${code} ${sourceStates[state]}`,
          },
        ],
  )

export const certificateFact = ({
  id,
  number,
  problem,
  issued_at,
  expires_at,
}: LedgerTrace['certificates'][number]): Contradiction => ({
  key: `certificate ${id} ${problem}`,
  kind: 'certificate',
  certified: `Chứng nhận ${number ?? `#${id}`}`,
  found: {
    late: `Chứng nhận cấp ngày ${formatDay(issued_at)}, sau ngày đóng gói`,
    expired: `Chứng nhận hết hạn ngày ${formatDay(expires_at)}, trước ngày đóng gói`,
    withdrawn: 'Chứng nhận không còn được công nhận',
  }[problem],
})

function standingFacts({ manufacture, product, area }: Ledger): Contradiction[] {
  const facts = [
    fallen('manufacture', manufacture, 'Sản xuất bởi', 'Cơ sở đang tạm dừng hoặc không còn được duyệt'),
    fallen('product', product, 'Sản phẩm', 'Sản phẩm đang tạm dừng hoặc không còn được duyệt'),
    area && fallen('area', area, 'Sản xuất tại', 'Vùng sản xuất không còn được duyệt'),
  ]
  return facts.filter((fact) => fact !== null)
}

const fallen = (
  kind: ContradictionKind,
  { id, name, is_standing }: Owner,
  certified: string,
  found: string,
): Contradiction | null =>
  is_standing ? null : { key: `${kind} ${id}`, kind, certified: `${certified} ${name}`.slice(0, 500), found }

const sisterFacts = ({ traces }: Ledger, { id }: LedgerTrace): Contradiction[] =>
  traces
    .filter((other) => other.id !== id && other.status === 'recalled')
    .map(({ id: other, code }) => ({
      key: `sister ${other}`,
      kind: 'sister',
      certified: 'Cùng lô sản xuất',
      found: `Hồ sơ ${code} của cùng lô bị thu hồi`,
    }))

const BALANCE = 'balance '

/** Whether a fact is about the goods up to a harvest day, not about those of the whole batch. */
export const isOfDay = ({ key }: { key: string }): boolean => /^balance \d{4}-\d\d-\d\d /.test(key)

/**
 * Kinds of facts whose keys end with a grade: how much a batch is short, until when a harvest was forbidden, or how
 * many facts there are against a source.
 */
const graded: ReadonlySet<string> = new Set<ContradictionKind>(['balance', 'withdrawal', 'source'])

/** Whether a fact is among known ones, or no worse than one of them. */
export function isKnown({ key }: Pick<Contradiction, 'key'>, known: readonly { key: string }[]): boolean {
  const [what, grade] = gradeOf(key)
  return known.some((other) => {
    const [same, worst] = gradeOf(other.key)
    return same === what && worst >= grade
  })
}

function gradeOf(key: string): [what: string, grade: number] {
  if (!graded.has(key.slice(0, key.indexOf(' ')))) return [key, 0]
  const end = key.lastIndexOf(' ')
  return [key.slice(0, end), Number(key.slice(end))]
}

/**
 * The released facts that are still true, or that may be written again as they were. All others are over, so that
 * the next suspension, recall or shortage holds goods again.
 */
export const stillReleased = (
  released: readonly { key: string }[],
  facts: readonly Contradiction[],
): { key: string }[] =>
  released.filter(
    (one) =>
      isWithdrawal(one) || isTakenCertificate(one) || facts.some(({ key }) => gradeOf(key)[0] === gradeOf(one.key)[0]),
  )

/** Facts that no officer has released. */
export const unreleased = (facts: readonly Contradiction[], released: readonly { key: string }[]): Contradiction[] =>
  facts.filter((fact) => !isKnown(fact, released))

export const isSameFacts = (some: readonly Contradiction[], others: readonly Contradiction[]): boolean =>
  some.length === others.length && some.every(({ key }, at) => key === others[at]!.key)
