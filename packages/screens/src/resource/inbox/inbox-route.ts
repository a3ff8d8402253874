import type { RouteObject, ShouldRevalidateFunctionArgs } from 'react-router'
import { guard } from '../../app/guard.ts'
import { loadChunk } from '../../ui/chunk.ts'
import { vi } from '../../ui/vi.ts'
import { lazyLoader } from '../resource-routes.tsx'

const page = () => loadChunk('inbox', () => import('./inbox-page.tsx'))
const record = () => loadChunk('inbox', () => import('./inbox-record.tsx'))
const data = () => import('./inbox-data.ts')

/** Does not reload the list while only the rows opened beside it change. */
const reloadsInbox = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href ? defaultShouldRevalidate : currentUrl.search !== nextUrl.search

/** The inbox: the list of waiting rows, with the opened rows beside it. */
export const inboxRoute: RouteObject = {
  id: 'admin.inbox',
  path: 'inbox',
  handle: { title: vi.inbox },
  loader: guard(
    'signedIn',
    lazyLoader('inbox', async () => (await data()).loadInbox),
  ),
  shouldRevalidate: reloadsInbox,
  lazy: { Component: async () => (await page()).InboxPage },
  children: [
    { index: true, lazy: { Component: async () => (await record()).FirstRow } },
    {
      path: ':rows',
      loader: guard(
        'signedIn',
        lazyLoader('inbox', async () => (await data()).loadLooked),
      ),
      lazy: { Component: async () => (await record()).InboxRecord },
    },
  ],
}
