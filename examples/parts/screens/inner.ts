import { redirect } from 'react-router'
import { guard } from '@trace/screens/app/guard.ts'
import { innerRoutes } from '@trace/screens/frame/inner-routes.tsx'
import { listAddress } from '@trace/screens/resource/addresses.ts'
import { needs } from '@trace/define/resource.ts'
import { samples } from '../src/definitions.ts'

/** The generated screens of every kind of field, and a page of the parts that screens are made of. */
export const inner = innerRoutes({
  frame: { afterView: listAddress(samples), bellLinks: [] },
  home: { loader: () => redirect('/admin/parts') },
  others: [
    {
      path: 'parts',
      handle: { title: 'Bộ phận của màn hình' },
      loader: guard(needs(samples, 'read'), async () => (await import('./load-parts.ts')).loadParts()),
      lazy: { Component: async () => (await import('./parts-page.tsx')).PartsPage },
    },
  ],
})
