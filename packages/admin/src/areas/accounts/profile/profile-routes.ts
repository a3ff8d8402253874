import { users } from '@trace/domain/areas/accounts/users.ts'
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { loadChunk } from '@trace/screens/ui/chunk.ts'
import { guard } from '@trace/screens/app/guard.ts'
import { load } from '@trace/screens/app/load.ts'
import { withInputs } from '@trace/screens/resource/fields/with-inputs.ts'
import type { OwnPage } from '@trace/screens/frame/own-page.ts'
import type { Handle } from '@trace/screens/ui/handle.ts'
import { vi } from '@trace/screens/ui/vi.ts'

const trail = [{ label: vi.profile, to: '/admin/profile' }]

const page = (name: string, choose: () => Promise<ComponentType>) => ({
  Component: () => loadChunk(`profile/${name}`, choose),
})
/** Route of a page with a form over the user's own data. */
const form = (name: string, choose: () => Promise<ComponentType>) => page(name, withInputs(users.fields, choose))

/** Routes of the user's own data. */
export const profileRoutes: RouteObject[] = [
  {
    id: 'admin.profile',
    path: 'profile',
    handle: { title: vi.profile } satisfies Handle,
    loader: guard('ownAccount', ({ request }) => load('GET /api/admin/load-profile', {}, request)),
    lazy: page('index', async () => (await import('./profile-page.tsx')).ProfilePage),
  },
  {
    id: 'admin.profile.update',
    path: 'profile/update',
    handle: { title: vi.updateProfile, trail } satisfies Handle,
    loader: guard('ownAccount', ({ request }) => load('GET /api/admin/load-profile', {}, request)),
    lazy: form('update', async () => (await import('./update-profile-page.tsx')).UpdateProfilePage),
  },
]

/** Pages of this product in the user menu, listed before those that every product has. */
export const profilePages: readonly OwnPage[] = [{ label: vi.profile, to: '/admin/profile' }]
