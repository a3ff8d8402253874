import { SYSTEM } from '../viewer.ts'
import type { Author } from '../store/author.ts'

/** On whose behalf the server itself writes: first rows, jobs, what a scan sets going. Sees the whole province, grants nothing. */
export const systemAuthor = (path: string, province: string): Author => ({
  viewer: {
    id: 0,
    name: 'Hệ thống',
    role: { id: 0, code: SYSTEM, name: 'Hệ thống' },
    reach: { scope: 'province' },
    permissions: [],
    session: '',
  },
  method: 'SYSTEM',
  path,
  logs: 'update',
  origin: { ip: '', userAgent: '' },
  province,
  holds: true,
})
