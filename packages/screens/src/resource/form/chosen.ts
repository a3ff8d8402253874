import { isRequiredBy } from '@trace/define/field-conditions.ts'
import type { Entry } from '@trace/define/entry.ts'
import type { Field, Fields } from '@trace/define/field.ts'

type Values = Readonly<Record<string, unknown>>

/** Rows chosen in a form's references on which other fields depend; null if a row is hidden from the user. */
export type Chosen = Readonly<Record<string, Entry | null>>

/** Adds to fields the conditions that chosen rows put on them: what they must match, and whether they are required. */
export const fittingFields = (fields: Fields, chosen: Chosen): Fields =>
  Object.values(fields).some(({ withinOf, requiredOf }) => withinOf ?? requiredOf)
    ? Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fittingField(field, chosen)]))
    : fields

function fittingField(field: Field, chosen: Chosen): Field {
  const { withinOf, requiredOf, within = [] } = field
  const mustMatch = withinOf && chosen[withinOf.of]
  const isRequired = requiredOf && isRequiredBy(field, chosen[requiredOf.of])
  if (!mustMatch && !isRequired) return field
  return {
    ...field,
    ...(mustMatch && { within: [...within, withinOf.as ?? withinOf.its] }),
    ...(isRequired && { required: true }),
  }
}

/** Filter of a reference by a value of the chosen row that the referenced rows must share. */
export const filterByChosen = ({ withinOf }: Field, chosen: Chosen): Values =>
  withinOf ? { [withinOf.as ?? withinOf.its]: chosen[withinOf.of]?.[withinOf.its] } : {}

/**
 * Whether a field applies to the chosen rows. The species of a product, for example, depends on the sector of its
 * group.
 */
export function fitsChosen({ whenOf }: Field, chosen: Chosen): boolean {
  if (!whenOf) return true
  const row = chosen[whenOf.of]
  return row === null || (row !== undefined && whenOf.is.includes(String(row[whenOf.its])))
}
