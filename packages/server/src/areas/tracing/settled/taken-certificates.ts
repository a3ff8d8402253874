import type { Contradiction } from '@trace/domain/areas/growing/hold-fields.ts'
import { isCertificateStanding } from '@trace/domain/areas/producers/certificate-status.ts'
import { certificates } from '@trace/domain/areas/producers/certificates.ts'
import { formatDay } from '@trace/define/text/format.ts'
import type { RowChange, WrittenRows } from '@trace/platform/store/changes.ts'
import type { Ledger, LedgerTrace } from './ledger.ts'

/** Columns of a certificate as officers last approved them. */
interface Approved {
  certificate_type: string
  number: string
  issued_at: string
  expires_at: string | null
}

/** Certificate types that apply to a lot of their producer only if the lot names them (Decision 148/QĐ-TTg). */
const NAMED_ONLY: readonly string[] = ['ocop', 'gi']

/**
 * Certificates that applied to a lot and that this write deleted, or made begin after or end before its packing day.
 * No row shows this afterwards, so the lot is held until the certificate stands again or an officer has looked at it.
 * One whose approval is withdrawn is still there to read.
 */
export function takenCertificates(written: WrittenRows, ledger: Ledger, lot: LedgerTrace): Contradiction[] {
  const facts: Contradiction[] = []
  for (const [id, change] of written.get(certificates.name) ?? []) {
    const [before, after] = [approvedIn(change.before), approvedIn(change.after)]
    if (!before || !isCertificateStanding(before, lot.packed_on) || !speaksFor(change.before!, before, ledger)) continue
    if (!change.after || change.after['deleted_at']) facts.push(factOf(id, before, 'đã bị xóa'))
    else if (after && !isCertificateStanding(after, lot.packed_on))
      facts.push(factOf(id, before, shortened(after, lot)))
  }
  return facts
}

const TAKEN = ' taken'

export const isTakenCertificate = ({ key }: { key: string }): boolean => key.endsWith(TAKEN)

/** The id of the certificate that a fact is about. */
export const certificateIn = ({ key }: Contradiction): number => Number(key.split(' ')[1])

const factOf = (id: number, { number }: Approved, found: string): Contradiction => ({
  key: `certificate ${id}${TAKEN}`,
  kind: 'certificate',
  certified: `Chứng nhận ${number}`.slice(0, 500),
  found: `Chứng nhận ${found}`,
})

const approvedIn = (row: RowChange['before']): Approved | null =>
  row?.['approval_status'] === 'approved' ? (row['approved_values'] as Approved | null) : null

const shortened = ({ issued_at, expires_at }: Approved, { packed_on }: LedgerTrace): string =>
  issued_at > packed_on
    ? `nay cấp ngày ${formatDay(issued_at)}, sau ngày đóng gói`
    : `nay hết hạn ngày ${formatDay(expires_at)}, trước ngày đóng gói`

function speaksFor(row: Readonly<Record<string, unknown>>, { certificate_type }: Approved, ledger: Ledger): boolean {
  const { product, area, manufacture } = ledger
  if (row['product_id'] !== null) return row['product_id'] === product.id
  if (row['material_area_id'] !== null) return row['material_area_id'] === area?.id
  return row['manufacture_id'] === manufacture.id && !NAMED_ONLY.includes(certificate_type)
}
