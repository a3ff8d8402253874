import { hasFormat } from '@trace/define/formats.ts'
import type { PublicTrace } from '@trace/domain/areas/scans/public-trace.ts'
import type { Sql } from '@trace/platform/ports/postgres/connect.ts'
import { vouchedRow } from '@trace/platform/store/vouched-values.ts'
import { unscoped } from '@trace/platform/store/rows.ts'

/** The digital product passport of a lot: items (a) to (h) of article 32 of Decree 37/2026. */
export async function passportOf(sql: Sql, traceId: number, trace: PublicTrace) {
  const { product, producer, area } = trace
  const [about] = await unscoped(sql, 'a trace that is public, by its values that officers approved')<
    Record<'tax_code' | 'packing_site' | 'packing_house_code', string | null>[]
  >`
    select t.packing_site, t.packing_house_code, m.tax_code
    from traces t cross join lateral ${vouchedRow(sql, 'manufactures', 't.manufacture_id')} m where t.id = ${traceId}`
  const { tax_code, packing_site, packing_house_code } = about!
  return {
    id: trace.canonical_url,
    trace_code: trace.trace_code,
    gs1_key: trace.gs1_key,
    data_carrier: trace.qr_url,
    result: trace.result,
    product: {
      name: product.name,
      gtin: product.gtin,
      brand: product.brand,
      model_code: product.model_code,
      group: product.group,
    },
    economic_operator: {
      name: producer.name,
      address: producer.address,
      tax_code: tax_code && hasFormat('businessCode', tax_code) ? tax_code : null,
      gln: producer.gln,
    },
    origin: {
      area: area && {
        name: area.name,
        location_code: area.location_code,
        puc_code: area.puc_code,
        address: area.address,
      },
      last_processing_site: packing_site,
      packing_house_code,
    },
    traceability: trace.diaries.map(({ stage, title, performed_at, location_code }) => ({
      stage,
      title,
      performed_at,
      location_code,
    })),
    certificates: trace.certificates,
    standards: product.applied_standards,
    lot: trace.lot,
    quantity: trace.quantity,
    unit: trace.unit,
    planting_date: trace.planting_date,
    production_date: trace.harvest_date,
    packaging_date: trace.packaging_date,
    expiry_date: trace.expired_date,
    safety: { warning: product.safety_warning, recall: trace.recall },
    test_results: trace.test_results,
    distribution: trace.distribution,
    compliance: trace.compliance,
    issued_by: trace.authority.organization_name ?? trace.authority.site_name,
  }
}
