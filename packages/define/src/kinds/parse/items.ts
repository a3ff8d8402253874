import type { Field } from '../../field.ts'
import { Problem } from '../../problem.ts'

/** Parses each item of a kind with several values. */
export function parseItems<T>(raw: unknown, { label, min, max = 200 }: Field, parse: (item: unknown) => T): T[] {
  if (!Array.isArray(raw)) throw new Problem(`${label} không hợp lệ`)
  if (raw.length > max) throw new Problem(`${label} tối đa ${max} mục`)
  if (min !== undefined && raw.length < min) throw new Problem(`${label} tối thiểu ${min} mục`)
  return raw.map(parse)
}
