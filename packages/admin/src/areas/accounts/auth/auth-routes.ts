import type { RouteObject } from 'react-router'
import { api } from '@trace/screens/app/api.ts'
import { call } from '@trace/screens/app/call.ts'
import { loadChunk } from '@trace/screens/ui/chunk.ts'
import type { Handle } from '@trace/screens/ui/handle.ts'
import { vi } from '@trace/screens/ui/vi.ts'

const lostPasswordPages = () => loadChunk('lost-password', () => import('./lost-password-pages.ts'))
const heldPages = () => loadChunk('held', () => import('./held-pages.ts'))

const loginRoute: RouteObject = {
  id: 'auth.login',
  path: '/auth/login',
  handle: { title: vi.signIn } satisfies Handle,
  /** Not awaited: the page stands before, and only a demo has such accounts. */
  loader: () => ({ demo: document.querySelector('meta[name=demo]') && call('GET /api/web/demo-accounts', {}) }),
  lazy: { Component: async () => (await loadChunk('login', () => import('./login-page.tsx'))).LoginPage },
}

const forgetPasswordRoute: RouteObject = {
  id: 'auth.forget-password',
  path: '/auth/forget-password',
  handle: { title: vi.forgotTitle } satisfies Handle,
  lazy: { Component: async () => (await lostPasswordPages()).ForgetPasswordPage },
}

const checkEmailRoute: RouteObject = {
  id: 'auth.check-email',
  path: '/auth/check-email',
  handle: { title: vi.checkEmailTitle } satisfies Handle,
  lazy: { Component: async () => (await lostPasswordPages()).CheckEmailPage },
}

/** For users who are signed in but must do something first. */
const firstPasswordRoute: RouteObject = {
  id: 'auth.first-password',
  path: '/auth/first-password',
  handle: { title: vi.firstPasswordTitle } satisfies Handle,
  lazy: { Component: async () => (await heldPages()).FirstPasswordPage },
}

const secondFactorRoute: RouteObject = {
  id: 'auth.second-factor',
  path: '/auth/second-factor',
  handle: { title: vi.secondFactorTitle } satisfies Handle,
  lazy: { Component: async () => (await heldPages()).SecondFactorPage },
}

/** Reports a used or expired token before the user types anything. */
const resetPasswordRoute: RouteObject = {
  id: 'auth.reset-password',
  path: '/auth/reset-password',
  handle: { title: vi.resetTitle } satisfies Handle,
  loader: async ({ request }) => {
    const token = new URL(request.url).searchParams.get('token') ?? ''
    const answer = token ? await api('POST', '/api/auth/forgot-password', { token }) : null
    return { token, problem: answer?.ok ? null : (answer?.message ?? vi.resetSpent) }
  },
  lazy: { Component: async () => (await lostPasswordPages()).ResetPasswordPage },
}

export const signInRoutes = [
  loginRoute,
  forgetPasswordRoute,
  checkEmailRoute,
  resetPasswordRoute,
  firstPasswordRoute,
  secondFactorRoute,
]
