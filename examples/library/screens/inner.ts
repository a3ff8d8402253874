import { redirect } from 'react-router'
import { innerRoutes } from '@trace/screens/frame/inner-routes.tsx'
import { listAddress } from '@trace/screens/resource/addresses.ts'
import { loans } from '../src/definitions.ts'

/** Every screen is generated from a definition; the home page is the list of loans. */
export const inner = innerRoutes({
  frame: { afterView: listAddress(loans), bellLinks: [] },
  home: { loader: () => redirect(listAddress(loans)) },
})
