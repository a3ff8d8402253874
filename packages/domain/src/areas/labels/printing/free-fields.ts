import type { stampStatus } from '../issues/states.ts'

/** Fields fixed once labels have numbers. */
const numbered: readonly string[] = ['trace_id', 'order_id', 'stamp_type', 'quantity']

/**
 * Whether a field of an issue may still change: all of a draft; the layout until the first label is printed, and after
 * it where nothing more could be printed with the present one; the name always.
 */
export function isFreeField(status: keyof typeof stampStatus.states, field: string, isPrintable: boolean): boolean {
  if (status === 'draft' || field === 'name') return true
  const isOpen = status === 'issued' || (!isPrintable && (status === 'printed' || status === 'activated'))
  return isOpen && !numbered.includes(field)
}
