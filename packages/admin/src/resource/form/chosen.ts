import type { Entry, Field } from '@trace/domain'

type Values = Readonly<Record<string, unknown>>

/** Rows that references of a form have chosen, where other fields depend on them; null where a row is hidden. */
export type Chosen = Readonly<Record<string, Entry | null>>

/** A reference, with the condition that a chosen row puts on it. */
export const fittingField = (field: Field, chosen: Chosen): Field =>
  field.withinOf && chosen[field.withinOf.of]
    ? { ...field, within: [...(field.within ?? []), field.withinOf.its] }
    : field

/** What a chosen row says of a reference, as if it stood in the form. */
export const saidBy = ({ withinOf }: Field, chosen: Chosen): Values =>
  withinOf ? { [withinOf.its]: chosen[withinOf.of]?.[withinOf.its] } : {}

/** Whether the chosen rows leave room for a field: the species of a product follows from its group's sector. */
export function fitsChosen({ whenOf }: Field, chosen: Chosen): boolean {
  if (!whenOf) return true
  const row = chosen[whenOf.of]
  return row === null || (row !== undefined && whenOf.is.includes(String(row[whenOf.its])))
}
