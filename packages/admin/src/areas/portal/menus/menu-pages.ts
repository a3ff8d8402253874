import type { Pages } from '@trace/screens/resource/resource-routes.tsx'

export const menuPages: Pages = {
  List: async () => ({ Page: (await import('./menus-page.tsx')).MenusPage }),
  loaders: { list: async () => (await import('./menu-data.ts')).loadMenus },
}
