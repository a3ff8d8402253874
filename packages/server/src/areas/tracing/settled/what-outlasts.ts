import type { Contradiction, ContradictionKind } from '@trace/domain/areas/growing/hold-fields.ts'
import { traces } from '@trace/domain/areas/tracing/traces.ts'
import type { Settling } from '@trace/platform/request/settle.ts'
import { isAdmitted, isKnown } from './contradictions.ts'
import { certificateIn } from './taken-certificates.ts'

/**
 * The known facts that hold until an officer has looked at them, although the written data no longer show them: those
 * that once had to be confirmed, and those about a certificate that does not stand for the lot again. They end when an
 * officer corrects the held lot itself.
 */
export const stillHolding = (
  settling: Settling,
  known: readonly Contradiction[],
  facts: readonly Contradiction[],
  standingCertificates: readonly number[] = [],
): Contradiction[] =>
  known.filter(
    (fact) =>
      (isAdmitted(fact) || (fact.kind === 'certificate' && !standingCertificates.includes(certificateIn(fact)))) &&
      !isCorrected(settling, fact) &&
      !(fact.kind === 'balance' && facts.some(({ kind }) => kind === 'balance')) &&
      !isKnown(fact, facts),
  )

/**
 * The field of a held lot that an officer corrects to settle a contradiction of this kind. Only officers may change it
 * while the lot is held.
 */
const corrections: Partial<Record<ContradictionKind, 'quantity' | 'harvest_date'>> = {
  balance: 'quantity',
  harvest: 'harvest_date',
}

function isCorrected({ written }: Settling, fact: Contradiction): boolean {
  const field = corrections[fact.kind]
  return [...(written.get(traces.name)?.values() ?? [])].some(
    ({ before, after }) =>
      before?.['status'] === 'held' &&
      (field
        ? before[field] !== after?.[field]
        : isUnnamed(fact, before['certificate_ids'], after?.['certificate_ids'])),
  )
}

/** Whether a lot no longer names the certificate of a fact. */
function isUnnamed(fact: Contradiction, before: unknown, after: unknown): boolean {
  const names = (ids: unknown): boolean => Array.isArray(ids) && ids.includes(certificateIn(fact))
  return fact.kind === 'certificate' && names(before) && !names(after)
}
