import type { Field, Resource } from '@trace/domain'

/** A row as the calls answer it, with the names of what it refers to beside the ids. */
export interface Entry {
  id: number
  version?: number
  [field: string]: unknown
}

/** What a row refers to: enough to name it. */
export interface Named {
  id: number
  name: string
}

/** The key a reference's row travels under: 'manufacture_id' → 'manufacture', 'printed_by' → 'printed_by_user', 'diary_ids' → 'diaries'. */
export const joinedKey = (name: string): string =>
  name.endsWith('_ids') ? name.replace(/y_ids$/, 'ies').replace(/_ids$/, 's') : name.replace(/_id$/, '').replace(/_by$/, '_by_user')

const isNamed = (value: unknown): value is Named => typeof value === 'object' && value !== null && 'id' in value && 'name' in value

/** The rows a reference or references field of an entry points at. */
export function joined(entry: Readonly<Record<string, unknown>>, name: string): Named[] {
  const value = entry[joinedKey(name)]
  return (Array.isArray(value) ? value : [value]).filter(isNamed)
}

/** What an entry is called on screen. */
export function nameOf({ title, label }: Pick<Resource, 'title' | 'label'>, entry: Entry): string {
  const value = entry[title]
  return typeof value === 'string' && value ? value : `${label} ${entry.id}`
}

export const fieldOf = ({ fields }: Pick<Resource, 'fields'>, name: string): Field => {
  const field = fields[name]
  if (!field) throw new Error(`no field ${name}`)
  return field
}
