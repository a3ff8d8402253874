import type { Field } from './field.ts'
import type { Resource } from './resource.ts'

/** Maximum number of rows that are grouped at once, since PostgreSQL reads each of them. */
export const MOST_GROUPED_ROWS = 20_000
/** Maximum number of groups that are returned, the largest first. */
export const MOST_GROUPS = 100

const grouping: readonly Field['kind'][] = ['reference', 'choice', 'status']

/** The fields by which a list can be grouped: references, choices and states that it shows or filters by. */
export const groupableFields = ({ fields, columns, filters, handmade }: Resource): string[] =>
  handmade
    ? []
    : Object.keys(fields).filter(
        (name) => grouping.includes(fields[name]!.kind) && (columns.includes(name) || filters.includes(name)),
      )

/** The fields in which rows must be equal for the values of this field to be summed, and the reference to the unit. */
export function alikeIn({ adds }: Field): { alike: readonly string[]; unit: string | null } {
  if (typeof adds !== 'object') return { alike: [], unit: null }
  return 'unit' in adds ? { alike: [...adds.alike, adds.unit], unit: adds.unit } : { alike: adds, unit: null }
}

/** The fields whose values can be summed. */
export const summableFields = ({ fields }: Pick<Resource, 'fields'>): string[] =>
  Object.keys(fields).filter((name) => fields[name]!.adds)
