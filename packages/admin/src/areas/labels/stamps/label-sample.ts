import { products } from '@trace/domain/areas/catalogue/products.ts'
import { fillFacts } from '@trace/domain/areas/labels/printing/label-facts.ts'
import type { LabelFact } from '@trace/domain/areas/labels/printing/label-facts.ts'
import { stampContent } from '@trace/domain/areas/labels/printing/print-entry.ts'
import { labelQrText } from '@trace/domain/areas/labels/codes/qr-text.ts'
import { serialText } from '@trace/domain/areas/labels/codes/serial-text.ts'
import type { LogoPlace, StampContent, StampPrint } from '@trace/domain/areas/labels/printing/stamp-layout.ts'
import { logo } from '@trace/domain/areas/portal/singles.ts'
import { manufactures } from '@trace/domain/areas/producers/manufactures.ts'
import { gtinOfKey } from '@trace/define/gs1/gs1.ts'
import { today } from '@trace/define/text/dates.ts'
import { formatDay } from '@trace/define/text/format.ts'
import { call } from '@trace/screens/app/call.ts'
import type { Data } from '@trace/screens/app/call.ts'
import { findEntry, findSingle } from '@trace/screens/app/load.ts'
import type { StampValues } from './stamp.ts'
import { words } from './words.ts'

/** Data needed to draw an issue's labels, besides the issue's own values. */
export interface LabelOrigin {
  trace: Data<'GET /api/admin/traces/:id'>['entry'] | null
  /** The GTIN that the codes of the labels carry. */
  gtin: string | null
  /** Addresses of the logos; absent without permission, or where there is none. */
  logos: Partial<Record<LogoPlace['source'], string>>
}

export const noOrigin: LabelOrigin = { trace: null, gtin: null, logos: {} }

/** Content of the sample label and of its QR code. */
export interface LabelSample {
  content: StampContent
  qrText: string
  facts: Record<LabelFact, string>
  logos: LabelOrigin['logos']
}

const asText = (value: unknown): string | null => (typeof value === 'string' && value ? value : null)

/** Sample label as these values would print it; its code is a placeholder. */
export function sampleOf(values: StampValues, { trace, gtin, logos }: LabelOrigin): LabelSample {
  const day = asText(values.packaging_date) ?? trace?.packaging_date ?? trace?.harvest_date ?? today()
  const address = trace?.qr_url ?? ''
  const host = URL.canParse(address) ? new URL(address).origin : location.origin
  const product = trace?.product ?? { id: 0, name: words.productName }
  const serial = serialText(Number(values.serial_from ?? 1))
  const facts = {
    product: product.name,
    serial,
    made: formatDay(day),
    expires: trace ? formatDay(trace.expired_date) : formatDay(today()),
    producer: trace?.manufacture?.name ?? words.producerName,
    trace: trace?.code ?? '220000000000',
  }
  const pin = values.stamp_type === 'qr_secure' ? '000000' : null
  const carried = values.number_from ? asText(values.gtin) : gtin
  const label = { stamp_type: String(values.stamp_type), gtin: carried, trace_code: facts.trace, code: '0'.repeat(13) }
  return {
    content: stampContent({ product, packaging_date: day }, serial, pin),
    qrText: labelQrText(host, label),
    facts,
    logos,
  }
}

/** The print settings, with the named facts filled into their texts as the server does it. */
export const withFacts = (print: StampPrint, facts: Partial<LabelSample['facts']>): StampPrint => ({
  ...print,
  stamp_attributes: print.stamp_attributes.map((line) => ({ ...line, text: fillFacts(line.text, facts) })),
})

const known = new Map<number, Promise<LabelOrigin>>()

/**
 * Loads the data with which labels of a trace are drawn. It returns the same cached promise each time, so that
 * React's `use` can read it.
 */
export function originOf(id: number): Promise<LabelOrigin> {
  const asked = known.get(id) ?? readOrigin(id)
  known.set(id, asked)
  return asked
}

async function readOrigin(id: number): Promise<LabelOrigin> {
  const answer = await call('GET /api/admin/traces/:id', { id })
  const trace = answer.ok ? answer.data.entry : null
  const [product, logos] = await Promise.all([
    trace && findEntry(products, trace.product_id),
    findLogos(trace?.manufacture_id ?? null),
  ])
  return { trace, gtin: trace?.gs1_key ? gtinOfKey(trace.gs1_key) : (product?.gtin ?? null), logos }
}

/** The logos of the province and of a producer, as far as the viewer may read them. */
export async function findLogos(
  producer: number | null,
  request: Partial<Request> = {},
): Promise<LabelOrigin['logos']> {
  const [ofProvince, ofProducer] = await Promise.all([
    findSingle(logo, request),
    producer === null ? null : findEntry(manufactures, producer, request),
  ])
  return {
    ...(ofProvince?.logo && { province: ofProvince.logo }),
    ...(ofProducer?.logo && { producer: ofProducer.logo }),
  }
}
