import { printedQrText, serialText, stampContent, today } from '@trace/domain'
import type { Entry, StampContent } from '@trace/domain'
import { api } from '../../../app/api.ts'
import type { Values } from '../../../resource/form/form-state.ts'
import { words } from './words.ts'

/** What stands on the label that is shown, and in its code. */
export interface LabelSample {
  content: StampContent
  qrText: string
}

const asText = (value: unknown): string | null => (typeof value === 'string' && value ? value : null)

/** The label as it would be printed for these values; a code that leads nowhere stands for the real ones. */
export function sampleOf(values: Values, trace: Entry | null): LabelSample {
  const product = trace?.['product'] as { id: number; name: string } | undefined
  const day = asText(values['packaging_date']) ?? asText(trace?.['packaging_date']) ?? asText(trace?.['harvest_date'])
  const host = URL.canParse(asText(trace?.['qr_url']) ?? '')
    ? new URL(String(trace?.['qr_url'])).origin
    : location.origin
  const path =
    values['stamp_type'] === 'qr_lot' ? `/t/${asText(trace?.['code']) ?? '220000000000'}` : '/s/0000000000000'
  const printed = { product: product ?? { id: 0, name: words.productName }, packaging_date: day ?? today() }
  return {
    content: stampContent(
      printed,
      serialText(Number(values['serial_from'] ?? 1)),
      values['stamp_type'] === 'qr_secure' ? '000000' : null,
    ),
    qrText: printedQrText(host + path),
  }
}

const known = new Map<number, Promise<Entry | null>>()

/** The trace a label is drawn for: asked for once, for `use`. */
export function traceOf(id: number): Promise<Entry | null> {
  const asked = known.get(id) ?? readTrace(id)
  known.set(id, asked)
  return asked
}

async function readTrace(id: number): Promise<Entry | null> {
  const answer = await api<{ entry: Entry }>('GET', `/traces/${id}`)
  return answer.ok ? answer.data.entry : null
}
