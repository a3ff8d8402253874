import type { Resource } from './resource.ts'

/** The field by which rows are arranged: small numbers come first. */
export const ORDER_FIELD = 'sort_order'

/** Maximum number of rows that are numbered at once, since each of them may have to be written. */
export const MOST_ARRANGED_ROWS = 500

/** Whether users arrange the rows of a resource. */
export const isArranged = ({ fields, calls }: Pick<Resource, 'fields' | 'calls'>): boolean =>
  ORDER_FIELD in fields && calls.includes('update')

/** Fields by which rows form a group that is arranged on its own; in a tree, the rows of one parent. */
export function arrangedAmong({ fields, tree, arrangedWithin }: Resource): readonly string[] {
  return tree === null ? arrangedWithin : [...(fields['parent_id']!.within ?? []), 'parent_id']
}

/** Compares rows by their number; rows with equal numbers, in the default order of their list. */
export function compareArranged({ order }: Pick<Resource, 'order'>, a: Arrangeable, b: Arrangeable): number {
  const byId = order.startsWith('-') ? b.id - a.id : a.id - b.id
  return (a.sort_order ?? Infinity) - (b.sort_order ?? Infinity) || byId
}

interface Arrangeable {
  id: number
  sort_order?: number | null
}
