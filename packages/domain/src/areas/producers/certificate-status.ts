import { addDays } from '../../text/dates.ts'
import type { State } from '../../define/machine.ts'

export type CertificateStatus = 'valid' | 'expiring' | 'expired'

export const certificateStates: Record<CertificateStatus, State> = {
  valid: { label: 'Còn hiệu lực', tone: 'success' },
  expiring: { label: 'Sắp hết hạn', tone: 'warning' },
  expired: { label: 'Hết hạn', tone: 'danger' },
}

/** How long before its end one is warned, unless the platform's information says otherwise. */
export const WARNING_DAYS = 30

/** A certificate is good up to and including its last day; without one it stays good. */
export function certificateStatus(
  expiresAt: string | null,
  today: string,
  warningDays = WARNING_DAYS,
): CertificateStatus {
  if (expiresAt === null) return 'valid'
  if (expiresAt < today) return 'expired'
  return expiresAt <= addDays(today, warningDays) ? 'expiring' : 'valid'
}
