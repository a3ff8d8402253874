import { certificateTypes } from '@trace/domain/areas/producers/certificate-fields.ts'
import { certificateStatus } from '@trace/domain/areas/producers/certificate-status.ts'
import { today } from '@trace/define/text/dates.ts'
import type { PublicCertificate } from '@trace/domain/areas/scans/public-trace.ts'
import { unscoped } from '@trace/platform/store/rows.ts'
import { vouchedValues } from '@trace/platform/store/vouched-values.ts'
import { isIssued } from '../in-force.ts'
import type { Fragment, Sql } from '@trace/platform/ports/postgres/connect.ts'

type Row = Omit<PublicCertificate, 'status'> & { type: keyof typeof certificateTypes }

const MOST = 20

/** Certificates that are approved now, with their approved values. */
export async function certificatesOf(sql: Sql, where: Fragment): Promise<PublicCertificate[]> {
  const found = await unscoped(sql, 'certificates of what is public, by approved values')<Row[]>`
    select v.certificate_type as type, v.number, v.issuer, v.scope, v.issued_at, v.expires_at
    from certificates c cross join lateral jsonb_populate_record(null::certificates, ${vouchedValues(sql, 'c')}) v
    where ${where} and c.approval_status = 'approved' and c.deleted_at is null and ${isIssued(sql)}
    order by v.issued_at desc, c.id limit ${MOST}`
  return found.map((row) => ({
    ...row,
    type: certificateTypes[row.type],
    status: certificateStatus(row.expires_at, today()),
  }))
}
