import { information } from '@trace/domain/areas/portal/singles.ts'
import type { SingleRules } from '@trace/platform/calls/singles.ts'
import { articleOperations } from './articles.ts'
import { bannerOperations } from './banners.ts'
import { notificationOperations } from './notifications.ts'
import { settingsOfEnvironment } from './settings-of-environment.ts'
import { visitorOperations } from './visitors.ts'
import { protectedSettings } from './protected-settings.ts'

export { mailNotices } from './notice-digest.ts'
export { deliverMails, NOTIFICATION_MAILS } from './notification-mails.ts'
export { sendDueNotifications } from './notifications.ts'
export { visitorLetter } from './visitor-letter.ts'
export { notificationLetters, notificationMoments } from './watched-letters.ts'

/** Special rules for single records of this area. */
export const rulesOfSingles: Readonly<Record<string, SingleRules>> = {
  [information.name]: { guard: protectedSettings, environment: settingsOfEnvironment },
}

/** Operations of this area that are written by hand. */
export const portalOperations = [
  ...articleOperations,
  ...notificationOperations,
  ...bannerOperations,
  ...visitorOperations,
] as const
