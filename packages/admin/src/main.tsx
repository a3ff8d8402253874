import '@trace/screens/boot/start.ts'
import { startScreens } from '@trace/screens/frame/start-screens.tsx'
import { provinceSignIn } from './areas/accounts/auth/sign-in-routes.ts'
import type {} from './calls.ts'

startScreens({ signIn: provinceSignIn, inner: async () => (await import('./admin-routes.tsx')).adminRoutes })
