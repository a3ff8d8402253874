import { MantineProvider } from '@mantine/core'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { discoverRoutes, routes } from './routes.tsx'
import { cssVariables, theme } from './theme.ts'
import { installDefaultPolicy } from './trusted.ts'
import './mantine.css'
import './fonts.css'
import './global.css'

installDefaultPolicy()

const root = document.getElementById('root')
if (!root) throw new Error('no #root')

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''
const router = createBrowserRouter(routes, { patchRoutesOnNavigation: discoverRoutes })

createRoot(root).render(
  <MantineProvider theme={theme} cssVariablesResolver={cssVariables} deduplicateCssVariables={false} defaultColorScheme="auto" getStyleNonce={() => nonce}>
    <RouterProvider router={router} />
  </MantineProvider>,
)
