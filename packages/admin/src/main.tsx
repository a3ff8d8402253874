import '@trace/screens/boot/start.ts'
import type {} from './calls.ts'
import { MantineProvider } from '@mantine/core'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { openedBefore } from '@trace/screens/boot/prefetch.ts'
import { discoverRoutes, routes } from './routes.tsx'
import { cssVariables, theme } from '@trace/screens/app/theme.ts'
import '@trace/screens/app/mantine.css'
import '@trace/screens/app/fonts.css'
import '@trace/screens/app/global.css'
import '@trace/screens/app/outlines.css'

/**
 * Preloads fonts on repeat visits only: text drawn first in a fallback font is laid out twice. On a first visit they
 * load after the data.
 */
if (openedBefore())
  for (const weight of [400, 500, 600])
    void document.fonts.load(`${weight} 1em 'Be Vietnam Pro'`, 'aệ').catch(() => undefined)

const root = document.getElementById('root')
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''
const router = createBrowserRouter(routes, { patchRoutesOnNavigation: discoverRoutes })

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
