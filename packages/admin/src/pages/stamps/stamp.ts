import type { Row, stampCodeStatus, stamps } from '@trace/domain'
import type { Entry, Named } from '../../screens/entry.ts'

/** An issue of labels as its calls answer it. */
export type Stamp = Entry & Row<typeof stamps> & Readonly<Record<'trace' | 'product' | 'manufacture' | 'order', Named | null>>

/** One label of an issue. */
export interface Label {
  serial: string
  code: string
  qr_text: string
  state: keyof typeof stampCodeStatus.states
  reason: string | null
  scan_count: number
  last_scanned_at: string | null
}

/** Serials are printed and told with six digits. */
export const serialText = (serial: number): string => String(serial).padStart(6, '0')

export const remainingOf = ({ quantity, printed_count }: Stamp): number => quantity - (printed_count ?? 0)

const printable: readonly Stamp['status'][] = ['issued', 'printed', 'activated']

export const canReprint = ({ status }: Stamp): boolean => printable.includes(status)

export const canPrint = (stamp: Stamp): boolean => canReprint(stamp) && remainingOf(stamp) > 0

/** What may still be changed: all of a draft, the layout of what has numbers, and of what is printed the name. */
export function isFree(status: Stamp['status'], field: string): boolean {
  if (status === 'draft') return true
  return status === 'issued' ? !['trace_id', 'order_id', 'stamp_type', 'quantity'].includes(field) : field === 'name'
}
