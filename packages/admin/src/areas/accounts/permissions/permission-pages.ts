import type { Pages } from '@trace/screens/resource/resource-routes.tsx'

export const permissionPages: Pages = {
  List: async () => ({ Page: (await import('./permissions-page.tsx')).PermissionsPage }),
  opens: ['list', 'read', 'edit', 'update'],
  loaders: { list: async () => (await import('./permission-data.ts')).loadMatrix },
}

export const rolePages: Pages = {
  List: async () => ({ Page: (await import('./role-list.tsx')).RoleList }),
  Form: async () => ({ Page: (await import('./role-form.tsx')).RoleForm }),
  loaders: {
    create: async () => (await import('./permission-data.ts')).beginRole,
    edit: async () => (await import('./permission-data.ts')).editRole,
  },
}
