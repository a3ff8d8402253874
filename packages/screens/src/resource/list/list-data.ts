import type { Named, Paged } from '@trace/define/entry.ts'
import { PAGE_ROWS } from '@trace/define/paging.ts'
import type { Resource } from '@trace/define/resource.ts'
import { redirect } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { loadPage, orPageBefore } from '../../app/load.ts'
import { fieldOf } from '../form/entry.ts'
import { namesOf } from './names.ts'
import { NO_VIEW } from './views/saved-views.ts'

/** Fixed filters of a screen: it shows only matching rows, and new rows start with these values. */
export type FixedFilters = Readonly<Record<string, string>>

export interface ListPage<R extends Resource = Resource> extends Paged<R> {
  /** Names of the rows in reference filters, by filter, and of the view; the address holds only their ids. */
  names: Readonly<Record<string, readonly Named[]>>
}

/** Query parameter that shows the list as a spreadsheet, with more rows at once. */
export const MODE = 'mode'
export const SHEET = 'sheet'
/** Groups the list by the values of a field. */
export const GROUP = 'group'
const SHEET_LENGTH = 30

/** Query parameters that only the screen uses; they are not sent to the API. */
const ofScreen = ['view', 'columns', MODE, GROUP]

/** Query of the API call, from the screen's address. */
export function listQuery(search: URLSearchParams, fixed: FixedFilters): URLSearchParams {
  const query = new URLSearchParams(search)
  for (const name of ofScreen) query.delete(name)
  query.set('length', String(search.get(MODE) === SHEET ? SHEET_LENGTH : PAGE_ROWS))
  for (const [name, value] of Object.entries(fixed)) query.set(name, value)
  return query
}

export const listLoader =
  <R extends Resource>(resource: R, fixed: FixedFilters = {}) =>
  async ({ request }: LoaderFunctionArgs): Promise<ListPage<R>> => {
    const search = new URL(request.url).searchParams
    const [page, names] = await Promise.all([
      loadPage(resource, listQuery(search, fixed), request).catch((answer: { errors?: object }) => {
        throw refusesTurn(answer) ? redirect(firstPage(request.url)) : answer
      }),
      loadNames(resource, search),
    ])
    return { ...orPageBefore(page, request), names }
  }

/** Query parameters that a saved URL may contain but the list refuses, because it has grown since or lost a filter. */
const TURNS = ['page', 'sort_by', 'sort_dir']

const refusesTurn = ({ errors = {} }: { errors?: object }): boolean => TURNS.some((name) => name in errors)

function firstPage(address: string): string {
  const { pathname, searchParams } = new URL(address)
  for (const name of TURNS) searchParams.delete(name)
  return `${pathname}?${searchParams}`
}

async function loadNames({ filters, ...resource }: Resource, search: URLSearchParams): Promise<ListPage['names']> {
  const wanted = filters.flatMap((name) => {
    const { to } = fieldOf(resource, name)
    const ids = search.get(name)
    return to && ids ? [{ name, to, ids: ids.split(',').map(Number) }] : []
  })
  const view = Number(search.get('view') ?? NO_VIEW)
  if (view > 0) wanted.push({ name: 'view', to: 'saved-views', ids: [view] })
  const found = await Promise.all(wanted.map(async ({ name, to, ids }) => [name, await namesOf(to, ids)] as const))
  return Object.fromEntries(found)
}
