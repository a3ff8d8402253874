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
import { words } from './words.ts'

const trail = [{ label: vi.profile, to: '/admin/profile' }]

const page = (name: string, choose: () => Promise<ComponentType>) => ({
  Component: () => loadChunk(`profile/${name}`, choose),
})
/** Route of a page with a form over the user's own data. */
const form = (name: string, choose: () => Promise<ComponentType>) => page(name, withInputs(users.fields, choose))

/** Routes of the user's own data, password, second factor and sessions. */
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
  {
    id: 'admin.profile.change-password',
    path: 'profile/change-password',
    handle: { title: vi.changePassword, trail } satisfies Handle,
    loader: guard('ownAccount'),
    lazy: form('change-password', async () => (await import('./change-password-page.tsx')).ChangePasswordPage),
  },
  {
    id: 'admin.profile.sessions',
    path: 'profile/sessions',
    handle: { title: vi.sessions, trail } satisfies Handle,
    loader: guard('signedIn', ({ request }) => load('GET /api/admin/sessions', {}, request)),
    lazy: page('sessions', async () => (await import('./sessions-page.tsx')).SessionsPage),
  },
  {
    id: 'admin.profile.security',
    path: 'profile/security',
    handle: { title: words.security, trail } satisfies Handle,
    loader: guard('signedIn', ({ request }) => load('GET /api/admin/load-profile', {}, request)),
    lazy: form('security', async () => (await import('./security-page.tsx')).SecurityPage),
  },
]

/** Those that the menu of the user leads to. */
export const profilePages: readonly OwnPage[] = [
  { label: vi.profile, to: '/admin/profile', icon: 'user' },
  { label: vi.changePassword, to: '/admin/profile/change-password', icon: 'lock' },
  { label: vi.sessions, to: '/admin/profile/sessions', icon: 'device' },
]
