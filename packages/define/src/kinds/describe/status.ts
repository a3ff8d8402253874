import type { Field } from '../../field.ts'
import { labelOf } from '../../machine.ts'
import { sheetRules } from './sheet-cell.ts'

export const statusDescription = {
  schema: ({ machine }: Field) => ({ type: 'string', enum: Object.keys(machine!.states) }),
  example: ({ machine }: Field) => machine!.initial,
  sheet: sheetRules({ write: (value, { machine }) => labelOf(machine!, value as string) }),
}
