import { catalogue } from '@trace/define/catalogue.ts'
import { systemLogs } from '@trace/define/features/system-logs.ts'
import type { ComponentProps } from 'react'
import { redirect } from 'react-router'
import type { RouteObject } from 'react-router'
import { SHELL } from '../app/shell.ts'
import { loadShell, reloadsShell } from '../app/shell-data.ts'
import { calendarRoute } from '../resource/calendar/calendar-route.ts'
import { inboxRoute } from '../resource/inbox/inbox-route.ts'
import { logPages } from '../resource/log/log-pages.ts'
import { ownRoutes } from '../resource/own/own-routes.ts'
import { resourceRoutes } from '../resource/resource-routes.tsx'
import type { Pages } from '../resource/resource-routes.tsx'
import { vi } from '../ui/vi.ts'
import { ErrorPage, LoneScreenError, ScreenError } from './error-page.tsx'
import { Frame } from './frame.tsx'
import { toWrongAddress } from './wrong-address.ts'

/** Pages of the platform's own lists. */
const usualPages: Readonly<Record<string, Pages>> = { [systemLogs.name]: logPages }

interface Inner {
  frame: ComponentProps<typeof Frame>
  /** The screen at 'home'. */
  home: RouteObject
  /** Pages that replace some of the usual ones, by resource name. */
  pages?: Readonly<Record<string, Pages>>
  /** Screens that do not belong to a list of the menu. */
  others?: readonly RouteObject[]
}

/** All routes behind the sign-in: the product's own, and those derived from its menu. */
export const innerRoutes = ({ frame, home, pages = {}, others = [] }: Inner): RouteObject[] => [
  {
    id: SHELL,
    path: '/admin',
    loader: loadShell,
    shouldRevalidate: reloadsShell,
    element: <Frame {...frame} />,
    ErrorBoundary: LoneScreenError,
    children: [
      {
        ErrorBoundary: ScreenError,
        children: [
          { index: true, loader: () => redirect('/admin/home') },
          { id: 'admin.home', path: 'home', handle: { title: vi.home }, ...home },
          inboxRoute,
          ...(catalogue().calendar.length > 0 ? [calendarRoute] : []),
          ...catalogue()
            .menu.flatMap(({ resources }) => resources)
            .flatMap((resource) => resourceRoutes(resource, pages[resource.name] ?? usualPages[resource.name])),
          ...others,
          ...ownRoutes(frame.ownPages?.slice(0, 1) ?? []),
          {
            id: 'admin.maintenance',
            path: 'maintenance',
            handle: { title: vi.maintenanceTitle },
            element: <ErrorPage kind="maintenance" />,
          },
          {
            id: 'admin.errors.403',
            path: 'errors/403',
            handle: { title: vi.forbiddenTitle },
            element: <ErrorPage kind="403" />,
          },
          { path: '*', loader: toWrongAddress },
        ],
      },
    ],
  },
]
