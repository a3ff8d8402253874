import { redirect } from 'react-router'
import type { RouteObject } from 'react-router'
import { loadChunk } from '@trace/screens/ui/chunk.ts'
import {
  checkEmailRoute,
  firstPasswordRoute,
  forgetPasswordRoute,
  loginRoute,
  resetPasswordRoute,
  secondFactorRoute,
} from './areas/accounts/auth/auth-routes.ts'
import { beginSession } from '@trace/screens/app/session.ts'
import { LoneErrorPage, LoneScreenError } from '@trace/screens/frame/error-page.tsx'
import { Root } from '@trace/screens/frame/root.tsx'
import { toWrongAddress } from '@trace/screens/frame/wrong-address.ts'

const toAddress = (path: string) => () => redirect(path)

/**
 * Routes outside the administration. The others come with `discoverRoutes`, so that the sign-in screen loads little
 * code.
 */
export const routes: RouteObject[] = [
  {
    id: 'root',
    Component: Root,
    ErrorBoundary: LoneScreenError,
    children: [
      { path: '/', loader: toAddress('/admin/home') },
      { path: '/auth', loader: toAddress('/auth/login') },
      loginRoute,
      forgetPasswordRoute,
      checkEmailRoute,
      resetPasswordRoute,
      firstPasswordRoute,
      secondFactorRoute,
      { path: '/error', loader: ({ request }) => redirect(`/error/maintenance${new URL(request.url).search}`) },
      { id: 'errors.404', path: '/error/404', element: <LoneErrorPage kind="404" /> },
      { id: 'errors.403', path: '/error/403', element: <LoneErrorPage kind="403" /> },
      { id: 'errors.500', path: '/error/500', element: <LoneErrorPage kind="500" /> },
      { id: 'errors.maintenance', path: '/error/maintenance', element: <LoneErrorPage kind="maintenance" /> },
      { path: '*', loader: toWrongAddress },
    ],
  },
]

/** Loads the administration's routes when the first of them is requested. */
export async function discoverRoutes({
  path,
  patch,
}: {
  path: string
  patch(under: string | null, children: RouteObject[]): void
}): Promise<void> {
  if (!/^\/admin(\/|$)/.test(path)) return
  beginSession()
  const { adminRoutes } = await loadChunk('admin', () => import('./admin-routes.tsx'))
  patch('root', adminRoutes)
}
