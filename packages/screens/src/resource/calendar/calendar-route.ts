import type { RouteObject } from 'react-router'
import { guard } from '../../app/guard.ts'
import { loadChunk } from '../../ui/chunk.ts'
import { vi } from '../../ui/vi.ts'
import { lazyLoader } from '../resource-routes.tsx'

/** Calendar of the due dates in all lists that the user may read. */
export const calendarRoute: RouteObject = {
  id: 'admin.calendar',
  path: 'calendar',
  handle: { title: vi.calendar },
  loader: guard(
    'signedIn',
    lazyLoader('calendar', async () => (await import('./calendar-data.ts')).loadCalendar),
  ),
  lazy: { Component: async () => (await loadChunk('calendar', () => import('./calendar-page.tsx'))).CalendarPage },
}
