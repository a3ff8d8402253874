import { isProposable } from '@trace/define/proposals.ts'
import { calendar } from '@trace/domain/calendar.ts'
import { resources, singles } from '@trace/domain/menu.ts'
import { besideOperations } from '@trace/platform/beside/operations.ts'
import { calendarOperations } from '@trace/platform/calendar/operations.ts'
import { crud } from '@trace/platform/calls/crud.ts'
import type { Operation } from '@trace/platform/operation.ts'
import { publicOperations } from './public/operations.ts'
import { dashboardOperations, figuresOperations } from './areas/figures/index.ts'
import { portalOperations, rulesOfSingles } from './areas/portal/index.ts'
import { growingOperations } from './areas/growing/index.ts'
import { boundaryOperations, placesOperations } from './areas/places/index.ts'
import { arrangeOperations } from '@trace/platform/calls/arrange.ts'
import { bulkOperations } from '@trace/platform/calls/bulk.ts'
import { producersOperations } from './areas/producers/index.ts'
import { exportOperations } from '@trace/platform/calls/exports.ts'
import { groupOperations } from '@trace/platform/calls/groups.ts'
import { files } from '@trace/platform/calls/files.ts'
import { inboxOperations } from '@trace/platform/calls/inbox.ts'
import { importOperations } from '@trace/platform/calls/imports.ts'
import { jobOperations } from '@trace/platform/calls/jobs.ts'
import { noticeOperations } from '@trace/platform/notices/operations.ts'
import { labelsOperations } from './areas/labels/index.ts'
import { optionOperations } from '@trace/platform/calls/options.ts'
import { proposalOperations } from '@trace/platform/calls/proposals.ts'
import { plansOperations } from './areas/plans/index.ts'
import { catalogueOperations } from './areas/catalogue/index.ts'
import { accountsOperations } from './areas/accounts/index.ts'
import { revisionOperations } from '@trace/platform/calls/revisions.ts'
import { search } from '@trace/platform/calls/search.ts'
import { singleOperations } from '@trace/platform/calls/singles.ts'
import { scansOperations } from './areas/scans/index.ts'
import { tracingOperations } from './areas/tracing/index.ts'
import { undoOperations } from '@trace/platform/calls/undo.ts'
import { treeOperations } from '@trace/platform/calls/trees.ts'
import { settledRules } from './settled-rules.ts'

const nameOf = ({ method, path }: Operation): string => `${method} ${path}`

/** What is not plain. Named one by one: the compiler gives up on writing down the type of such a list. */
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

const written: readonly Operation[] = [
  ...accountsOperations,
  ...singleOperations(singles, rulesOfSingles),
  ...placesOperations,
  ...resources.flatMap(treeOperations),
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
]

const taken = new Set(written.map(nameOf))

/** What is done to one row at a time. A toggle or an approval with a rule of its own stands in place of the usual one. */
const single: Operation[] = [
  ...resources.filter(isProposable).flatMap(proposalOperations),
  ...resources.flatMap(crud).filter((usual) => !taken.has(nameOf(usual))),
  ...written,
]

const all: Operation[] = [
  ...single,
  ...optionOperations(single),
  ...exportOperations(single).filter((usual) => !taken.has(nameOf(usual))),
  ...groupOperations(single),
  ...arrangeOperations(single),
  ...importOperations(single),
  ...bulkOperations(single),
  ...undoOperations(single),
  ...revisionOperations(single).filter((usual) => !taken.has(nameOf(usual))),
  ...files,
  ...boundaryOperations,
  ...jobOperations(single),
  ...noticeOperations,
  ...search,
  ...inboxOperations(single),
  ...besideOperations(single),
  ...calendarOperations(calendar),
  ...dashboardOperations,
]

/** Everything the API can do; whatever writes is followed by the settled rules. */
export const operations: readonly Operation[] = all.map((operation) =>
  Object.freeze({ ...operation, rules: settledRules }),
)
