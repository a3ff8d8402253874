import type { Field } from '../field.ts'
import type { Machine } from '../machine.ts'
import type { KindRules } from './kind.ts'

/** The state of a row, changed by `PUT …/change-status/{status}` along its state machine, never by a form. */
export const status = <const M extends Machine>(
  label: string,
  machine: M,
  options?: Pick<Field, 'concerns'>,
): Field<keyof M['states'] & string, true, 'status'> => ({
  ...options,
  kind: 'status',
  label,
  machine,
  auto: true,
  required: true,
  default: machine.initial,
})

export const statusRules = {
  column: 'text',
  sorted: true,
  unindexed: true,
  filter: 'status',
  range: false,
  answered: 'listed',
  sheeted: true,
} satisfies KindRules
