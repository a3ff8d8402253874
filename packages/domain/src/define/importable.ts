import type { Field, Kind } from './field.ts'
import { formFields } from './resource.ts'
import type { Resource } from './resource.ts'

/** Kinds that a flat sheet has no place for, or that must not leave the house. */
const UNSHEETED: Kind[] = ['password', 'question', 'identity', 'boundary', 'list', 'group', 'rows', 'files']

export const isSheeted = (field: Field): boolean => !UNSHEETED.includes(field.kind) || namedBy(field) !== null

/** The one thing an item of a list must say, by which a cell can name it: a standard by its number. */
export function namedBy({ kind, fields = {} }: Field): string | null {
  const [first, ...others] = Object.entries(fields)
  return kind === 'list' &&
    first?.[1].kind === 'text' &&
    first[1].required &&
    others.every(([, { required }]) => !required)
    ? first[0]
    : null
}

/** Whether a sheet can say all that a new row must have: accounts are made one by one. */
export const isImportable = (resource: Pick<Resource, 'fields'>): boolean =>
  Object.values(formFields(resource)).every(
    (field) =>
      !field.required || field.default !== undefined || (field.when && field.kind !== 'password') || isSheeted(field),
  )
