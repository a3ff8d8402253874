import { publicProductFields } from '@trace/domain/areas/catalogue/products.ts'
import { UNREAD_REASON } from '@trace/domain/areas/labels/issues/public-reasons.ts'
import { serialText } from '@trace/domain/areas/labels/codes/serial-text.ts'
import { certificateTypes } from '@trace/domain/areas/producers/certificate-fields.ts'
import { certificateStatus } from '@trace/domain/areas/producers/certificate-status.ts'
import { isOrganisation } from '@trace/domain/areas/producers/organisation.ts'
import { traces } from '@trace/domain/areas/tracing/traces.ts'
import type { Media } from '@trace/define/kinds/index.ts'
import type { Boundary } from '@trace/define/geo/geodesic-area.ts'
import { gtinOfKey } from '@trace/define/gs1/gs1.ts'
import { shortGtin } from '@trace/define/gs1/gtin.ts'
import { today } from '@trace/define/text/dates.ts'
import type {
  PublicArea,
  PublicCertificate,
  PublicProducer,
  PublicProduct,
  PublicTrace,
} from '@trace/domain/areas/scans/public-trace.ts'
import type { Sql } from '@trace/platform/ports/postgres/connect.ts'
import { withOpenFiles } from '@trace/platform/files/document-links.ts'
import { areStarsOfGoods } from '../areas/catalogue/index.ts'
import {
  complianceOf,
  isCertificateOfTrace,
  packedOnSql,
  readWithdrawalKept,
  traceAddresses,
} from '../areas/tracing/index.ts'
import { coveredLabel, codeResultOf, revokedOf, takesPin } from '../areas/labels/index.ts'
import type { CodeTarget } from '../areas/labels/index.ts'
import { publicAddress } from '@trace/platform/public-address.ts'
import type { Settings } from '@trace/platform/ports/settings/settings.ts'
import { vouchedRow, vouchedValues } from '@trace/platform/store/vouched-values.ts'
import { blurred } from './blur-area.ts'
import { isAsApproved, pucOfGoodsSql } from './in-force.ts'
import { pictureOf } from './picture.ts'
import { readAuthority } from './read-authority.ts'
import { readDiaries } from './read-diaries.ts'
import { unscoped } from '@trace/platform/store/rows.ts'

interface TraceRow {
  trace: Pick<
    PublicTrace,
    | 'lot'
    | 'gs1_key'
    | 'quantity'
    | 'unit'
    | 'sector'
    | 'planting_date'
    | 'harvest_date'
    | 'packaging_date'
    | 'expired_date'
  > & {
    description: string | null
    images: Media[]
    test_results: PublicTrace['test_results']
  } & Recalled
  product: Omit<PublicProduct, 'images' | 'description_html'> & { images: Media[]; description: string | null }
  producer: FoundProducer
  area: (Omit<PublicArea, 'address' | 'boundary' | 'around'> & Address & { boundary: Boundary | null }) | null
  distribution: (NonNullable<PublicTrace['distribution']> & Address) | null
}

export interface FoundProducer extends Omit<PublicProducer, 'address' | 'former_address' | 'picture'>, Address {
  images: Media[] | null
  form_code: string | null
  tax_code: string | null
}

interface Recalled {
  recall_kind: string | null
  public_reason: string | null
  recall_handling: string | null
  recalled_at: string | null
}

export interface Address {
  address: string | null
  ward: string | null
  province: string | null
  old_ward: string | null
  old_district: string | null
}

/** Replaces the name of an area that no officer has approved. */
const UNSEEN_AREA = 'Vùng sản xuất chưa được duyệt'
const UNSEEN_PRODUCT = 'Sản phẩm chưa được duyệt'
const UNSEEN_PRODUCER = 'Cơ sở chưa được duyệt'

/** Facts about the code itself, which its page shows in any case. */
export function toldOf(target: CodeTarget) {
  const { label, kind, code, trace_code, scans } = target
  return {
    kind,
    code,
    trace_code,
    scans,
    ...codeResultOf(target, today()),
    serial: label ? `${label.serial_prefix}${serialText(label.serial)}` : null,
    pin: pinOf(target),
    revoked: revokedOf(target),
  }
}

/** Everything the public may see of a code. */
export async function readPublicTrace(sql: Sql, settings: Settings, target: CodeTarget): Promise<PublicTrace> {
  const { trace_id: id, code, trace_code } = target
  const told = toldOf(target)
  const [
    { trace, product, producer, area, distribution },
    compliance,
    withdrawal_kept,
    certificates,
    authority,
    publicUrl,
    addressOf,
  ] = await Promise.all([
    readFound(sql, id),
    complianceOf(sql, id),
    readWithdrawalKept(sql, id),
    readCertificates(sql, id),
    readAuthority(sql),
    publicAddress(sql, settings),
    traceAddresses(sql, settings),
  ])
  const canonical_url = `${publicUrl}/t/${trace_code}`
  return {
    ...told,
    certificates,
    authority,
    canonical_url,
    recall: told.result === 'recalled' && trace.recall_kind ? recallOf(trace) : null,
    lot: trace.lot,
    gs1_key: trace.gs1_key,
    quantity: trace.quantity,
    unit: trace.unit,
    sector: trace.sector,
    planting_date: trace.planting_date,
    harvest_date: trace.harvest_date,
    packaging_date: trace.packaging_date,
    expired_date: trace.expired_date,
    product: productOf(product, trace),
    producer: publicProducerOf(producer),
    area: area && (hasPublicContact(producer) ? areaOf(area) : blurred(areaOf({ ...area, address: null }))),
    diaries: await readDiaries(sql, id, area?.location_code ?? null),
    withdrawal_kept,
    test_results: withOpenFiles(trace.test_results),
    compliance: compliance.items.map(({ label: item, passed }) => ({ label: item, passed })),
    distribution: distribution && shelfOf(distribution),
    qr_url: code === trace_code ? addressOf({ ...trace, code }) : `${publicUrl}/s/${code}`,
  }
}

const pinOf = (target: CodeTarget): PublicTrace['pin'] => {
  const label = coveredLabel(target)
  return label && takesPin(label) ? { verified_at: label.pin_verified_at } : null
}

async function readFound(sql: Sql, traceId: number): Promise<TraceRow> {
  const named = (table: string, owner: string, link: string) =>
    unscoped(sql, 'names of places')`(select name from ${sql(table)} where id = ${sql(`${owner}.${link}`)})`
  const place = (owner: string) => sql`
    ${sql(`${owner}.address`)}, ${named('wards', owner, 'ward_id')} as ward, ${named('provinces', owner, 'province_id')} as province,
    ${named('wards', owner, 'old_ward_id')} as old_ward, ${named('districts', owner, 'old_district_id')} as old_district`
  const [found] = await unscoped(sql, 'a trace that is public, by its values that officers approved')<TraceRow[]>`
    select
      (select to_jsonb(x) from (
        select t.lot, t.gs1_key, t.quantity, u.name as unit, coalesce(b.sector_kind, 'plant') as sector, t.planting_date, t.harvest_date,
          t.packaging_date, t.expired_date, t.description, t.images, t.test_results,
          t.recall_kind, t.public_reason, t.recall_handling, t.recalled_at) x) as trace,
      (select to_jsonb(x) from (
        select coalesce(p.name, ${UNSEEN_PRODUCT}) as name, g.name as "group", coalesce(p.images, '[]') as images, n.name as net_weight_unit,
          ${sql(publicProductFields.filter(isAsApproved).map((field) => `p.${field}`))},
          case when ${areStarsOfGoods(sql, 'own_product', packedOnSql(sql))} then p.ocop_star end as ocop_star, p.description, coalesce(p.applied_standards, '[]') as applied_standards) x) as product,
      (select to_jsonb(x) from (
        select coalesce(m.name, ${UNSEEN_PRODUCER}) as name, f.name as form, f.code as form_code, m.tax_code, m.logo as logo_url, m.images, m.introduction,
          m.phone, m.website, m.gln,
          ${place('m')}) x) as producer,
      (select to_jsonb(x) from (
        select coalesce(a.name, ${UNSEEN_AREA}) as name, own.code, coalesce(a.location_code, own.code) as location_code, ${pucOfGoodsSql(sql, 'own', packedOnSql(sql))} as puc_code, a.acreage, ff.name as farming_form, a.latitude, a.longitude, a.boundary,
          ${place('a')} where own.id is not null) x) as area,
      (select to_jsonb(x) from (
        select d.name as distributor, s.name as carrier, lower(sm.name) as method, ${place('d')}
        where d.name is not null or s.id is not null) x) as distribution
    from traces t join batches b on b.id = t.batch_id left join material_areas own on own.id = t.material_area_id
      join products own_product on own_product.id = t.product_id
      cross join lateral ${vouchedRow(sql, 'products', 't.product_id')} p
      cross join lateral ${vouchedRow(sql, 'manufactures', 't.manufacture_id')} m
      cross join lateral ${vouchedRow(sql, 'material_areas', 't.material_area_id')} a
      cross join lateral ${vouchedRow(sql, 'distributors', 't.distributor_id')} d
      left join product_groups g on g.id = p.product_group_id left join product_units u on u.id = t.product_unit_id
      left join product_units n on n.id = p.net_weight_unit_id left join manufacturing_forms f on f.id = m.manufacturing_form_id
      left join farming_forms ff on ff.id = coalesce(b.farming_form_id, a.farming_form_id) left join shippings s on s.id = t.shipping_id
      left join shipping_methods sm on sm.id = s.shipping_method_id
    where t.id = ${traceId}`
  return found!
}

async function readCertificates(sql: Sql, traceId: number): Promise<PublicCertificate[]> {
  const found = await unscoped(sql, 'certificates of a public trace, by their values that officers approved')<
    (Omit<PublicCertificate, 'status'> & { type: keyof typeof certificateTypes })[]
  >`
    select v.certificate_type as type, v.number, v.issuer, v.scope, v.issued_at, v.expires_at
    from traces t join certificates c on ${isCertificateOfTrace(sql)}
      cross join lateral jsonb_populate_record(null::certificates, ${vouchedValues(sql, 'c')}) v
    where t.id = ${traceId} order by v.issued_at desc, c.id`
  return found.map((certificate) => ({
    ...certificate,
    type: certificateTypes[certificate.type],
    status: certificateStatus(certificate.expires_at, today()),
  }))
}

const { recall_kind, recall_handling } = traces.fields

const recallOf = (trace: Recalled) => ({
  kind: `Thu hồi ${recall_kind.choices![trace.recall_kind!]!.toLowerCase()}`,
  reason: trace.public_reason ?? UNREAD_REASON,
  handling: recall_handling.choices![trace.recall_handling!]!,
  recalled_at: trace.recalled_at,
})

/** A product as shown for a lot: with the lot's own GTIN and description, if it has them, and its pictures first. */
const productOf = (
  { images, description, ...product }: TraceRow['product'],
  trace: TraceRow['trace'],
): PublicProduct => ({
  ...product,
  gtin: trace.gs1_key ? shortGtin(gtinOfKey(trace.gs1_key)) : product.gtin,
  images: [...trace.images, ...images].map(pictureOf),
  description_html: trace.description ?? description,
  applied_standards: withOpenFiles(product.applied_standards),
})

/** For a household, phone, street, picture and introduction are personal data and left out. */
export function publicProducerOf(producer: FoundProducer): PublicProducer {
  const { name, form, logo_url, images, introduction, website, gln, phone } = producer
  const [first] = images ?? []
  const open = hasPublicContact(producer)
  return {
    name,
    form,
    logo_url,
    picture: open && first ? pictureOf(first) : null,
    introduction: open ? introduction : null,
    website,
    gln,
    phone: open ? phone : null,
    former_address: formerOf(producer),
    address: addressText(open ? producer : { ...producer, address: null }),
  }
}

export const hasPublicContact = ({ form_code, tax_code }: Pick<FoundProducer, 'form_code' | 'tax_code'>): boolean =>
  isOrganisation(form_code, tax_code)

function areaOf(area: NonNullable<TraceRow['area']>): PublicArea {
  const { name, code, location_code, puc_code, acreage, farming_form, latitude, longitude, boundary } = area
  const address = addressText(area) || null
  return {
    name,
    code,
    location_code,
    puc_code,
    acreage,
    farming_form,
    latitude,
    longitude,
    boundary,
    address,
    around: null,
  }
}

const shelfOf = ({ distributor, carrier, method, ...address }: NonNullable<TraceRow['distribution']>) => ({
  distributor,
  carrier,
  method,
  distributor_address: addressText(address) || null,
})

export const addressText = ({ address, ward, province }: Address): string => joined([address, ward, province])
const formerOf = ({ old_ward, old_district }: Address): string | null => joined([old_ward, old_district]) || null

const KIND = /^(Xã|Phường|Thị trấn|Đặc khu|Huyện|Thị xã|Quận|Thành phố|Tỉnh) /

/** Joins the parts of a place; within a line the kind is in lower case: 'xã Điền Xá, tỉnh Quảng Ninh'. */
const joined = (parts: (string | null)[]): string =>
  parts.flatMap((part) => (part ? part.replace(KIND, (kind) => kind.toLowerCase()) : [])).join(', ')
