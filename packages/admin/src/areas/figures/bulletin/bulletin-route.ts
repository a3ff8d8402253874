import type { RouteObject } from 'react-router'
import { guard } from '@trace/screens/app/guard.ts'
import { addressQueryOf, load } from '@trace/screens/app/load.ts'
import { loadChunk } from '@trace/screens/ui/chunk.ts'
import type { Handle } from '@trace/screens/ui/handle.ts'

export const bulletinRoute: RouteObject = {
  id: 'admin.bulletin',
  path: 'bulletin',
  handle: { title: 'Bản tin tháng' } satisfies Handle,
  loader: guard('signedIn', ({ request }) => load('GET /api/admin/bulletin', addressQueryOf(request), request)),
  lazy: {
    Component: async () => (await loadChunk('bulletin', () => import('./bulletin-page.tsx'))).BulletinPage,
  },
}
