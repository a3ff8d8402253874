import type { Pages } from '@trace/screens/resource/resource-routes.tsx'

export const tracePages: Pages = {
  List: async () => ({ Page: (await import('./trace-list.tsx')).TraceList }),
  Form: async () => ({ Page: (await import('./trace-form.tsx')).TraceFormPage }),
  Detail: async () => ({ Page: (await import('./trace-detail.tsx')).TraceDetail }),
  Print: async () => ({ Page: (await import('./trace-print.tsx')).TracePrint }),
  loaders: {
    create: async () => (await import('./trace-data.ts')).beginTrace,
    edit: async () => (await import('./trace-data.ts')).editTrace,
    detail: async () => (await import('./trace-data.ts')).loadTrace,
  },
}
