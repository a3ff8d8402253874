import { formatCode } from '../../codes.ts'
import type { Field } from '../../field.ts'
import { sheetRules } from './sheet-cell.ts'
import { exampleText, string } from './text.ts'

export const codeDescriptions = {
  code: {
    schema: () => string,
    example: ({ numbering }: Field) => formatCode(numbering ?? '{6}', { day: '2026-03-01', province: '22', seq: 1 }),
    sheet: sheetRules(),
  },
  slug: {
    schema: () => string,
    example: exampleText(),
    sheet: sheetRules({ note: 'Để trống để hệ thống tự tạo' }),
  },
}
