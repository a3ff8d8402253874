import type { Pages } from '../../screens/resource-routes.tsx'
import { beginStamp, loadStamp } from './stamp-data.ts'

const form = async () => ({ Page: (await import('./stamp-form.tsx')).StampForm })

export const stampPages: Pages = {
  List: async () => ({ Page: (await import('./stamps-list.tsx')).StampsList }),
  Form: form,
  Detail: async () => ({ Page: (await import('./stamp-page.tsx')).StampPage }),
  loaders: { create: beginStamp, detail: loadStamp },
}
