import { SYSTEM } from '../viewer.ts'
import type { Author } from '../store/author.ts'

/**
 * Author for what the server itself writes: first rows, jobs, effects of a scan. Sees all rows; cannot grant permissions.
 */
export const systemAuthor = (path: string, province: string): Author => ({
  viewer: {
    id: 0,
    name: 'Hệ thống',
    role: { id: 0, code: SYSTEM, name: 'Hệ thống' },
    reach: { scope: 'all' },
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
