import '@trace/screens/boot/start.ts'
import { startScreens } from '@trace/screens/frame/start-screens.tsx'
import { signInRoutes } from './areas/accounts/auth/auth-routes.ts'
import type {} from './calls.ts'

startScreens({ signIn: signInRoutes, inner: async () => (await import('./admin-routes.tsx')).adminRoutes })
