import type { stamps } from '@trace/domain'
import type { Data } from '../../../app/call.ts'
import type { FormValues } from '../../../resource/form/form-state.ts'

/** An issue of labels as its calls answer it. */
export type Stamp = Data<'GET /api/admin/stamps'>['entries'][number]

/** The fields of an issue as its form holds them. */
export type StampValues = FormValues<typeof stamps>

/** One label of an issue. */
export type Label = Data<'GET /api/admin/stamps/:id/codes'>['entries'][number]

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
