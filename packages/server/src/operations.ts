import { singles } from '@trace/domain/menu.ts'
import { productOperations } from '@trace/platform/calls/product-operations.ts'
import { singleOperations } from '@trace/platform/calls/singles.ts'
import { accountsOperations } from './areas/accounts/index.ts'
import { catalogueOperations } from './areas/catalogue/index.ts'
import { dashboardOperations, figuresOperations } from './areas/figures/index.ts'
import { growingOperations } from './areas/growing/index.ts'
import { labelsOperations } from './areas/labels/index.ts'
import { boundaryOperations, placesOperations } from './areas/places/index.ts'
import { plansOperations } from './areas/plans/index.ts'
import { portalOperations, rulesOfSingles } from './areas/portal/index.ts'
import { producersOperations } from './areas/producers/index.ts'
import { scansOperations } from './areas/scans/index.ts'
import { tracingOperations } from './areas/tracing/index.ts'
import { publicOperations } from './public/operations.ts'
import { settledRules } from './settled-rules.ts'

/**
 * The operations written by hand. They are named one by one, because the compiler cannot write out the type of a
 * list of them all.
 */
export type WrittenOperation = (
  | typeof accountsOperations
  | typeof placesOperations
  | typeof producersOperations
  | typeof growingOperations
  | typeof catalogueOperations
  | typeof tracingOperations
  | typeof plansOperations
  | typeof portalOperations
  | typeof labelsOperations
  | typeof scansOperations
  | typeof figuresOperations
  | typeof publicOperations
)[number]

/** All operations of the API; after each one that writes, the settled rules run. */
export const operations = productOperations({
  written: [
    ...accountsOperations,
    ...singleOperations(singles, rulesOfSingles),
    ...placesOperations,
    ...producersOperations,
    ...growingOperations,
    ...catalogueOperations,
    ...tracingOperations,
    ...plansOperations,
    ...portalOperations,
    ...labelsOperations,
    ...scansOperations,
    ...figuresOperations,
    ...publicOperations,
  ],
  others: [...boundaryOperations, ...dashboardOperations],
  rules: settledRules,
})
