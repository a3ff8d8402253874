import type { Field } from './field.ts'
import type { Resource } from './resource.ts'

/** So many rows are grouped at once: PostgreSQL reads each of them. */
export const MOST_GROUPED_ROWS = 20_000
/** So many groups are told, the largest first. */
export const MOST_GROUPS = 100

const grouping: readonly Field['kind'][] = ['reference', 'choice', 'status']

/** The fields by which a list can be grouped: references, choices and states that it shows or filters by. */
export const groupsOf = ({ fields, columns, filters, handmade }: Resource): string[] =>
  handmade
    ? []
    : Object.keys(fields).filter(
        (name) => grouping.includes(fields[name]!.kind) && (columns.includes(name) || filters.includes(name)),
      )

/** In which fields rows have to be alike for the values of one to add up, and the reference that is its unit. */
export function alikeIn({ adds }: Field): { alike: readonly string[]; unit: string | null } {
  if (typeof adds !== 'object') return { alike: [], unit: null }
  return 'unit' in adds ? { alike: [...adds.alike, adds.unit], unit: adds.unit } : { alike: adds, unit: null }
}

/** The fields whose values add up. */
export const sumsOf = ({ fields }: Pick<Resource, 'fields'>): string[] =>
  Object.keys(fields).filter((name) => fields[name]!.adds)
