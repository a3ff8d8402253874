import { products } from '@trace/domain/areas/catalogue/products.ts'
import { materialAreas } from '@trace/domain/areas/growing/material-areas.ts'
import { information } from '@trace/domain/areas/portal/singles.ts'
import { certificateFilters } from '@trace/domain/areas/producers/certificate-fields.ts'
import { certificateStatus, WARNING_DAYS } from '@trace/domain/areas/producers/certificate-status.ts'
import { certificates } from '@trace/domain/areas/producers/certificates.ts'
import { manufactures } from '@trace/domain/areas/producers/manufactures.ts'
import { needs } from '@trace/define/resource.ts'
import { addDays, today } from '@trace/define/text/dates.ts'
import type { Fragment } from '@trace/platform/ports/postgres/connect.ts'
import { extended, one, page } from '@trace/platform/operation/answers.ts'
import { operation } from '@trace/platform/operation/operation.ts'
import { filters } from '@trace/platform/operation/query.ts'
import { refuseUnpermitted } from '@trace/platform/request/authorize.ts'
import { listConditionsSql } from '@trace/platform/store/conditions.ts'
import { readListQuery } from '@trace/platform/store/list-query.ts'
import type { Store } from '@trace/platform/store/store.ts'
import { decideRow, decisionFields } from '@trace/platform/calls/approvals.ts'
import { readSingle } from '@trace/platform/calls/singles.ts'

const { certificate_status } = certificateFilters

const list = operation({
  method: 'GET',
  path: '/api/admin/certificates',
  needs: needs(certificates, 'list'),
  summary: 'Danh sách chứng nhận, lọc được theo hiệu lực',
  query: filters(certificates, { certificate_status }),
  answers: page(extended(certificates, { certificate_status })),
  async run({ query, store }) {
    const [day, days] = [today(store.now()), await warningDays(store)]
    const { entries, pagination } = await store.page(
      certificates,
      query,
      certificateFilterSql(store, days, 'id', query),
    )
    const judged = entries.map((entry) => ({
      ...entry,
      certificate_status: certificateStatus(entry.expires_at, day, days),
    }))
    return { entries: judged, pagination }
  },
})

/** Approves a certificate: for those who may approve its owner (producer, product or area). */
const approve = operation({
  method: 'PUT',
  path: '/api/admin/certificates/:id/change-approved',
  needs: [...needs(manufactures, 'update'), ...needs(products, 'update'), ...needs(materialAreas, 'update')],
  logs: 'approve',
  summary: 'Duyệt hoặc từ chối chứng nhận',
  body: decisionFields,
  answers: one(certificates),
  async run({ id, body, viewer, store }) {
    const row = await store.find(certificates, id)
    refuseUnpermitted(
      viewer,
      needs(
        row.product_id !== null ? products : row.material_area_id !== null ? materialAreas : manufactures,
        'update',
      ),
    )
    return {
      entry: await decideRow(
        store,
        certificates,
        id,
        viewer.id,
        body.approval_status ?? 'approved',
        body.reject_reason,
      ),
    }
  },
})

export const certificateOperations = [list, approve]

/**
 * Filters rows `t` by their certificates: by type, and by valid, expiring or expired. `link` is the column of a
 * certificate that holds the id of `t`: a foreign key, or its own `id`; `days` comes from `warningDays`.
 */
export function certificateFilterSql(
  { sql, now, unscoped }: Store,
  days: number,
  link: 'id' | 'manufacture_id',
  query: Record<string, string>,
): Fragment | undefined {
  const asked = Object.fromEntries(
    Object.keys(certificateFilters).flatMap((name) => (query[name] ? [[name, query[name]]] : [])),
  )
  const resource = { ...certificates, fields: certificateFilters }
  const { filters } = readListQuery(resource, asked)
  if (filters.length === 0) return undefined
  const day = today(now())
  return unscoped(
    'narrows rows that the list keeps within reach itself: no column of a certificate is answered',
  )`and t.id in (
    select t.${sql(link)} from (
      select *, case when expires_at < ${day} then 'expired' when expires_at <= ${addDays(day, days)} then 'expiring'
        else 'valid' end as certificate_status
      from certificates where deleted_at is null) t
    where true ${listConditionsSql(sql, resource, { words: [], filters })})`
}

/** Number of days before expiry from which a certificate counts as expiring. */
export async function warningDays({ sql }: Store): Promise<number> {
  const { default_expire_warning_days: days } = await readSingle(sql, information.name)
  return Number(days ?? WARNING_DAYS)
}
