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

/** The fields whose values add up. */
export const sumsOf = ({ fields }: Pick<Resource, 'fields'>): string[] =>
  Object.keys(fields).filter((name) => fields[name]!.adds)
