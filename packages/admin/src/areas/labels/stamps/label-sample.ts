import { printedQrText, serialText, stampContent, today, traces } from '@trace/domain'
import type { Entry, StampContent } from '@trace/domain'
import { findEntry } from '../../../app/load.ts'
import type { StampValues } from './stamp.ts'
import { words } from './words.ts'

/** Content of the sample label and of its QR code. */
export interface LabelSample {
  content: StampContent
  qrText: string
}

type Trace = Entry<typeof traces>

const asText = (value: unknown): string | null => (typeof value === 'string' && value ? value : null)

/** Sample label as these values would print it; its code is a placeholder. */
export function sampleOf(values: StampValues, trace: Trace | null): LabelSample {
  const day = asText(values.packaging_date) ?? trace?.packaging_date ?? trace?.harvest_date ?? today()
  const address = trace?.qr_url ?? ''
  const host = URL.canParse(address) ? new URL(address).origin : location.origin
  const path = values.stamp_type === 'qr_lot' ? `/t/${trace?.code ?? '220000000000'}` : '/s/0000000000000'
  const printed = { product: trace?.product ?? { id: 0, name: words.productName }, packaging_date: day }
  return {
    content: stampContent(
      printed,
      serialText(Number(values.serial_from ?? 1)),
      values.stamp_type === 'qr_secure' ? '000000' : null,
    ),
    qrText: printedQrText(host + path),
  }
}

const known = new Map<number, Promise<Trace | null>>()

/** The trace a label is drawn for. It returns the same cached promise each time, so that React's `use` can read it. */
export function traceOf(id: number): Promise<Trace | null> {
  const asked = known.get(id) ?? findEntry(traces, id)
  known.set(id, asked)
  return asked
}
