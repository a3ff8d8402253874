import { hasTooManyMarks } from '../../text/combining-marks.ts'
import type { Field } from '../../field.ts'
import { isTooLongForPassword } from '../../password.ts'
import { Problem } from '../../problem.ts'
import { UNKEEPABLE } from './text.ts'

export function parsePassword(raw: unknown, { label }: Field): string {
  if (typeof raw !== 'string') throw new Problem(`${label} không hợp lệ`)
  if (isTooLongForPassword(raw)) throw new Problem(`${label} tối đa 128 ký tự`)
  if (UNKEEPABLE.test(raw) || hasTooManyMarks(raw)) throw new Problem(`${label} không hợp lệ`)
  return raw.normalize('NFC')
}
