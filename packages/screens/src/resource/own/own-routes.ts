import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { guard } from '../../app/guard.ts'
import { load } from '../../app/load.ts'
import { loadChunk } from '../../ui/chunk.ts'
import type { Crumb, Handle } from '../../ui/handle.ts'
import { vi } from '../../ui/vi.ts'

const page = (name: string, choose: () => Promise<ComponentType>) => ({
  Component: () => loadChunk(`profile/${name}`, choose),
})

/** What everybody has of their own in every product: what they were told, and their long work. */
export const ownRoutes = (trail: readonly Crumb[]): RouteObject[] => [
  {
    id: 'admin.profile.notices',
    path: 'profile/notices',
    handle: { title: vi.myNotices, trail } satisfies Handle,
    loader: guard('signedIn', async (args) => (await import('./notices-page.tsx')).loadNotices(args)),
    lazy: page('notices', async () => (await import('./notices-page.tsx')).NoticesPage),
  },
  {
    id: 'admin.profile.jobs',
    path: 'profile/jobs',
    handle: { title: vi.jobs, trail } satisfies Handle,
    loader: guard('signedIn', ({ request }) => load('GET /api/admin/jobs', {}, request)),
    lazy: page('jobs', async () => (await import('./jobs-page.tsx')).JobsPage),
  },
]
