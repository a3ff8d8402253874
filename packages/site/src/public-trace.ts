import type { Boundary, Entry, products, shownOfProduct } from '@trace/domain'

/** What a scan finds. Only the first says that all is well. */
export type ScanResult = 'valid' | 'inactive' | 'expired' | 'suspended' | 'suspect' | 'locked' | 'recalled'

export interface Picture {
  url: string
  /** A smaller one of the same, where there is one. */
  thumbnail_url: string | null
  caption: string | null
}

export interface Recall {
  /** 'Thu hồi bắt buộc' */
  kind: string
  reason: string
  /** What is done with the goods: 'Tiêu hủy'. */
  handling: string
  /** A moment, as all `_at` but those of certificates. */
  recalled_at: string | null
}

/** The values of a product that its definition shows to shoppers, and what is put together for them. */
export interface PublicProduct extends Pick<Entry<typeof products>, (typeof shownOfProduct)[number]> {
  name: string
  group: string | null
  images: Picture[]
  net_weight_unit: string | null
  /** HTML, already sanitised. */
  description_html: string | null
  applied_standards: { code: string; name: string | null }[]
}

export interface PublicProducer {
  name: string
  /** 'Hợp tác xã' */
  form: string | null
  logo_url: string | null
  /** 'Thôn 2, xã Điền Xá, tỉnh Quảng Ninh' */
  address: string
  /** 'xã Hà Lâu, huyện Tiên Yên': the names before 1 July 2025. */
  former_address: string | null
  /** The business's own number; never that of a person. */
  phone: string | null
  website: string | null
  gln: string | null
}

export interface PublicArea {
  name: string
  code: string
  location_code: string
  puc_code: string | null
  /** Hectares. */
  acreage: number | null
  farming_form: string | null
  address: string | null
  latitude: number | null
  longitude: number | null
  boundary: Boundary | null
}

export interface PublicDiary {
  stage: string
  title: string
  performed_at: string
  location_code: string | null
  content: string | null
  /** Shortened, as the law on personal data asks: 'Nguyễn V. A.' */
  performer: string | null
  images: Picture[]
  inputs: {
    /** 'Thuốc thú y' */
    kind: string
    name: string
    quantity: number | null
    unit: string | null
    withdrawal_days: number | null
  }[]
}

export interface PublicCertificate {
  /** 'VietGAHP' */
  type: string
  number: string
  issuer: string
  /** What it covers: 'Na dai, 45 ha'. */
  scope: string | null
  /** Days, 'YYYY-MM-DD'. */
  issued_at: string | null
  expires_at: string | null
  status: 'valid' | 'expiring' | 'expired'
}

export interface PublicScans {
  /** How many were counted, this one among them once it was. */
  count: number
  first_at: string | null
  last_at: string | null
  /** Where the last one was: 'Hạ Long, Quảng Ninh'. */
  last_place: string | null
}

/** Who answers for the platform; from the settings of the footer and the contact page. */
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

/** What officers have set for the frame of every public page. */
export interface Portal {
  short_name: string | null
  slogan: string | null
  description: string | null
  logo_white_url: string | null
  logo_alt: string | null
  favicon_url: string | null
  responsible_person: string | null
  /** The office's own telephone; the number to report to may be another. */
  office_phone: string | null
  fax: string | null
  social: { type: string; url: string }[]
  columns: { title: string; links: { label: string; url: string }[] }[]
  app_store_url: string | null
  google_play_url: string | null
  certificate_badge_url: string | null
}

/** All that the public may know behind a code: what the page shows, and `GET /api/web/traces/{code}` or `/stamps/{code}` tells. */
export interface PublicTrace {
  kind: 'trace' | 'stamp'
  result: ScanResult
  /** Why a label is suspect or locked, or who stands no longer behind the goods, as a sentence. */
  reason: string | null
  recall: Recall | null
  /** As scanned: the code of a label, or of the trace. */
  code: string
  trace_code: string
  serial: string | null
  lot: string | null
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
  /** By time, approved and public ones only. */
  diaries: PublicDiary[]
  certificates: PublicCertificate[]
  test_results: { name: string; lab: string | null; date: string | null; result: string | null }[]
  /** The ten items of Circular 02/2024/TT-BKHCN, in their order. */
  compliance: { label: string; passed: boolean }[]
  distribution: {
    distributor: string | null
    distributor_address: string | null
    carrier: string | null
    /** 'xe lạnh' */
    method: string | null
  } | null
  scans: PublicScans
  /** A label that takes the number under its covering, and when that was first entered right; null for every other code. */
  pin: { verified_at: string | null } | null
  /** A label that was damaged or lost and counts no more, with the serial of the one that stands in for it. */
  revoked: { replaced_by: string | null } | null
  /** The whole address of the trace's own page, also for a label. */
  canonical_url: string
  /** What the QR code holds. */
  qr_url: string
  authority: Authority
}
