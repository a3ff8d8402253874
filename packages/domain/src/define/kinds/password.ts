import { hasTooManyMarks } from '../../text/combining-marks.ts'
import type { Field } from '../field.ts'
import { isTooLongForPassword } from '../password.ts'
import { Problem } from '../problem.ts'
import { plain } from './kind.ts'
import type { KindRules } from './kind.ts'
import { UNKEEPABLE } from './text.ts'

export const password = plain<string, 'password'>('password')

function parsePassword(raw: unknown, { label }: Field): string {
  if (typeof raw !== 'string') throw new Problem(`${label} không hợp lệ`)
  if (isTooLongForPassword(raw)) throw new Problem(`${label} tối đa 128 ký tự`)
  if (UNKEEPABLE.test(raw) || hasTooManyMarks(raw)) throw new Problem(`${label} không hợp lệ`)
  return raw.normalize('NFC')
}

export const passwordRules = {
  column: null,
  parse: parsePassword,
  sorted: false,
  filter: null,
  range: false,
  answered: 'never',
  sheeted: false,
  secret: true,
} satisfies KindRules

export const passwordDescription = {
  schema: () => ({ type: 'string', format: 'password', writeOnly: true }),
  example: () => 'mật khẩu đủ dài',
  sheet: null,
}
