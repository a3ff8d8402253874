import { isMany } from '@trace/domain'
import type { Fields } from '@trace/domain'

/** Initial form values: the loaded ones, otherwise the defaults of the fields. */
export function initialValues(fields: Fields, entry: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, entry[name] ?? field.default ?? (isMany(field) ? [] : null)]),
  )
}
