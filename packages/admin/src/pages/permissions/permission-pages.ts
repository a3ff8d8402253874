import type { Pages } from '../../screens/resource-routes.tsx'

export const permissionPages: Pages = {
  List: async () => ({ Page: (await import('./permissions-page.tsx')).PermissionsPage }),
  loaders: { list: async () => (await import('./permission-data.ts')).loadMatrix },
}
