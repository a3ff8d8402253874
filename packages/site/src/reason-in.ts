import { reasonForShoppers } from '@trace/domain/areas/scans/clone-reasons.ts'
import type { PublicTrace } from '@trace/domain/areas/scans/public-trace.ts'
import type { Language } from './words.ts'

/**
 * The reason for a code's state, in the language of the page; null if it exists only in an officer's Vietnamese
 * words.
 */
export function reasonIn(
  { reason, reason_codes }: Pick<PublicTrace, 'reason' | 'reason_codes'>,
  language: Language,
): string | null {
  if (reason_codes.length === 0) return language === 'vi' ? reason : null
  return reason_codes.map((one) => reasonForShoppers(one, language)).join('. ')
}
