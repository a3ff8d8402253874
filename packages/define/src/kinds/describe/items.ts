import { namedBy } from '../items.ts'
import { enumerated, itemsOf, sheetRules, textOrNull } from './sheet-cell.ts'

type Item = Record<string, unknown>

export const itemsDescriptions = {
  list: {
    schema: () => ({ type: 'array' }),
    example: () => [],
    /** Only for a list with a `namedBy` field. */
    sheet: sheetRules({
      width: 30,
      note: 'Nhiều mục thì ngăn bằng dấu chấm phẩy',
      write: (value, field) => enumerated((value as Item[]).map((item) => textOrNull(item[namedBy(field)!]) ?? '')),
      read: (cell, field, now) => itemsOf(namedBy(field)!, cell, now),
    }),
  },
  group: { schema: () => ({ type: 'object' }), example: () => ({}), sheet: null },
  rows: { schema: () => ({ type: 'array' }), example: () => [], sheet: null },
}
