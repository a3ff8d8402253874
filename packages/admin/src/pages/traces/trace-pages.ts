import type { Pages } from '../../screens/resource-routes.tsx'
import { beginTrace, editTrace, loadTrace } from './trace-data.ts'

export const tracePages: Pages = {
  List: async () => ({ Page: (await import('./trace-list.tsx')).TraceList }),
  Form: async () => ({ Page: (await import('./trace-form.tsx')).TraceFormPage }),
  Detail: async () => ({ Page: (await import('./trace-detail.tsx')).TraceDetail }),
  loaders: { create: beginTrace, edit: editTrace, detail: loadTrace },
}
