import { formatDay } from '@trace/define/text/format.ts'
import type { Span } from './spans.ts'

/** Why an input must not have been used on these days: it had expired; null if it had not, or no day is stated. */
export function expiredProblem(
  { name, expiry_date }: { name?: string | null; expiry_date?: string | null },
  { first, last }: Span,
): string | null {
  if (!expiry_date || expiry_date >= last) return null
  const day = expiry_date < first ? 'thực hiện' : 'kết thúc'
  return `${name ?? 'Vật tư'} đã hết hạn từ ${formatDay(expiry_date)}, trước ngày ${day}`
}
