import { formFields, joinedName } from '@trace/domain'
import type { approval, Entry, Field, Named, Resource, vouching } from '@trace/domain'

const isNamed = (value: unknown): value is Named =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value

/** Rows that a reference or references field of an entry points at. */
export function joined(entry: Readonly<Record<string, unknown>>, name: string): Named[] {
  const value = entry[joinedName(name)]
  return (Array.isArray(value) ? value : [value]).filter(isNamed)
}

/** Display name of an entry: its title, and the fields that distinguish entries with the same title. */
export function nameOf({ fields, title, distinguishedBy, label }: Resource, entry: Entry): string {
  const name = wordOf(fields[title], title, entry)
  if (!name) return `${label} ${entry.id}`
  return [name, ...distinguishedBy.map((one) => wordOf(fields[one], one, entry))].filter(Boolean).join(' · ')
}

/** A value as text within a name. */
function wordOf(field: Field | undefined, name: string, entry: Entry): string {
  const value = entry[name]
  if (field?.kind === 'reference') return joined(entry, name)[0]?.name ?? ''
  if (field?.kind === 'choice') return field.choices?.[String(value)] ?? ''
  if (typeof value === 'number') return `${field?.label} ${value}`
  return typeof value === 'string' ? value : ''
}

/** Fields that the approval and vouching blocks add to a resource, and the status. */
type Standing = Partial<Entry<{ fields: typeof approval & typeof vouching }>> & { status?: string }

export const standingOf = (entry: Entry): Standing => entry

/** Whether a row, or the latest change of it, was refused and nobody has answered that yet. */
export const isRefused = (entry: Entry): boolean =>
  Boolean(standingOf(entry).rejected_at || standingOf(entry).reject_reason)

/** Body of a row as its own form would send it. */
export const formOf = (resource: Resource, entry: Entry): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.keys(formFields(resource)).map((name) => [name, entry[name]]))

export const fieldOf = ({ fields }: Pick<Resource, 'fields'>, name: string): Field => {
  const field = fields[name]
  if (!field) throw new Error(`no field ${name}`)
  return field
}
