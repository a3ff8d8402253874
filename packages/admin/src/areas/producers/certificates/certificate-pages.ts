import type { Pages } from '@trace/screens/resource/resource-routes.tsx'

export const certificatePages: Pages = {
  List: async () => ({ Page: (await import('./certificate-list.tsx')).CertificateList }),
  Detail: async () => ({ Page: (await import('./certificate-detail.tsx')).CertificateDetail }),
}
