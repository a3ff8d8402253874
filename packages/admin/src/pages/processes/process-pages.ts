import type { Pages } from '../../screens/resource-routes.tsx'

export const processPages: Pages = {
  List: async () => ({ Page: (await import('./process-list.tsx')).ProcessList }),
  Form: async () => ({ Page: (await import('./process-form.tsx')).ProcessForm }),
  Detail: async () => ({ Page: (await import('./process-detail.tsx')).ProcessDetail }),
}
