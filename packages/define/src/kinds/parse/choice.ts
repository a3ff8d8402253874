import type { Field } from '../../field.ts'
import { Problem } from '../../problem.ts'
import { parseItems } from './items.ts'

export function parseChoice(raw: unknown, { label, choices = {} }: Field): string {
  if ((typeof raw !== 'string' && typeof raw !== 'number') || !Object.hasOwn(choices, raw))
    throw new Problem(`${label} không hợp lệ`)
  return String(raw)
}

export const parseChoices = (raw: unknown, field: Field): string[] => [
  ...new Set(parseItems(raw, field, (item) => parseChoice(item, field))),
]
