import { window } from './browser.ts'
import { createElement } from 'react'
import type * as library from '@testing-library/react'
import type { Home } from '@trace/domain/areas/accounts/homes.ts'
import type { Permission } from '@trace/define/permission.ts'
import { allPermissions } from '@trace/domain/areas/accounts/subjects.ts'
import { resources, singles } from '@trace/domain/menu.ts'
import type { RouteObject } from 'react-router'

// Libraries that render are imported once the document exists.
const drawing: typeof library = await import('@testing-library/react')
const { cleanup, configure, render } = drawing
const { default: userEvent } = await import('@testing-library/user-event')
const { MantineProvider } = await import('@mantine/core')
const { createBrowserRouter } = await import('react-router')
const { RouterProvider } = await import('react-router/dom')
const { SHELL } = await import('@trace/screens/app/shell.ts')
const { loadShell, reloadsShell } = await import('@trace/screens/app/shell-data.ts')
const { ErrorPage, ScreenError } = await import('@trace/screens/frame/error-page.tsx')
const { Frame } = await import('@trace/screens/frame/frame.tsx')
const { Root } = await import('@trace/screens/frame/root.tsx')
const { calendarRoute } = await import('@trace/screens/resource/calendar/calendar-route.ts')
const { inboxRoute } = await import('@trace/screens/resource/inbox/inbox-route.ts')
const { resourceRoutes, singleRoute } = await import('@trace/screens/resource/resource-routes.tsx')
const { loadHome } = await import('../../src/areas/figures/home/load-home.ts')
const { HomePage } = await import('../../src/areas/figures/home/home-page.tsx')
const { forgetProfile } = await import('@trace/screens/app/session.ts')

// A busy machine draws slowly, so waits are long: they end early unless something is missing. Events are sent without
// React's `act`, as in a browser: `act` around each of them loses state that is set while its queue is being emptied.
configure({ asyncUtilTimeout: 10_000, eventWrapper: (event) => event() })

export const screen: typeof library.screen = drawing.screen
export const within: typeof library.within = drawing.within
export const waitFor: typeof library.waitFor = drawing.waitFor
export const fireEvent: typeof library.fireEvent = drawing.fireEvent

/** A call that a screen made to the server. */
export interface Asked {
  method: string
  path: string
  query: URLSearchParams
  body: unknown
  /** Whether the call was a dry run that only asks for the problems of the body. */
  isCheck: boolean
  /** The version of the row that the user saw (If-Match). */
  ifMatch: string | undefined
}

interface Reply {
  code?: number
  message?: string
  data?: unknown
  errors?: Record<string, string[]>
}

/** Answers of the simulated server, by method and path: 'GET /products'. */
export type Answers = Readonly<Record<string, object | ((asked: Asked) => Reply | Promise<Reply>)>>

interface Sending {
  method?: string
  body?: string
  headers?: Record<string, string>
}

interface Opened {
  asked: Asked[]
  user: ReturnType<typeof userEvent.setup>
  address(): string
}

interface Person {
  scope?: string
  home?: Home
  permissions?: readonly Permission[]
  ward_id?: number
  manufacture_id?: number
  manufacture_name?: string
}

/**
 * The usual screens of every resource, new for each router; handwritten pages are left out, since they ask the
 * server for more than rows.
 */
const routes = (): RouteObject[] => [
  {
    id: 'root',
    Component: Root,
    children: [
      {
        id: SHELL,
        path: '/admin',
        loader: loadShell,
        shouldRevalidate: reloadsShell,
        element: createElement(Frame, { afterView: '/admin/home', bellLinks: [] }),
        children: [
          {
            ErrorBoundary: ScreenError,
            children: [
              ...resources.flatMap((resource) => resourceRoutes(resource)),
              ...singles.map((single) => singleRoute(single)),
              { path: 'home', loader: loadHome, Component: HomePage },
              fresh(inboxRoute),
              fresh(calendarRoute),
            ],
          },
          { path: 'errors/403', element: createElement(ErrorPage, { kind: '403' }) },
        ],
      },
      { path: '*', element: null },
    ],
  },
]

/** A copy of a route, since a router deletes lazy properties once loaded. */
const fresh = ({ lazy, children, ...route }: RouteObject): RouteObject =>
  ({ ...route, lazy: { ...lazy }, ...(children && { children: children.map(fresh) }) }) as RouteObject

let router: ReturnType<typeof createBrowserRouter> | null = null

/** Opens an address of the back-office as a signed-in user, with a server that gives these answers. */
export async function openScreen(
  address: string,
  answers: Answers = {},
  person: Person = {},
  /** Contents of localStorage from an earlier visit. */
  kept: Readonly<Record<string, string>> = {},
): Promise<Opened> {
  close()
  for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text)
  const asked: Asked[] = []
  Object.assign(globalThis, { fetch: serve({ ...profileOf(person), ...answers }, asked) })
  localStorage.setItem('token', 'a token')
  window.happyDOM.setURL(`http://coi-nguon.test${address}`)
  router = createBrowserRouter(routes())
  await waitFor(() => {
    if (!router!.state.initialized) throw new Error('The first screen is not there yet')
  })
  render(createElement(MantineProvider, null, createElement(RouterProvider, { router })))
  await waitFor(() => {
    if (!document.querySelector('main')) throw new Error('The first screen is not drawn yet')
  })
  return { asked, user: userEvent.setup(), address: () => location.pathname + location.search }
}

export function close(): void {
  cleanup()
  router?.dispose()
  router = null
  forgetProfile()
  localStorage.clear()
  sessionStorage.clear()
}

const profileOf = ({ scope = 'province', home, permissions = allPermissions, ...own }: Person): Answers => ({
  'GET /profile': {
    entry: {
      id: 1,
      name: 'Nguyễn Lan',
      username: 'nguyen_lan',
      email: 'lan@example.com',
      avatar: null,
      default_views: [],
      session_idle_minutes: 60,
      hold: null,
      ...own,
      role: { id: 1, code: 'appraiser', name: 'Cán bộ', scope, home, is_granting: true, permissions },
    },
  },
})

const serve =
  (answers: Answers, asked: Asked[]) =>
  async (input: string, { method = 'GET', body, headers = {} }: Sending = {}): Promise<Response> => {
    const { pathname, searchParams: query } = new URL(input, 'http://coi-nguon.test')
    const path = pathname.replace(/^\/api\/admin/, '')
    const isCheck = 'check-only' in headers
    const call: Asked = {
      method,
      path,
      query,
      body: typeof body === 'string' ? (JSON.parse(body) as unknown) : body,
      isCheck,
      ifMatch: headers['if-match'],
    }
    asked.push(call)
    const answer =
      answers[`${method} ${path}`] ?? answers[`${method} ${path.replace(/\/\d+/g, '/:id')}`] ?? usual(method)
    if (answer instanceof Response) return answer
    const {
      code = 200,
      message = 'Thành công',
      ...rest
    } = typeof answer === 'function' ? ((await answer(call)) as Reply) : { data: answer }
    return Response.json({ code, message, ...rest }, { status: code })
  }

const nothing = { entries: [], unread: 0, pagination: { page: 1, length: 10, total: 0, total_page: 0 } }
const usual = (method: string): object => (method === 'GET' ? nothing : {})
