import { formatCode } from '../codes.ts'
import type { Field, FieldOptions } from '../field.ts'
import { sheetRules } from './sheet-cell.ts'
import { exampleText, mark, string } from './text.ts'

/** The code of a row, numbered by the server: `code('Mã sản phẩm', 'SP-{6}')`. */
export const code = (label: string, numbering: string, options?: FieldOptions): Field<string, false, 'code'> => ({
  searchable: true,
  unique: true,
  ...options,
  auto: true,
  kind: 'code',
  label,
  numbering,
  required: false,
})

/** Slug: the part of a web address made from the row's title when none is given. */
export const slug = (label: string, options?: FieldOptions): Field<string, false, 'slug'> => ({
  unique: true,
  format: 'slug',
  ...options,
  kind: 'slug',
  label,
  required: false,
})

export const codeRules = { code: mark, slug: mark }

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
