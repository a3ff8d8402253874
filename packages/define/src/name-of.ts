import { joinedName } from './entry.ts'
import type { Entry, Named } from './entry.ts'
import type { Field } from './field.ts'
import type { Resource } from './resource.ts'
import { formatDay, formatMoment } from './text/format.ts'

const isNamed = (value: unknown): value is Named =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value

/** Rows that a reference or references field of an entry points at. */
export function referencedRows(entry: Readonly<Record<string, unknown>>, name: string): Named[] {
  const value = entry[joinedName(name)]
  return (Array.isArray(value) ? value : [value]).filter(isNamed)
}

type Titled = Pick<Resource, 'fields' | 'title' | 'distinguishedBy' | 'label'>

/** Display name of an entry: its title, and the fields that distinguish entries with the same title. */
export function nameOf({ fields, title, distinguishedBy, label }: Titled, entry: Entry): string {
  const name = wordOf(fields[title], title, entry)
  if (!name) return `${label} ${entry.id}`
  return [name, ...distinguishedBy.map((one) => wordOf(fields[one], one, entry))].filter(Boolean).join(' · ')
}

/** A value as text within a name. */
function wordOf(field: Field | undefined, name: string, entry: Entry): string {
  const value = entry[name]
  if (field?.kind === 'reference') return referencedRows(entry, name)[0]?.name ?? ''
  if (field?.kind === 'choice') return field.choices?.[String(value)] ?? ''
  if (field?.kind === 'date') return formatDay(value as string | null)
  if (field?.kind === 'moment') return formatMoment(value as string | null)
  if (typeof value === 'number') return `${field?.label} ${value}`
  return typeof value === 'string' ? value : ''
}
