import { isMany } from '@trace/domain'
import type { Fields } from '@trace/domain'

/** What a form or a row of one begins with: what was read, or else what its fields begin with. */
export function initialValues(fields: Fields, entry: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, entry[name] ?? field.default ?? (isMany(field) ? [] : null)]),
  )
}
