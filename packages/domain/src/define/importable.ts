import type { Field, Kind } from './field.ts'
import { formFields } from './resource.ts'
import type { Resource } from './resource.ts'

/** Kinds left out of imported and exported sheets: they do not fit a flat table, or are too sensitive to export. */
const UNSHEETED: Kind[] = ['password', 'question', 'identity', 'boundary', 'list', 'group', 'rows']

export const isSheeted = (field: Field): boolean => !UNSHEETED.includes(field.kind) || namedBy(field) !== null

/** The only required field of a list item, so that one cell can hold the item: a standard by its number. */
export function namedBy({ kind, fields = {} }: Field): string | null {
  const [first, ...others] = Object.entries(fields)
  return kind === 'list' &&
    first?.[1].kind === 'text' &&
    first[1].required &&
    others.every(([, { required }]) => !required)
    ? first[0]
    : null
}

/** Whether a sheet can carry every required field of a new row. Not so for accounts. */
export const isImportable = (resource: Pick<Resource, 'fields'>): boolean =>
  Object.values(formFields(resource)).every(
    (field) =>
      !field.required || field.default !== undefined || (field.when && field.kind !== 'password') || isSheeted(field),
  )
