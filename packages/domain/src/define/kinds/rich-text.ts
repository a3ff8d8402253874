import type { Field } from '../field.ts'
import { htmlOf, plainText } from '../../text/plain-text.ts'
import { plain } from './kind.ts'
import { cellText, sheetRules } from './sheet-cell.ts'
import { line, parseText } from './text.ts'

/** Rich text, stored as sanitised HTML. */
export const richText = plain<string, 'richText'>('richText')

export const richTextRules = {
  ...line,
  parse: (raw: unknown, field: Field) => parseText(raw, { ...field, max: field.max ?? 200_000 }),
  sorted: false,
  answered: 'single',
  files: 'inside',
} as const

export const richTextDescription = {
  schema: () => ({ type: 'string', contentMediaType: 'text/html' }),
  example: () => '<p>Búp non hái vào sáng sớm, sấy lạnh trong ngày.</p>',
  sheet: sheetRules({
    width: 60,
    note: 'Mỗi dòng trong ô là một đoạn; định dạng đã có chỉ giữ khi không sửa ô này',
    write: (value) => plainText(value as string) || null,
    read: (cell) => htmlOf(cellText(cell)),
  }),
}
