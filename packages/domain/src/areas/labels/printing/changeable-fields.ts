import type { issueStatus } from '../issues/states.ts'

/** Fields fixed once labels have numbers. */
const numbered: readonly string[] = ['trace_id', 'order_id', 'stamp_type', 'quantity']

/**
 * Whether a field of an issue may still change: any field of a draft; the layout until the first label is printed,
 * and later only if the present layout can print no more; the name always.
 */
export function canChangeIssueField(
  status: keyof typeof issueStatus.states,
  field: string,
  isPrintable: boolean,
): boolean {
  if (status === 'draft' || field === 'name') return true
  const isOpen = status === 'issued' || (!isPrintable && (status === 'printed' || status === 'activated'))
  return isOpen && !numbered.includes(field)
}
