import type { Fields } from '@trace/define/field.ts'
import { isMany } from '@trace/define/kinds/index.ts'

/** Initial form values: the loaded ones, otherwise the defaults of the fields. */
export function initialValues(fields: Fields, entry: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const value = entry[name] ?? field.default ?? (isMany(field) ? [] : null)
      const isItems = (field.kind === 'list' || field.kind === 'rows') && Array.isArray(value)
      return [name, isItems ? value.map(withKey) : value]
    }),
  )
}

/** Key of a nested row in its form until the server gives it an id; never sent. */
export const ROW_KEY = '_key'

const withKey = (item: unknown, index: number): unknown =>
  typeof item === 'object' && item !== null && !('id' in item) ? { [ROW_KEY]: String(index), ...item } : item
