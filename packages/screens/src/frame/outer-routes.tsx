import { redirect } from 'react-router'
import type { RouteObject } from 'react-router'
import { beginSession } from '../app/session.ts'
import { loadChunk } from '../ui/chunk.ts'
import { LoneErrorPage, LoneScreenError } from './error-page.tsx'
import { Root } from './root.tsx'
import { toWrongAddress } from './wrong-address.ts'

const toAddress = (path: string) => () => redirect(path)

/**
 * Routes outside the administration, including sign-in. `discover` loads the administration's routes on demand, so
 * that the sign-in screen loads little code.
 */
export const outerRoutes = (signIn: readonly RouteObject[]): RouteObject[] => [
  {
    id: 'root',
    Component: Root,
    ErrorBoundary: LoneScreenError,
    children: [
      { path: '/', loader: toAddress('/admin/home') },
      { path: '/auth', loader: toAddress('/auth/login') },
      ...signIn,
      { path: '/error', loader: ({ request }) => redirect(`/error/maintenance${new URL(request.url).search}`) },
      { id: 'errors.404', path: '/error/404', element: <LoneErrorPage kind="404" /> },
      { id: 'errors.403', path: '/error/403', element: <LoneErrorPage kind="403" /> },
      { id: 'errors.500', path: '/error/500', element: <LoneErrorPage kind="500" /> },
      { id: 'errors.maintenance', path: '/error/maintenance', element: <LoneErrorPage kind="maintenance" /> },
      { path: '*', loader: toWrongAddress },
    ],
  },
]

interface Discovered {
  path: string
  patch(under: string | null, children: RouteObject[]): void
}

/** Loads the administration's routes when the first of them is requested. */
export const discover =
  (inner: () => Promise<RouteObject[]>) =>
  async ({ path, patch }: Discovered): Promise<void> => {
    if (!/^\/admin(\/|$)/.test(path)) return
    beginSession()
    patch('root', await loadChunk('admin', inner))
  }
