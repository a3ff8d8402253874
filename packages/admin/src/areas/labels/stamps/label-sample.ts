import { printedQrText, serialText, stampContent, today, traces } from '@trace/domain'
import type { Entry, StampContent } from '@trace/domain'
import { findEntry } from '../../../app/load.ts'
import type { StampValues } from './stamp.ts'
import { words } from './words.ts'

/** What stands on the label that is shown, and in its code. */
export interface LabelSample {
  content: StampContent
  qrText: string
}

type Trace = Entry<typeof traces>

const asText = (value: unknown): string | null => (typeof value === 'string' && value ? value : null)

/** The label as it would be printed for these values; a code that leads nowhere stands for the real ones. */
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

/** The trace a label is drawn for: asked for once, for `use`. */
export function traceOf(id: number): Promise<Trace | null> {
  const asked = known.get(id) ?? findEntry(traces, id)
  known.set(id, asked)
  return asked
}
