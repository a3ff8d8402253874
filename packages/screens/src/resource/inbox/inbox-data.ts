import type { Entry } from '@trace/define/entry.ts'
import type { Resource } from '@trace/define/resource.ts'
import { resourceIfAny } from '@trace/define/catalogue.ts'
import type { LoaderFunctionArgs } from 'react-router'
import type { Data } from '../../app/call.ts'
import { addressQueryOf, load, loadEntry, orPageBefore } from '../../app/load.ts'

export type Inbox =
  | { view: 'mine'; page: Data<'GET /api/admin/inbox'> }
  | { view: 'handled'; page: Data<'GET /api/admin/inbox/handled'> }

/** An opened row, with its definition. */
export interface Looked {
  resource: Resource
  entry: Entry
}

/** Loads the rows that wait for the user or, if the address asks for them, those that the user has handled. */
export async function loadInbox({ request }: LoaderFunctionArgs): Promise<Inbox> {
  const { view, ...asked } = addressQueryOf(request)
  return view === 'handled'
    ? { view, page: orPageBefore(await load('GET /api/admin/inbox/handled', asked, request), request) }
    : { view: 'mine', page: orPageBefore(await load('GET /api/admin/inbox', asked, request), request) }
}

const MOST_AT_ONCE = 20

/** Loads the rows that the address names: 'products.12,diaries.3'. */
export async function loadLooked({ params, request }: LoaderFunctionArgs): Promise<readonly Looked[]> {
  const keys = String(params['rows']).split(',').slice(0, MOST_AT_ONCE)
  return Promise.all(
    keys.map(async (key) => {
      const known = ahead.get(key)
      ahead.delete(key)
      return known ?? look(key, request)
    }),
  )
}

async function look(key: string, request: Request): Promise<Looked> {
  const [name, id] = key.split('.')
  const resource = resourceIfAny(name!)
  if (!resource) throw new Response(null, { status: 404 })
  return { resource, entry: await loadEntry(resource, id, request) }
}

/** Preloaded rows, so that the next one is shown at once. */
const ahead = new Map<string, Promise<Looked>>()
const MOST_AHEAD = 4

/** Preloads a row that is likely to be opened next. */
export function lookAhead(key: string): void {
  if (ahead.has(key)) return
  const asked = look(key, new Request(location.href))
  asked.catch(() => ahead.delete(key))
  ahead.set(key, asked)
  if (ahead.size > MOST_AHEAD) ahead.delete(ahead.keys().next().value!)
}
