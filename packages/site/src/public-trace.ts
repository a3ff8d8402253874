import type { products, shownOfProduct } from '@trace/domain/areas/catalogue/products.ts'
import type { Reason } from '@trace/domain/areas/scans/clone-reasons.ts'
import type { CodeResult } from '@trace/domain/areas/scans/scan-results.ts'
import type { Entry } from '@trace/define/entry.ts'
import type { Boundary } from '@trace/define/geo/geodesic-area.ts'

export interface Picture {
  url: string
  /** A smaller version of the picture, if there is one. */
  thumbnail_url: string | null
  caption: string | null
}

export interface Recall {
  /** Kind of recall: 'Thu hồi bắt buộc'. */
  kind: string
  reason: string
  /** What is done with the recalled goods: 'Tiêu hủy'. */
  handling: string
  /** A timestamp, like every `_at` except those of certificates. */
  recalled_at: string | null
}

/** Product fields that are shown to shoppers, and values derived from them. */
export interface PublicProduct extends Pick<Entry<typeof products>, (typeof shownOfProduct)[number]> {
  name: string
  group: string | null
  images: Picture[]
  net_weight_unit: string | null
  /** Description as sanitised HTML. */
  description_html: string | null
  applied_standards: { code: string; name: string | null }[]
}

export interface PublicProducer {
  name: string
  /** Form of business: 'Hợp tác xã'. */
  form: string | null
  logo_url: string | null
  /** The first picture and the words of an organisation; never those of a natural person. */
  picture: Picture | null
  introduction: string | null
  /** 'Thôn 2, xã Điền Xá, tỉnh Quảng Ninh' */
  address: string
  /** 'xã Hà Lâu, huyện Tiên Yên': the names before 1 July 2025. */
  former_address: string | null
  /** Telephone of an organisation; never that of a natural person. */
  phone: string | null
  website: string | null
  gln: string | null
}

export interface PublicArea {
  name: string
  code: string
  location_code: string
  puc_code: string | null
  /** Acreage in hectares. */
  acreage: number | null
  farming_form: string | null
  address: string | null
  latitude: number | null
  longitude: number | null
  boundary: Boundary | null
  /** In place of point and boundary, where the producer is a person: a circle that the area lies in. */
  around: { latitude: number; longitude: number; kilometres: number } | null
}

export interface PublicDiary {
  stage: string
  title: string
  performed_at: string
  location_code: string | null
  content: string | null
  /** Abbreviated name, as the law on personal data requires: 'Nguyễn V. A.' */
  performer: string | null
  images: Picture[]
  inputs: {
    /** Kind of input: 'Thuốc thú y'. */
    kind: string
    name: string
    quantity: number | null
    unit: string | null
    withdrawal_days: number | null
  }[]
}

export interface PublicCertificate {
  /** Type of certificate: 'VietGAHP'. */
  type: string
  number: string
  issuer: string
  /** Scope of the certificate: 'Na dai, 45 ha'. */
  scope: string | null
  /** Dates, 'YYYY-MM-DD'. */
  issued_at: string | null
  expires_at: string | null
  status: 'valid' | 'expiring' | 'expired'
}

export interface PublicScans {
  /** Number of counted scans; includes this one once it is counted. */
  count: number
  first_on: string | null
  last_on: string | null
  /** Province of the last scan. */
  last_place: string | null
}

/** The authority that runs the platform; from the settings of the footer and the contact page. */
export interface Authority {
  site_name: string
  organization_name: string | null
  governing_body: string | null
  address: string | null
  phone: string | null
  email: string | null
  license_text: string | null
  copyright: string | null
  logo_url: string | null
  portal?: Portal
}

/** Settings for the frame of every public page. */
export interface Portal {
  short_name: string | null
  slogan: string | null
  description: string | null
  logo_white_url: string | null
  logo_alt: string | null
  favicon_url: string | null
  responsible_person: string | null
  /** Telephone of the office; the number for reports may be another. */
  office_phone: string | null
  fax: string | null
  social: { type: string; url: string }[]
  columns: { title: string; links: { label: string; url: string }[] }[]
  app_store_url: string | null
  google_play_url: string | null
  certificate_badge_url: string | null
}

/**
 * All public data behind a code: shown on the page, and returned by `GET /api/web/traces/{code}` and `/stamps/{code}`.
 */
export interface PublicTrace {
  kind: 'trace' | 'stamp'
  result: CodeResult
  /** Why a label is suspect or locked, or why its trace is suspended, as a sentence. */
  reason: string | null
  /** The same where the system says so; empty where an officer put it in words. */
  reason_codes: Reason[]
  recall: Recall | null
  /** The scanned code: of a label, or of the trace. */
  code: string
  trace_code: string
  serial: string | null
  lot: string | null
  /** GTIN and lot as the labels carry them; null for a lot that was made without a GTIN. */
  gs1_key: string | null
  quantity: number | null
  unit: string | null
  sector: 'plant' | 'animal' | 'seafood' | 'processing'
  planting_date: string | null
  harvest_date: string | null
  packaging_date: string | null
  expired_date: string | null
  product: PublicProduct
  producer: PublicProducer
  area: PublicArea | null
  /** In order of time; only approved and public diaries. */
  diaries: PublicDiary[]
  certificates: PublicCertificate[]
  test_results: { name: string; lab: string | null; date: string | null; result: string | null }[]
  /** The ten items of Circular 02/2024/TT-BKHCN, in the circular's order. */
  compliance: { label: string; passed: boolean }[]
  distribution: {
    distributor: string | null
    distributor_address: string | null
    carrier: string | null
    /** Means of transport: 'xe lạnh'. */
    method: string | null
  } | null
  scans: PublicScans
  /** For a label with a PIN: when the right PIN was first entered; null for every other code. */
  pin: { verified_at: string | null } | null
  /** For a revoked label: the serial of its replacement, if any. */
  revoked: { replaced_by: string | null } | null
  /** Canonical URL: the page of the trace, also for a label. */
  canonical_url: string
  /** Content of the QR code. */
  qr_url: string
  authority: Authority
}
