import '@trace/screens/boot/start.ts'
import { startScreens } from '@trace/screens/frame/start-screens.tsx'
import { signInRoutes } from '@trace/screens/sign-in/sign-in-routes.ts'

startScreens({ signIn: signInRoutes(), inner: async () => (await import('./inner.ts')).inner })
