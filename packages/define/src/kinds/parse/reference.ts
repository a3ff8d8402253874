import type { Field } from '../../field.ts'
import { Problem } from '../../problem.ts'
import { parseItems } from './items.ts'
import { written } from './text.ts'

/** The id of a row. The store checks that the row exists. */
export function parseReference(raw: unknown, { label }: Field): number {
  const id = Number(written(raw, { label }))
  if (!Number.isInteger(id) || id < 1 || id > 2_147_483_647) throw new Problem(`${label} không hợp lệ`)
  return id
}

export const parseReferences = (raw: unknown, field: Field): number[] => [
  ...new Set(parseItems(raw, field, (item) => parseReference(item, field))),
]
