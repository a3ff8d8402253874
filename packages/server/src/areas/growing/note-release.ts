import type { Resource } from '@trace/define/resource.ts'
import type { Store } from '@trace/platform/store/store.ts'

interface Held {
  id: number
  code: string | null
  held_facts: readonly { key: string }[]
  released_facts: readonly { key: string }[]
}

/** Logs the reason why an officer releases a batch or a lot, and returns the facts that no longer hold it. */
export async function noteRelease(store: Store, { table }: Resource, row: Held, release_reason: string) {
  const { id, code, held_facts, released_facts } = row
  await store.note('status', { subject: table, id, label: code!, new_values: { release_reason, held_facts } })
  return { released_facts: mergedFactKeys(released_facts, held_facts) }
}

/** The contradictions released before, together with the new ones, without duplicates. */
export const mergedFactKeys = (
  known: readonly { key: string }[],
  more: readonly { key: string }[],
): { key: string }[] => [...new Set([...known, ...more].map(({ key }) => key))].map((key) => ({ key }))
