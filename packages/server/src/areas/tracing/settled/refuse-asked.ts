import { batches } from '@trace/domain/areas/growing/batches.ts'
import { diaries } from '@trace/domain/areas/growing/diaries.ts'
import type { Contradiction, ContradictionKind } from '@trace/domain/areas/growing/hold-fields.ts'
import { traces } from '@trace/domain/areas/tracing/traces.ts'
import { Refusal, refuseField } from '@trace/platform/refusal.ts'
import type { Settling } from '@trace/platform/request/settle.ts'
import { refuseUnharvested } from '../trace-activation.ts'
import { isShort, leftSentence } from './balance.ts'
import { isAdmitted, isKnown, unreleased } from './contradictions.ts'
import type { Judged } from './judged.ts'

/** Hint how to record a fact that contradicts what was certified. */
const HOW = 'Nếu việc này đã xảy ra, hãy ghi lý do; lô sẽ được tạm giữ để xác minh'

/**
 * Refuses new contradictions that come without a reason, since most are slips. The message names the day, drug or
 * quantity, and how to record the fact anyway. Consequences of officers' decisions are never questioned. An activation
 * that contradicts something is refused whatever reason comes with it.
 */
export function refuseAsked(settling: Settling, judged: readonly Judged[]): void {
  for (const one of judged) refuseActivation(settling, one)
  if (settling.told !== null) return
  for (const { ledger, facts, lots } of judged) {
    const known = [...ledger.held_facts, ...lots.flatMap(({ trace }) => trace.held_facts)]
    const found = [...facts, ...lots.flatMap((lot) => (isCertified(lot.trace.status) ? lot.facts : []))]
    const asked = found.find((fact) => isAdmitted(fact) && !isKnown(fact, known))
    if (asked) throw refusalFor(settling, asked)
  }
}

const isCertified = (status: string): boolean => status === 'active' || status === 'held'

/**
 * Refuses to activate a lot whose batch is not harvested, a draft that exceeds what is left of its batch, and a lot
 * that contradicts what is recorded.
 */
function refuseActivation({ written }: Settling, { ledger, balance, lots }: Judged): void {
  for (const { trace, facts } of lots) {
    const change = written.get(traces.name)?.get(trace.id)
    if (trace.status !== 'active' || !change?.before || !isFromOutside(change.before['status'])) continue
    refuseUnharvested(ledger.status)
    const before = change.before as { exceeds?: boolean | null }
    if (before.exceeds && isShort(balance)) throw refuseField('quantity', leftSentence(ledger, trace))
    const waiting = [
      ...facts,
      ...unreleased(ledger.held_facts, [...ledger.released_facts, ...facts]).filter(isAdmitted),
    ]
    if (waiting.length > 0)
      throw new Refusal(422, `Chưa thể kích hoạt, còn phải xác minh: ${waiting.map(({ found }) => found).join('; ')}`, {
        errors: { compliance: waiting.map(({ certified, found }) => `${certified}; ${found}`) },
      })
  }
}

const isFromOutside = (status: unknown): boolean => status === 'draft' || status === 'inactive'

/**
 * Attaches the refusal to a field of the submitted form. A write that has no diary, trace or batch form is refused
 * as a whole.
 */
function refusalFor({ written }: Settling, { kind, certified, found }: Contradiction): Refusal {
  const isDiary = written.has(diaries.name)
  const day = isDiary ? 'performed_at' : 'harvest_date'
  const fields: Partial<Record<ContradictionKind, string>> = {
    withdrawal: day,
    harvest: day,
    source: written.has(batches.name) ? 'source_batches' : isDiary ? 'performed_at' : 'packaging_date',
    form: 'farming_form_id',
  }
  const field = fields[kind] ?? 'quantity'
  const message = kind === 'withdrawal' ? found : `${found}. ${certified}`
  const isForm = isDiary || written.has(traces.name) || written.has(batches.name)
  return new Refusal(422, message, {
    ...(isForm && { errors: { [field]: [message] } }),
    data: { insist: { field: 'reason', message: HOW } },
  })
}
