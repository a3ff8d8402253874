import './boot/start.ts'
import { MantineProvider } from '@mantine/core'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { openedBefore } from './boot/prefetch.ts'
import { discoverRoutes, routes } from './routes.tsx'
import { cssVariables, theme } from './app/theme.ts'
import './app/mantine.css'
import './app/fonts.css'
import './app/global.css'
import './app/outlines.css'

/** What is drawn with another font first is laid out twice; but fonts that are not there yet may come after the rows. */
if (openedBefore())
  for (const weight of [400, 500, 600])
    void document.fonts.load(`${weight} 1em 'Be Vietnam Pro'`, 'aệ').catch(() => undefined)

const root = document.getElementById('root')
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''
const router = createBrowserRouter(routes, { patchRoutesOnNavigation: discoverRoutes })

const stop = router.subscribe(begin)
begin(router.state)

/** The page has outlines of its own; they make way for the first screen, drawn once and whole. */
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
