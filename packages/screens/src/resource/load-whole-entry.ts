import { catalogue } from '@trace/define/catalogue.ts'
import type { Entry } from '@trace/define/entry.ts'
import type { Resource } from '@trace/define/resource.ts'
import { findEntry } from '../app/load.ts'
import { keepAsShown } from '../app/seen-versions.ts'
import { whileLoading } from '../ui/loading.tsx'

/** Loads a row with all values that the check-list of its traces depends on; rows from a list lack some of them. */
export async function loadWholeEntry(resource: Resource, entry: Entry): Promise<Entry> {
  if (!catalogue().checklist.isDecidedBy(resource.name)) return entry
  const whole = await whileLoading(findEntry(resource, entry.id))
  keepAsShown(resource.name, entry)
  return whole ?? entry
}
