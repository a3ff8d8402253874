import { resourceByName } from '@trace/define/catalogue.ts'
import type { Fragment } from '../ports/postgres/connect.ts'
import type { Store } from '../store/store.ts'

/** Marks some of a user's own notices as seen, or as not seen. For announcements, updates the number of readers. */
export async function markSeen({ sql, now, derive }: Store, userId: number, which: Fragment, isSeen = true) {
  const counted = await sql<{ resource: string; ids: number[] }[]>`
    with marked as (
      update notices set seen_at = ${isSeen ? now().toISOString() : null}
      where user_id = ${userId} and ${isSeen ? sql`seen_at is null` : sql`seen_at is not null`} and ${which}
      returning resource, event, row_ids[1] as id)
    select resource, array_agg(id) as ids from marked where event = 'announced' group by 1`
  for (const { resource, ids } of counted) {
    const read_count = sql`read_count + ${isSeen ? 1 : -1}`
    await derive(resourceByName(resource), sql`id = any(${ids}::int[])`, { read_count })
  }
}
