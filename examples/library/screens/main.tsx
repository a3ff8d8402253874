import '@trace/screens/boot/start.ts'
import { startScreens } from '@trace/screens/frame/start-screens.tsx'
import { loadChunk } from '@trace/screens/ui/chunk.ts'
import { vi } from '@trace/screens/ui/vi.ts'
import type {} from './calls.ts'

startScreens({
  signIn: [
    {
      path: '/auth/login',
      handle: { title: vi.signIn },
      lazy: { Component: async () => (await loadChunk('login', () => import('./sign-in-page.tsx'))).SignInPage },
    },
  ],
  inner: async () => (await import('./inner.ts')).inner,
})
