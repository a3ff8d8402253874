import { formatDay } from '../../text/format.ts'
import type { StampContent, StampPrint } from './stamp-layout.ts'

/** One print run, as the printer's program and our sheets are told of it: the print fields of the issue, and every label. */
export interface PrintEntry extends StampPrint {
  id: number
  /** The lines of labels in this run. */
  lines: number
  product: { id: number; name: string }
  /** The day that is printed. */
  packaging_date: string | null
  product_group: { id: number | null }
  qr_text: string[]
  serials: string[]
  /** The number under the covering of each label; none where labels have no covering. */
  pins: string[]
}

/** The same as the printer's program reads it: whole millimetres where it expects them, and beside those the exact place in tenths. */
export interface PrinterEntry extends PrintEntry {
  horizontal_tenths: number
  vertical_tenths: number
}

export const toPrinter = <E extends PrintEntry>(entry: E): E & PrinterEntry => ({
  ...entry,
  horizontal: Math.round(entry.horizontal),
  vertical: Math.round(entry.vertical),
  horizontal_tenths: Math.round(entry.horizontal * 10),
  vertical_tenths: Math.round(entry.vertical * 10),
})

/** What stands on a label beside its code. */
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
