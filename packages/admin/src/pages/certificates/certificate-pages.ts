import type { Pages } from '../../screens/resource-routes.tsx'

export const certificatePages: Pages = {
  List: async () => ({ Page: (await import('./certificate-list.tsx')).CertificateList }),
}
