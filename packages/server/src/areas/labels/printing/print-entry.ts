import { fillFacts } from '@trace/domain/areas/labels/printing/label-facts.ts'
import type { LabelFact } from '@trace/domain/areas/labels/printing/label-facts.ts'
import { stampContent } from '@trace/domain/areas/labels/printing/print-entry.ts'
import type { PrintEntry } from '@trace/domain/areas/labels/printing/print-entry.ts'
import { labelQrText, qrModules } from '@trace/domain/areas/labels/codes/qr-text.ts'
import { serialText } from '@trace/domain/areas/labels/codes/serial-text.ts'
import { labelsPerLine } from '@trace/domain/areas/labels/printing/sheet-imposition.ts'
import type { SheetPrint } from '@trace/domain/areas/labels/printing/sheet-imposition.ts'
import { attributesOf, linesFor, textPlaces } from '@trace/domain/areas/labels/printing/stamp-layout.ts'
import type { StampPrint } from '@trace/domain/areas/labels/printing/stamp-layout.ts'
import { formatDay } from '@trace/define/text/format.ts'

/** Input of a print run: the issue with its trace and product, and the codes of the next labels. */
export interface PrintRun {
  stamp: StampPrint &
    SheetPrint & { id: number; stamp_type: string; gtin: string | null; packaging_date: string | null }
  trace: { code: string; harvest_date: string | null; packaging_date: string | null; expired_date: string | null }
  product: { id: number; name: string; product_group_id: number | null }
  producer: string
  /** The serials of the labels, ascending. */
  serials: number[]
  /** The public codes of the labels, in the order of their serials. */
  codes: string[]
  /** The PIN of each label; empty for labels without a scratch-off covering. */
  pins: string[]
}

/** Builds the answer to a print request. `publicUrl` is the address of the public site, without a trailing slash. */
export function printEntry(run: PrintRun, publicUrl: string): PrintEntry {
  const { stamp, trace, product, producer, codes, pins } = run
  const { stamp_type, gtin } = stamp
  const qr_text = codes.map((code) => labelQrText(publicUrl, { stamp_type, gtin, trace_code: trace.code, code }))
  const packaging_date = stamp.packaging_date ?? trace.packaging_date ?? trace.harvest_date
  const { product_name, product_created_at } = stampContent({ product, packaging_date }, '')
  const places = textPlaces(stamp, { product_name, product_created_at }, qrModules(qr_text[0] ?? ''))
  const facts: Record<Exclude<LabelFact, 'serial'>, string> = {
    product: product.name,
    made: formatDay(packaging_date),
    expires: formatDay(trace.expired_date),
    producer,
    trace: trace.code,
  }

  return {
    id: stamp.id,
    lines: linesFor(codes.length, labelsPerLine(stamp, stamp)),
    width: stamp.width,
    height: stamp.height,
    stamps_per_line: stamp.stamps_per_line,
    dpi: stamp.dpi,
    size: stamp.size,
    vertical: stamp.vertical,
    horizontal: stamp.horizontal,
    distance: stamp.distance,
    space_left: stamp.space_left,
    space_top: stamp.space_top,
    print_product_name: stamp.print_product_name,
    print_product_created_at: stamp.print_product_created_at,
    product_name_attribute: places.name,
    product_created_at_attribute: places.created,
    pin_attribute: pins.length > 0 ? places.pin : null,
    logo_attribute: stamp.logo_attribute,
    stamp_attributes: attributesOf(
      stamp.stamp_attributes.map((line) => ({ ...line, text: fillFacts(line.text, facts) })),
    ),
    product: { id: product.id, name: product.name },
    packaging_date,
    product_group: { id: product.product_group_id },
    qr_text,
    serials: run.serials.map(serialText),
    pins,
  }
}
