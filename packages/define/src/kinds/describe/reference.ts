import { enumerated, partsOf, sheetRules, textOrNull } from './sheet-cell.ts'

const nameOf = (row: unknown): string | null => textOrNull((row as { name: unknown } | null)?.name)

export const referenceDescriptions = {
  reference: {
    schema: () => ({ type: 'integer' }),
    example: () => 1,
    sheet: sheetRules({ width: 26, note: 'Tên hoặc mã', write: (_value, _field, joined) => nameOf(joined) }),
  },
  references: {
    schema: () => ({ type: 'array', items: { type: 'integer' } }),
    example: () => [1],
    sheet: sheetRules({
      width: 30,
      note: 'Nhiều mục thì ngăn bằng dấu chấm phẩy, mỗi mục là tên hoặc mã',
      write: (_value, _field, joined) => enumerated((joined as unknown[]).map((one) => nameOf(one) ?? '')),
      read: partsOf,
    }),
  },
}
