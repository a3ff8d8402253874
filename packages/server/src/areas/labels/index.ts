import { labelLifeOperations } from './issues/label-life.ts'
import { lookUpOperations } from './look-up.ts'
import { orderNotificationOperations } from './orders/order-notifications.ts'
import { orderOperations } from './orders/orders.ts'
import { stampStatisticsOperations } from './issues/stamp-statistics.ts'
import { stampOperations } from './issues/stamps.ts'

export { codesOf } from './codes/codes.ts'
export { newestKey } from './codes/keys.ts'
export { stampKeys } from './codes/stamp-keys.ts'
export type { StampKey } from './codes/keys.ts'
export { findTargetsWithMark, findTargets, isPublic, codeResultOf, revokedOf } from './find-targets.ts'
export type { CodeTarget } from './find-targets.ts'
export { targetAsOf } from './target-as-of.ts'
export { checkPin, coveredLabel, takesPin } from './issues/check-pin.ts'
export { findCarried, labelsOfStamp } from './issues/find-labels.ts'
export { labelStatus } from './issues/label-status.ts'
export { noteReading } from './issues/note-reading.ts'
export { codesOfLabels } from './issues/print-run.ts'
export { networkHashOf } from './issues/witness-pin.ts'
export { openKeys } from './issues/open-keys.ts'
export { sheetRoutes } from './issues/sheet-routes.ts'
export { serveSheets } from './issues/serve-sheets.ts'
export { fontFile } from './printing/font.ts'
export { qrPng } from './printing/qr-png.ts'
export { settledLabelDates } from './settled/settle-dates.ts'
export { settledRuns } from './settled/settle-runs.ts'
export { settledIssues } from './settled/settle-issues.ts'
export { notifyOverdueOrders } from './orders/notify-overdue.ts'

/** Operations of this area that are written by hand. */
export const labelsOperations = [
  ...orderOperations,
  ...orderNotificationOperations,
  ...stampOperations,
  ...stampStatisticsOperations,
  ...labelLifeOperations,
  ...lookUpOperations,
] as const
