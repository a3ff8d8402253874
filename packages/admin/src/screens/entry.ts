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
  name.endsWith('_ids')
    ? name.replace(/y_ids$/, 'ies').replace(/_ids$/, 's')
    : name.replace(/_id$/, '').replace(/_by$/, '_by_user')

const isNamed = (value: unknown): value is Named =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value

/** The rows a reference or references field of an entry points at. */
export function joined(entry: Readonly<Record<string, unknown>>, name: string): Named[] {
  const value = entry[joinedKey(name)]
  return (Array.isArray(value) ? value : [value]).filter(isNamed)
}

/** What an entry is called on screen: by its title, and by what tells it from others of that title. */
export function nameOf({ fields, title, distinguishedBy, label }: Resource, entry: Entry): string {
  const name = wordOf(fields[title], title, entry)
  if (!name) return `${label} ${entry.id}`
  return [name, ...distinguishedBy.map((one) => wordOf(fields[one], one, entry))].filter(Boolean).join(' · ')
}

/** A value as people read it in a name. */
function wordOf(field: Field | undefined, name: string, entry: Entry): string {
  const value = entry[name]
  if (field?.kind === 'reference') return joined(entry, name)[0]?.name ?? ''
  if (field?.kind === 'choice') return field.choices?.[String(value)] ?? ''
  if (typeof value === 'number') return `${field?.label} ${value}`
  return typeof value === 'string' ? value : ''
}

export const fieldOf = ({ fields }: Pick<Resource, 'fields'>, name: string): Field => {
  const field = fields[name]
  if (!field) throw new Error(`no field ${name}`)
  return field
}
