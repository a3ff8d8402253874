import { call } from '@trace/screens/app/call.ts'
import { signInRoutes } from '@trace/screens/sign-in/sign-in-routes.ts'

export const provinceSignIn = signInRoutes({
  page: async () => (await import('./sign-in-page.tsx')).ProvinceSignInPage,
  around: async () => (await import('./sign-in-page.tsx')).ProvincePicture,
  /** Not awaited, so that the page shows at once; only a demo has these accounts. */
  loader: () => ({ demo: document.querySelector('meta[name=demo]') && call('GET /api/web/demo-accounts', {}) }),
})
