import type { ComponentType } from 'react'
import type { LoaderFunction, RouteObject } from 'react-router'
import { api } from '../app/api.ts'
import { loadChunk } from '../ui/chunk.ts'
import type { Handle } from '../ui/handle.ts'
import { vi } from '../ui/vi.ts'

type Page = () => Promise<ComponentType>

interface Own {
  /** Page with the sign-in form and content around it; by default, `SignInPage` alone. */
  page?: Page
  /** Loader of the data of that page. */
  loader?: LoaderFunction
  /** Parent route of all these pages: `SignInPicture`. */
  around?: Page
}

const usualPage: Page = async () => (await import('./sign-in-page.tsx')).SignInPage
const lostPasswordPages = () => loadChunk('lost-password', () => import('./lost-password-pages.ts'))
/** Pages for users who are signed in but have a mandatory task. */
const heldPages = () => loadChunk('held', () => import('./held-pages.ts'))

const route = (name: string, title: string, page: Page, loader?: LoaderFunction): RouteObject => ({
  id: `auth.${name}`,
  path: `/auth/${name}`,
  handle: { title } satisfies Handle,
  loader: loader ?? false,
  lazy: { Component: page },
})

/** Routes of the sign-in, of a forgotten password, and of the tasks that must be done before anything else. */
export function signInRoutes({ page = usualPage, loader, around }: Own = {}): RouteObject[] {
  const children = [
    route('login', vi.signIn, () => loadChunk('login', page), loader),
    route('forget-password', vi.forgotTitle, async () => (await lostPasswordPages()).ForgetPasswordPage),
    route('check-email', vi.checkEmailTitle, async () => (await lostPasswordPages()).CheckEmailPage),
    route('reset-password', vi.resetTitle, async () => (await lostPasswordPages()).ResetPasswordPage, tryReset),
    route('first-password', vi.firstPasswordTitle, async () => (await heldPages()).FirstPasswordPage),
    route('second-factor', vi.secondFactorTitle, async () => (await heldPages()).SecondFactorPage),
  ]
  return around ? [{ lazy: { Component: () => loadChunk('login', around) }, children }] : children
}

/** Reports a used or expired token before the user types anything. */
async function tryReset({ request }: { request: Request }) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const answer = token ? await api('POST', '/api/auth/forgot-password', { token }) : null
  return { token, problem: answer?.ok ? null : (answer?.message ?? vi.resetSpent) }
}
