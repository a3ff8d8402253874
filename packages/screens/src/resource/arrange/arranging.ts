import { arrangedAmong, compareArranged } from '@trace/define/arranged.ts'
import type { Entry } from '@trace/define/entry.ts'
import type { Resource } from '@trace/define/resource.ts'
import { fieldOf, referencedRows } from '../form/entry.ts'

/** A group of rows that are sorted among one another, in their order. */
export interface Among {
  key: string
  /** Names what the rows of the group have in common. */
  label: string
  entries: readonly Entry[]
}

/** Groups of rows that are sorted among themselves, in present order. */
export function amongOf(resource: Resource, entries: readonly Entry[], noParent: string): Among[] {
  const names = arrangedAmong(resource)
  const groups = Map.groupBy(
    entries.toSorted((a, b) => compareArranged(resource, a, b)),
    (entry) => JSON.stringify(names.map((name) => entry[name] ?? null)),
  )
  return [...groups].map(([key, within]) => ({
    key,
    label: names.map((name) => saidOf(resource, within[0]!, name) ?? noParent).join(' · '),
    entries: within,
  }))
}

const saidOf = (resource: Resource, entry: Entry, name: string): string | undefined =>
  referencedRows(entry, name)[0]?.name ?? fieldOf(resource, name).choices?.[String(entry[name])]

/**
 * Applies the user's order to the rows as they are now: removed rows are left out, and new rows keep their present
 * place.
 */
export function again(made: readonly Among[], now: readonly Among[]): Among[] {
  return now.map((group) => {
    const known = new Map(group.entries.map((entry) => [entry.id, entry]))
    const wanted = (made.find(({ key }) => key === group.key)?.entries ?? []).flatMap(({ id }) => known.get(id) ?? [])
    const moved = new Set(wanted.map(({ id }) => id))
    return { ...group, entries: group.entries.map((entry) => (moved.has(entry.id) ? wanted.shift()! : entry)) }
  })
}

/** The groups whose order differs from the one that was read. */
export const changedIn = (made: readonly Among[], read: readonly Among[]): Among[] =>
  made.filter(({ key, entries }) => {
    const was = read.find((group) => group.key === key)?.entries ?? []
    return entries.some(({ id }, at) => was[at]?.id !== id)
  })
