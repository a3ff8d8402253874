import type { Thing } from './portal/structured-data.tsx'
import type { PublicTrace } from '@trace/domain/areas/scans/public-trace.ts'

/**
 * Structured data of the goods behind a code, at the address that describes them: an individual product for a label,
 * some products for a lot.
 */
export function goodsOf(trace: PublicTrace, address: string | null): Thing {
  const { kind, serial, lot, gs1_key, product, producer, canonical_url, trace_code } = trace
  const said = {
    name: product.name,
    ...(address && { url: address }),
    sku: trace_code,
    manufacturer: { '@type': 'Organization' as const, name: producer.name, address: producer.address },
    ...(product.gtin && { gtin: product.gtin, hasGS1DigitalLink: linkOf(canonical_url, product.gtin, gs1_key && lot) }),
    ...(product.group && { category: product.group }),
    image: product.images.slice(0, 3).map(({ url }) => new URL(url, canonical_url).href),
  }
  return kind === 'stamp' && serial
    ? { '@type': 'IndividualProduct', ...said, serialNumber: serial }
    : { '@type': 'SomeProducts', ...said, ...(lot && { productID: lot }) }
}

const linkOf = (base: string, gtin: string, lot: string | null): string =>
  new URL(`/01/${gtin.padStart(14, '0')}${lot ? `/10/${encodeURIComponent(lot)}` : ''}`, base).href
