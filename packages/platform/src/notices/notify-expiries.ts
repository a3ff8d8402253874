import { isApprovable } from '@trace/define/resource.ts'
import type { Resource } from '@trace/define/resource.ts'
import { catalogue } from '@trace/define/catalogue.ts'
import { addDays, today } from '@trace/define/text/dates.ts'
import type { Fragment } from '../ports/postgres/connect.ts'
import type { Store } from '../store/store.ts'

/** Maximum rows per resource and field announced per run; the rest follow within the hour. */
const MOST_AT_ONCE = 1000

/**
 * Notifies owners of rows that expire within `days` days: once for each day of expiry, even if the server was down
 * meanwhile. Rows that are not approved, or are in no state that can lapse, are left out.
 */
export async function notifyExpiries(store: Store, days: number): Promise<void> {
  for (const resource of catalogue().resources) {
    const fields = Object.keys(resource.fields).filter((name) => resource.fields[name]!.expires)
    for (const field of fields) {
      for (const id of await markTold(store, resource, field, days)) {
        store.tell(resource, { id, event: 'expiring', reason: resource.fields[field]!.label })
      }
    }
  }
}

async function markTold(store: Store, resource: Resource, field: string, days: number): Promise<number[]> {
  const first = today(store.now())
  const due = await store.unscoped('the server looks after the papers of all; only their owners are told')<
    { row_id: number }[]
  >`
    insert into told_expiries (resource, field, row_id, day)
    select ${resource.name}, ${field}, t.id, ${store.sql(`t.${field}`)} from ${store.sql(resource.table)} t
    where t.deleted_at is null and ${store.sql(`t.${field}`)} between ${first} and ${addDays(first, days)} ${stands(store, resource, field)}
      and not exists (
        select 1 from told_expiries k
        where k.resource = ${resource.name} and k.field = ${field} and k.row_id = t.id and k.day = ${store.sql(`t.${field}`)})
    order by t.id limit ${MOST_AT_ONCE}
    on conflict (resource, field, row_id) do update set day = excluded.day returning row_id`
  return due.map(({ row_id }) => row_id)
}

/** SQL: keeps only rows that can still expire: by their state if `field` makes it lapse, else if they are approved. */
function stands({ sql }: Store, resource: Resource, field: string): Fragment {
  const { machine } = resource.fields['status'] ?? {}
  if (machine?.lapses?.after === field) return sql`and t.status = ${machine.lapses.from}`
  return isApprovable(resource) ? sql`and t.approval_status = 'approved'` : sql``
}
