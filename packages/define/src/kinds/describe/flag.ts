import { nameKey } from '../../text/name-key.ts'
import type { Field } from '../../field.ts'
import { cellText, UnknownCellText, sheetRules } from './sheet-cell.ts'
import type { Cell, SheetRules } from './sheet-cell.ts'

const YES = 'Có'
const NO = 'Không'

const wordOf = ({ choices }: Field, on: boolean): string => choices?.[String(on)] ?? (on ? YES : NO)

function read(cell: Cell, field: Field): boolean {
  const word = nameKey(cellText(cell))
  for (const on of [true, false]) if (word === nameKey(wordOf(field, on))) return on
  if (['có', 'co', 'x', 'true', '1', 'đúng', 'dung'].includes(word)) return true
  if (['không', 'khong', 'false', '0', 'sai'].includes(word)) return false
  const [yes, no] = [wordOf(field, true), wordOf(field, false)]
  throw new UnknownCellText(`${field.label} phải là “${yes}” hoặc “${no}”`, cellText(cell), [yes, no])
}

const yesOrNo: Partial<SheetRules> = { write: (value, field) => wordOf(field, value === true), read }

const schema = () => ({ type: 'boolean' })
const example = () => true

export const flagDescriptions = {
  flag: {
    schema,
    example,
    sheet: sheetRules({ note: 'Có hoặc Không', choices: () => [YES, NO] }, yesOrNo),
  },
  toggle: { schema, example, sheet: sheetRules(yesOrNo) },
  question: { schema, example, sheet: null },
}
