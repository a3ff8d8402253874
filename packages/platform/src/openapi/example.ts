import { isFieldApplicable } from '@trace/define/field-conditions.ts'
import { joinedName } from '@trace/define/entry.ts'
import type { Field, Fields } from '@trace/define/field.ts'
import { descriptions } from '@trace/define/kinds/describe/index.ts'
import { isMany, kinds } from '@trace/define/kinds/index.ts'

type Values = Record<string, unknown>

/** An example of a request body that passes validation. */
export function exampleOf(fields: Fields): Values {
  const values: Values = {}
  for (const [name, field] of Object.entries(fields)) {
    if (!field.auto)
      values[name] = isFieldApplicable(field, values) ? exampleValue(name, field) : isMany(field) ? [] : null
  }
  return values
}

/** An example of a row in an answer, with the names of references. */
export function exampleRow(fields: Fields, isJoined = true): Values {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
      if (kinds[field.kind].answered === 'never') return []
      const value = answeredValue(name, field)
      const named = { id: 1, name: field.label }
      if (!isJoined || (field.kind !== 'reference' && field.kind !== 'references')) return [[name, value]]
      return [
        [name, value],
        [joinedName(name), field.kind === 'references' ? [named] : named],
      ]
    }),
  )
}

function answeredValue(name: string, field: Field): unknown {
  if (field.kind === 'rows') return [{ id: 1, ...exampleRow(field.fields ?? {}) }]
  return field.fields ? inside(field, exampleRow(field.fields, false)) : exampleValue(name, field)
}

function exampleValue(name: string, field: Field): unknown {
  if (field.fields) return inside(field, exampleOf(field.fields))
  return field.default ?? descriptions[field.kind].example(field, name)
}

const inside = (field: Field, values: Values): unknown => (isMany(field) ? [values] : values)
