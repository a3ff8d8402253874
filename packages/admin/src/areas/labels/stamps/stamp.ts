import type { Listed, OrderStatus, stampCodeStatus, stamps } from '@trace/domain'
import type { FormValues } from '../../../resource/form/form-state.ts'

/** An issue of labels as its calls answer it. */
export type Stamp = Listed<typeof stamps> & {
  /** How the order stands that it was made for. */
  order_status: OrderStatus | null
}

/** The fields of an issue as its form holds them. */
export type StampValues = FormValues<typeof stamps>

/** One label of an issue. */
export interface Label {
  serial: string
  code: string
  qr_text: string
  state: keyof typeof stampCodeStatus.states
  reason: string | null
  /** The serial that stands in for it. */
  replaced_by: string | null
  scan_count: number
  last_scanned_at: string | null
}

export const remainingOf = ({ quantity, printed_count }: Stamp): number => quantity - (printed_count ?? 0)

const printable: readonly Stamp['status'][] = ['issued', 'printed', 'activated']

export const canReprint = ({ status }: Stamp): boolean => printable.includes(status)

export const canPrint = (stamp: Stamp): boolean => canReprint(stamp) && remainingOf(stamp) > 0

/** A producer activates the labels of an order once they have come. */
export const waitsForOrder = ({ order_status }: Stamp): boolean => order_status !== null && order_status !== 'completed'

/** What may still be changed: all of a draft, the layout of what has numbers, and of what is printed the name. */
export function isFree(status: Stamp['status'], field: string): boolean {
  if (status === 'draft') return true
  return status === 'issued' ? !['trace_id', 'order_id', 'stamp_type', 'quantity'].includes(field) : field === 'name'
}
