import type { Field } from '../field.ts'
import { labelOf } from '../machine.ts'
import type { Machine } from '../machine.ts'
import { parseChoice } from './choice.ts'
import type { KindRules } from './kind.ts'
import { sheetRules } from './sheet-cell.ts'

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
  parse: parseChoice,
  sorted: true,
  filter: 'status',
  range: false,
  answered: 'listed',
  sheeted: true,
} satisfies KindRules

export const statusDescription = {
  schema: ({ machine }: Field) => ({ type: 'string', enum: Object.keys(machine!.states) }),
  example: ({ machine }: Field) => machine!.initial,
  sheet: sheetRules({ write: (value, { machine }) => labelOf(machine!, value as string) }),
}
