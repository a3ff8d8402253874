import type { Fields } from '@trace/define/field.ts'
import { password } from '@trace/define/kinds/index.ts'
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { guard } from '../../app/guard.ts'
import { load } from '../../app/load.ts'
import { loadChunk } from '../../ui/chunk.ts'
import type { Crumb, Handle } from '../../ui/handle.ts'
import { vi } from '../../ui/vi.ts'
import { withInputs } from '../fields/with-inputs.ts'

const page = (name: string, choose: () => Promise<ComponentType>) => ({
  Component: () => loadChunk(`profile/${name}`, choose),
})

const passwords = { password: password(vi.password) }

/** A page with a form, loaded in parallel with its inputs. */
const form = (name: string, fields: Fields, choose: () => Promise<ComponentType>) =>
  page(name, withInputs(fields, choose))

/** Every user's own screens, in every product: password, second factor, sessions, notices and background jobs. */
export const ownRoutes = (trail: readonly Crumb[]): RouteObject[] => [
  {
    id: 'admin.profile.change-password',
    path: 'profile/change-password',
    handle: { title: vi.changePassword, trail } satisfies Handle,
    loader: guard('ownAccount'),
    lazy: form(
      'change-password',
      passwords,
      async () => (await import('./change-password-page.tsx')).ChangePasswordPage,
    ),
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
    handle: { title: vi.security, trail } satisfies Handle,
    loader: guard('signedIn', ({ request }) => load('GET /api/admin/profile', {}, request)),
    lazy: page('security', async () => (await import('./security-page.tsx')).SecurityPage),
  },
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
