import { formatDay } from '../../text/format.ts'
import type { StampContent, StampPrint } from './stamp-layout.ts'

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
 * The format of the printer's program: whole millimetres where it expects them, and the exact position in tenths
 * beside.
 */
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

/** Text content of a label beside its code. */
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
