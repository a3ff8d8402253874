import type { Field } from './field.ts'
import { kinds, namedBy } from './kinds/index.ts'
import { formFields } from './resource.ts'
import type { Resource } from './resource.ts'

/** Whether a sheet can hold this field: its value must fit into a cell and not be too sensitive to export. */
export const fitsInSheet = (field: Field): boolean => kinds[field.kind].sheeted || namedBy(field) !== null

/** Whether a sheet can carry every required field of a new row. Not so for accounts. */
export const isImportable = (resource: Pick<Resource, 'fields'>): boolean =>
  Object.values(formFields(resource)).every(
    (field) =>
      !field.required || field.default !== undefined || (field.when && field.kind !== 'password') || fitsInSheet(field),
  )
