import type { Field } from '../../field.ts'
import { Problem } from '../../problem.ts'

export function parseFlag(raw: unknown, { label }: Field): boolean {
  if (raw === true || raw === 'true' || raw === 1 || raw === '1' || raw === 'on') return true
  if (raw === false || raw === 'false' || raw === 0 || raw === '0') return false
  throw new Problem(`${label} không hợp lệ`)
}
