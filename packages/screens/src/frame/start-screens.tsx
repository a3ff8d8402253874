import { MantineProvider } from '@mantine/core'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import type { RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { cssVariables, theme } from '../app/theme.ts'
import { openedBefore } from '../boot/prefetch.ts'
import { discover, outerRoutes } from './outer-routes.tsx'
import '../app/mantine.css'
import '../app/fonts.css'
import '../app/global.css'
import '../app/outlines.css'

interface Screens {
  /** The sign-in routes. */
  signIn: readonly RouteObject[]
  /** Loads the routes behind the sign-in (`inner-routes.tsx`). */
  inner(): Promise<RouteObject[]>
}

/** Renders the screens of a product into its page. `boot/start.ts` must be imported first. */
export function startScreens({ signIn, inner }: Screens): void {
  // Fonts are preloaded on repeat visits only: text drawn first in a fallback font is laid out twice. On a first visit
  // they load after the data.
  if (openedBefore())
    for (const weight of [400, 500, 600])
      void document.fonts.load(`${weight} 1em 'Be Vietnam Pro'`, 'aệ').catch(() => undefined)

  const root = document.getElementById('root')
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''
  const router = createBrowserRouter(outerRoutes(signIn), { patchRoutesOnNavigation: discover(inner) })
  const stop = router.subscribe(begin)
  begin(router.state)

  /** Replaces the static skeleton of the page with the first screen once that is complete. */
  function begin({ initialized }: typeof router.state): void {
    if (!initialized || !root) return
    stop()
    createRoot(root).render(
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        deduplicateCssVariables={false}
        defaultColorScheme="auto"
        getStyleNonce={() => nonce}
      >
        <RouterProvider router={router} />
      </MantineProvider>,
    )
  }
}
