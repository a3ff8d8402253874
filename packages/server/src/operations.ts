import { resources } from '@trace/domain'
import { crud } from './engine/calls/crud.ts'
import type { Operation } from './engine/operation.ts'
import { publicOperations } from './public/operations.ts'
import { agriculturalOperations } from './areas/figures/agricultural-data.ts'
import { articleOperations } from './areas/portal/articles.ts'
import { bannerOperations } from './areas/portal/banners.ts'
import { batchOperations } from './areas/growing/batches.ts'
import { boundaryOperations } from './areas/places/boundaries.ts'
import { bulkOperations } from './engine/calls/bulk.ts'
import { certificateOperations } from './areas/producers/certificates.ts'
import { dashboardOperations } from './areas/figures/dashboard.ts'
import { diaryOperations } from './areas/growing/diaries.ts'
import { exportOperations } from './engine/calls/exports.ts'
import { files } from './engine/calls/files.ts'
import { importOperations } from './engine/calls/imports.ts'
import { jobOperations } from './engine/calls/jobs.ts'
import { laborOperations } from './areas/producers/labors.ts'
import { manufactureOperations } from './areas/producers/manufactures.ts'
import { materialAreaOperations } from './areas/growing/material-areas.ts'
import { notificationOperations } from './areas/portal/notifications.ts'
import { orderNotificationOperations } from './areas/labels/order-notifications.ts'
import { orderOperations } from './areas/labels/orders.ts'
import { placeOperations } from './areas/places/places.ts'
import { processOperations } from './areas/growing/processes.ts'
import { productPerLaborOperations } from './areas/plans/product-per-labor.ts'
import { planOperations } from './areas/plans/production-plans.ts'
import { productOperations } from './areas/catalogue/products.ts'
import { ownProfile } from './areas/accounts/profile.ts'
import { revisionOperations } from './engine/calls/revisions.ts'
import { roleFactorOperations } from './areas/accounts/role-factor.ts'
import { roleOperations } from './areas/accounts/roles.ts'
import { savedViewOperations } from './areas/accounts/saved-views.ts'
import { search } from './engine/calls/search.ts'
import { signIn } from './areas/accounts/sign-in.ts'
import { singleOperations } from './engine/calls/singles.ts'
import { scanPlaceOperations } from './areas/scans/scan-places.ts'
import { scanStatisticsOperations } from './areas/scans/scan-statistics.ts'
import { stampStatisticsOperations } from './areas/labels/stamp-statistics.ts'
import { stampOperations } from './areas/labels/stamps.ts'
import { systemLogOperations } from './areas/accounts/system-logs.ts'
import { traceOperations } from './areas/tracing/traces.ts'
import { treeOperations } from './engine/calls/trees.ts'
import { twoFactor } from './areas/accounts/two-factor.ts'
import { passwordOperations } from './areas/accounts/user-passwords.ts'
import { userOperations } from './areas/accounts/users.ts'

const nameOf = ({ method, path }: Operation): string => `${method} ${path}`

/** What is not plain. */
const written: Operation[] = [
  ...signIn,
  ...ownProfile,
  ...twoFactor,
  ...userOperations,
  ...passwordOperations,
  ...roleOperations,
  ...roleFactorOperations,
  ...singleOperations,
  ...placeOperations,
  ...treeOperations,
  ...manufactureOperations,
  ...certificateOperations,
  ...materialAreaOperations,
  ...productOperations,
  ...processOperations,
  ...laborOperations,
  ...batchOperations,
  ...diaryOperations,
  ...traceOperations,
  ...planOperations,
  ...productPerLaborOperations,
  ...articleOperations,
  ...notificationOperations,
  ...bannerOperations,
  ...orderOperations,
  ...orderNotificationOperations,
  ...stampOperations,
  ...stampStatisticsOperations,
  ...scanStatisticsOperations,
  ...scanPlaceOperations,
  ...agriculturalOperations,
  ...savedViewOperations,
  ...systemLogOperations,
  ...publicOperations,
]

const taken = new Set(written.map(nameOf))

/** What is done to one row at a time. A toggle or an approval with a rule of its own stands in place of the usual one. */
const single: Operation[] = [...resources.flatMap(crud).filter((usual) => !taken.has(nameOf(usual))), ...written]

/** Everything the API can do. */
export const operations: Operation[] = [
  ...single,
  ...exportOperations(single).filter((usual) => !taken.has(nameOf(usual))),
  ...importOperations(single),
  ...bulkOperations(single),
  ...revisionOperations(single).filter((usual) => !taken.has(nameOf(usual))),
  ...files,
  ...boundaryOperations,
  ...jobOperations(single),
  ...search,
  ...dashboardOperations,
]
