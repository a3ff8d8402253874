import type { Field, FieldOptions } from '../field.ts'
import { mark } from './text.ts'

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
