import type { Resource } from '@trace/define/resource.ts'
import type { Answer } from '../../app/api.ts'
import { Card } from '../detail/card.tsx'
import { ChangesTable } from '../history/changes-table.tsx'
import { Changes, namesIn } from '../history/revisions.tsx'
import type { Change, Names } from '../history/revisions.tsx'
import { words } from './words.ts'

/** What changed in a row between opening it and deciding on it. */
export interface Since {
  changes: readonly Change[]
  names: Names
}

/** A change of a related row (a diary, a certificate, a product), listed in a field of this row. */
interface RelatedChange {
  item: string
  before: string | null
  after: string | null
}

/** Reads from a refused decision what has changed since the row was opened; null if it contains no changes. */
export async function sinceOf(resource: Resource, { code, data }: Answer): Promise<Since | null> {
  if (code !== 409 || typeof data !== 'object' || data === null || !('changes' in data)) return null
  const changes = data.changes as Change[]
  return changes.length > 0 ? { changes, names: await namesIn(resource, [{ changes }]) } : null
}

/** Card with the changes, shown above the current row before the user decides again. */
export function ChangedSince({ resource, since: { changes, names } }: { resource: Resource; since: Since }) {
  const isOfOthers = ({ field }: Change) => tellsOfOthers(resource, field)
  const own = changes.filter((change) => !isOfOthers(change))
  const told = changes.filter(isOfOthers).flatMap(newlyTold)
  return (
    <Card heading={words.changedSince}>
      <p className="soft">{words.decideAgain}</p>
      <Changes resource={resource} changes={own} names={names} heads={words.seen} />
      {told.length > 0 && (
        <ChangesTable
          changes={told.map(({ item, before, after }, at) => ({
            name: String(at),
            label: item,
            before: before ?? '–',
            after: after ?? '–',
          }))}
          {...words.seen}
        />
      )}
    </Card>
  )
}

/** Whether a field lists changes of other rows, each with its subject (`item`), `before` and `after`. */
const tellsOfOthers = ({ fields }: Resource, name: string): boolean =>
  ['item', 'before', 'after'].every((inner) => inner in (fields[name]?.fields ?? {}))

const newlyTold = ({ before, after }: Change): RelatedChange[] => {
  const known = new Set((before as RelatedChange[] | null)?.map((one) => JSON.stringify(one)))
  return ((after as RelatedChange[] | null) ?? []).filter((one) => !known.has(JSON.stringify(one)))
}
