import { toldReason } from '@trace/domain/areas/scans/clone-reasons.ts'
import type { PublicTrace } from '@trace/domain/areas/scans/public-trace.ts'
import type { Language } from './words.ts'

/** Why a code stands as it does, in the language of the page; null where an officer put it in words of their own. */
export function reasonIn(
  { reason, reason_codes }: Pick<PublicTrace, 'reason' | 'reason_codes'>,
  language: Language,
): string | null {
  if (reason_codes.length === 0) return language === 'vi' ? reason : null
  return reason_codes.map((one) => toldReason(one, language)).join('. ')
}
