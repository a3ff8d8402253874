import { addDays } from '@trace/define/text/dates.ts'
import type { State } from '@trace/define/machine.ts'

/** Whether a certificate proves something of goods made on a day: it was issued by then, and had not ended. */
export const isCertificateStanding = (
  { issued_at, expires_at }: { issued_at: string; expires_at: string | null },
  day: string,
): boolean => issued_at <= day && (expires_at === null || expires_at >= day)

export type CertificateStatus = 'valid' | 'expiring' | 'expired'

export const certificateStates: Record<CertificateStatus, State> = {
  valid: { label: 'Còn hiệu lực', tone: 'success' },
  expiring: { label: 'Sắp hết hạn', tone: 'warning' },
  expired: { label: 'Hết hạn', tone: 'danger' },
}

/** Default number of days before expiry at which a warning starts; the platform's settings may override it. */
export const WARNING_DAYS = 30

/** A certificate is valid up to and including its last day; one without a last day does not expire. */
export function certificateStatus(
  expiresAt: string | null,
  today: string,
  warningDays = WARNING_DAYS,
): CertificateStatus {
  if (expiresAt === null) return 'valid'
  if (expiresAt < today) return 'expired'
  return expiresAt <= addDays(today, warningDays) ? 'expiring' : 'valid'
}
