import type { Pages } from '@trace/screens/resource/resource-routes.tsx'

const form = async () => ({ Page: (await import('./stamp-form.tsx')).StampForm })

export const stampPages: Pages = {
  List: async () => ({ Page: (await import('./stamps-list.tsx')).StampsList }),
  Form: form,
  Detail: async () => ({ Page: (await import('./stamp-page.tsx')).StampPage }),
  loaders: {
    create: async () => (await import('./stamp-data.ts')).beginStamp,
    edit: async () => (await import('./stamp-data.ts')).loadStampForm,
    detail: async () => (await import('./stamp-data.ts')).loadStamp,
  },
}
