import type { Contradiction } from '@trace/domain/areas/growing/hold-fields.ts'
import { traces } from '@trace/domain/areas/tracing/traces.ts'
import type { Settling } from '@trace/platform/request/settle.ts'
import { isAdmitted, isKnown, isOfDay } from './contradictions.ts'
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
 * The fields of a held lot by which an officer settles a contradiction. Only officers may change them while the lot is
 * held.
 */
function correctionsOf(fact: Contradiction): readonly ('quantity' | 'harvest_date')[] {
  if (fact.kind === 'harvest') return ['harvest_date']
  if (fact.kind !== 'balance') return []
  return isOfDay(fact) ? ['quantity', 'harvest_date'] : ['quantity']
}

function isCorrected({ written }: Settling, fact: Contradiction): boolean {
  const fields = correctionsOf(fact)
  return [...(written.get(traces.name)?.values() ?? [])].some(
    ({ before, after }) =>
      before?.['status'] === 'held' &&
      (fields.some((field) => before[field] !== after?.[field]) ||
        isUnnamed(fact, before['certificate_ids'], after?.['certificate_ids'])),
  )
}

/** Whether a lot no longer names the certificate of a fact. */
function isUnnamed(fact: Contradiction, before: unknown, after: unknown): boolean {
  const names = (ids: unknown): boolean => Array.isArray(ids) && ids.includes(certificateIn(fact))
  return fact.kind === 'certificate' && names(before) && !names(after)
}
