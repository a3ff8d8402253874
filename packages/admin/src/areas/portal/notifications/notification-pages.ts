import type { Pages } from '@trace/screens/resource/resource-routes.tsx'

export const notificationPages: Pages = {
  List: async () => ({ Page: (await import('./notification-list.tsx')).NotificationList }),
  Form: async () => ({ Page: (await import('./notification-form.tsx')).NotificationForm }),
  Detail: async () => ({ Page: (await import('./notification-detail.tsx')).NotificationDetail }),
}
