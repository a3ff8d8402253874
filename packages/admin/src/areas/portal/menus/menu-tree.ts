import type { menus } from '@trace/domain/areas/portal/menus.ts'
import type { Listed } from '@trace/define/entry.ts'

export type Item = Listed<typeof menus> & {
  /** Name of the linked row. */
  link_name?: string | null
}

export interface Node {
  item: Item
  /** 0 for the first level. */
  depth: number
}

const LEVELS = 3

/** Flattens the tree to display order: each item is followed by its descendants. */
export function flatten(items: readonly Item[], parent: number | null = null, depth = 0): Node[] {
  return items
    .filter(({ parent_id }) => parent_id === parent)
    .flatMap((item) => [{ item, depth }, ...flatten(items, item.id, depth + 1)])
}

/** The nodes without an item's descendants, which move with it. */
export function withoutBranch(nodes: readonly Node[], id: number): Node[] {
  const at = nodes.findIndex(({ item }) => item.id === id)
  return nodes.filter((_, index) => index <= at || index > lastOf(nodes, at))
}

/** Index of the last descendant of the node at this index. */
function lastOf(nodes: readonly Node[], at: number): number {
  const next = nodes.findIndex(({ depth }, index) => index > at && depth <= nodes[at]!.depth)
  return next < 0 ? nodes.length - 1 : next - 1
}

const heightOf = (nodes: readonly Node[], at: number): number =>
  Math.max(...nodes.slice(at, lastOf(nodes, at) + 1).map(({ depth }) => depth)) - nodes[at]!.depth + 1

/**
 * Depth of a dragged item at its target: at most one level below the item before it, at least the depth of the item
 * after it.
 */
export function depthAt(nodes: readonly Node[], id: number, overId: number, wanted: number): number | null {
  const rest = withoutBranch(nodes, id)
  const [from, to] = [rest.findIndex(({ item }) => item.id === id), rest.findIndex(({ item }) => item.id === overId)]
  if (from < 0 || to < 0) return null
  const moved = rest.toSpliced(from, 1).toSpliced(to, 0, rest[from]!)
  const [before, after] = [moved[to - 1], moved[to + 1]]
  const height = heightOf(
    nodes,
    nodes.findIndex(({ item }) => item.id === id),
  )
  const [least, most] = [after?.depth ?? 0, Math.min(before ? before.depth + 1 : 0, LEVELS - height)]
  return least > most ? null : Math.min(most, Math.max(least, wanted))
}

/** The items after a drop, with their new parents and sort orders. */
export function put(items: readonly Item[], id: number, overId: number, depth: number): Item[] {
  const nodes = flatten(items)
  const rest = withoutBranch(nodes, id)
  const [from, to] = [rest.findIndex(({ item }) => item.id === id), rest.findIndex(({ item }) => item.id === overId)]
  const moved = rest.toSpliced(from, 1).toSpliced(to, 0, rest[from]!)
  const parent = depth === 0 ? null : moved.slice(0, to).findLast((node) => node.depth === depth - 1)!.item.id
  const ordered = moved.map(({ item }) => (item.id === id ? { ...item, parent_id: parent } : item))
  const shown = [...ordered, ...items.filter((item) => !ordered.some((other) => other.id === item.id))]
  const places = new Map<number | null, number>()
  return shown.map((item) => {
    const sort_order = (places.get(item.parent_id) ?? 0) + 1
    places.set(item.parent_id, sort_order)
    return { ...item, sort_order }
  })
}
