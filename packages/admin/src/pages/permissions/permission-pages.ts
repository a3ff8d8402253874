import type { Pages } from '../../screens/resource-routes.tsx'
import { loadMatrix } from './permission-data.ts'

export const permissionPages: Pages = {
  List: async () => ({ Page: (await import('./permissions-page.tsx')).PermissionsPage }),
  loaders: { list: loadMatrix },
}
