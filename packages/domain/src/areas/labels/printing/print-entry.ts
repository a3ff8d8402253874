import { formatDay } from '@trace/define/text/format.ts'
import { qrModules } from '../codes/qr-text.ts'
import { alignedLeft } from './stamp-layout.ts'
import type { StampAttribute, StampContent, StampPrint, TextPlace } from './stamp-layout.ts'

/**
 * One print run, as sent to the printer's program and to our label sheets: the print fields and every label.
 */
export interface PrintEntry extends StampPrint {
  id: number
  /** Number of lines of labels in this run. */
  lines: number
  product: { id: number; name: string }
  /** The date that is printed. */
  packaging_date: string | null
  product_group: { id: number | null }
  qr_text: string[]
  serials: string[]
  /** The PIN of each label; empty where labels have no scratch-off covering. */
  pins: string[]
}

/**
 * The format of the printer's program: whole millimetres where the program expects them, plus the exact position in
 * tenths. The program knows neither logos nor alignment, so an aligned text is sent with its left edge.
 */
export type PrinterEntry<E extends PrintEntry = PrintEntry> = Omit<E, 'logo_attribute'> & {
  horizontal_tenths: number
  vertical_tenths: number
}

export function toPrinterEntry<E extends PrintEntry>({ logo_attribute: _, ...entry }: E): PrinterEntry<E> {
  const { product_name, product_created_at, serial } = stampContent(entry, entry.serials[0] ?? '')
  const modules = qrModules(entry.qr_text[0] ?? '')
  const plain = <P extends TextPlace>({ align, ...place }: P, text: string) => {
    if (!align || align === 'left' || place.font_size <= 0) return place
    const x = alignedLeft({ ...entry, logo_attribute: null }, { ...place, align, text }, modules)
    return { ...place, horizontal: Math.round(x * 10) / 10 }
  }
  return {
    ...entry,
    horizontal: Math.round(entry.horizontal),
    vertical: Math.round(entry.vertical),
    horizontal_tenths: Math.round(entry.horizontal * 10),
    vertical_tenths: Math.round(entry.vertical * 10),
    product_name_attribute: entry.product_name_attribute && plain(entry.product_name_attribute, product_name),
    product_created_at_attribute:
      entry.product_created_at_attribute && plain(entry.product_created_at_attribute, product_created_at),
    stamp_attributes: entry.stamp_attributes.map((line: StampAttribute) =>
      plain(line, line.text.replaceAll('{serial}', serial)),
    ),
  }
}

/** Text content of a label, other than its code. */
export const stampContent = (
  entry: Pick<PrintEntry, 'product' | 'packaging_date'>,
  serial: string,
  pin: string | null = null,
): StampContent => ({
  product_name: entry.product.name,
  product_created_at: entry.packaging_date ? `NSX: ${formatDay(entry.packaging_date)}` : '',
  serial,
  pin,
})
