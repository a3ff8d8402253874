import { articleOperations } from './articles.ts'
import { bannerOperations } from './banners.ts'
import { notificationOperations } from './notifications.ts'
import { visitorOperations } from './visitors.ts'

export { mailNotices } from './notice-digest.ts'
export { deliverMails } from './notice-mails.ts'
export { sendDueNotifications } from './notifications.ts'
export { weightySettings } from './weighty-settings.ts'
export { visitorLetter } from './visitor-letter.ts'

/** Operations of this area that are written by hand. */
export const portalOperations = [
  ...articleOperations,
  ...notificationOperations,
  ...bannerOperations,
  ...visitorOperations,
] as const
