import { decidesLines } from '@trace/domain'
import type { Entry, Resource } from '@trace/domain'
import { findEntry } from '../app/load.ts'
import { whileLoading } from '../ui/loading.tsx'

/** A row with all values that decide the check-list of its traces: a list does not show them. */
export async function wholeOf(resource: Resource, entry: Entry): Promise<Entry> {
  return decidesLines(resource.name) ? ((await whileLoading(findEntry(resource, entry.id))) ?? entry) : entry
}
