import type { Field, Kind } from './field.ts'
import { formFields } from './resource.ts'
import type { Resource } from './resource.ts'

/** Kinds that a flat sheet has no place for, or that must not leave the house. */
const UNSHEETED: Kind[] = ['password', 'identity', 'richText', 'boundary', 'list', 'group', 'rows', 'files']

export const isSheeted = ({ kind }: Field): boolean => !UNSHEETED.includes(kind)

/** Whether a sheet can say all that a new row must have. */
export const isImportable = (resource: Pick<Resource, 'fields'>): boolean =>
  Object.values(formFields(resource)).every((field) =>
    !field.required || field.default !== undefined || field.when || isSheeted(field))
