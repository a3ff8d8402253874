import { catalogue } from '@trace/define/catalogue.ts'
import { savedViews } from '@trace/define/features/saved-views.ts'
import { systemLogs } from '@trace/define/features/system-logs.ts'
import { offeredStates } from '@trace/define/machine.ts'
import { isProposable } from '@trace/define/proposals.ts'
import { ownSignInOperations } from '../accounts/own-sign-in.ts'
import { shutAccounts } from '../accounts/shut-accounts.ts'
import { usualProfile } from '../accounts/profile.ts'
import { signInOperations } from '../accounts/sign-in.ts'
import { twoFactorOperations } from '../accounts/two-factor.ts'
import type { Resource } from '@trace/define/resource.ts'
import { besideOperations } from '../beside/operations.ts'
import { calendarOperations } from '../calendar/operations.ts'
import { noticeOperations } from '../notices/operations.ts'
import type { Operation } from '../operation/operation.ts'
import type { SettledRule } from '../request/settle.ts'
import { arrangeOperations } from './arrange.ts'
import { bulkOperations } from './bulk.ts'
import { crud } from './crud.ts'
import { exportOperations } from './exports.ts'
import { files } from './files.ts'
import { groupOperations } from './groups.ts'
import { importOperations } from './imports.ts'
import { inboxOperations } from '../inbox/operations.ts'
import { jobOperations } from '../jobs/operations.ts'
import { logEntry } from './log-entries.ts'
import { optionOperations } from './options.ts'
import { proposalOperations } from './proposals.ts'
import { revisionOperations } from './revisions.ts'
import { savedViewOperations } from './saved-views.ts'
import { search } from './search.ts'
import { statusChange } from './status.ts'
import { treeOperations } from './trees.ts'
import { undoOperations } from './undo.ts'

/** What a product adds to the operations that follow from its definitions. */
interface Own {
  /** Operations written by hand; one with the method and path of a generated operation replaces it. */
  written: readonly Operation[]
  /** Operations that belong to no list: figures, a map. */
  others?: readonly Operation[]
  /** What must be true after every write. */
  rules?: readonly SettledRule[]
}

const nameOf = ({ method, path }: Operation): string => `${method} ${path}`

/**
 * Whether staff are offered steps between the states of a list. The call for these steps is generated; a product
 * writes its own where a step does more than change the state.
 */
const hasSteps = ({ fields: { status } }: Resource): boolean =>
  Object.keys(status?.machine?.states ?? {}).some((from) => offeredStates(status!.machine!, from).length > 0)

const statusStep = (resource: Resource) => statusChange(resource)

/** All operations of the composed product's API; each write is followed by a check of the settled rules. */
export function productOperations({ written, others = [], rules = [] }: Own): readonly Operation[] {
  const { resources, calendar } = catalogue()
  const has = ({ name }: Resource): boolean => resources.some((resource) => resource.name === name)
  const named = new Set(written.map(nameOf))
  const usual: readonly Operation[] = [
    ...signInOperations(usualProfile),
    ...ownSignInOperations,
    ...twoFactorOperations,
    ...(has(savedViews) ? savedViewOperations : []),
    ...(has(systemLogs) ? [logEntry] : []),
  ]
  const byHand = [...written, ...usual.filter((one) => !named.has(nameOf(one))), ...resources.flatMap(treeOperations)]
  const taken = new Set(byHand.map(nameOf))
  const isFree = (one: Operation): boolean => !taken.has(nameOf(one))
  /** Operations on one row at a time. */
  const single: Operation[] = [
    ...resources.filter(isProposable).flatMap(proposalOperations),
    ...resources.flatMap(crud).filter(isFree),
    ...resources.filter(hasSteps).map(statusStep).filter(isFree),
    ...byHand,
  ]
  return [
    ...single,
    ...optionOperations(single),
    ...exportOperations(single).filter(isFree),
    ...groupOperations(single),
    ...arrangeOperations(single),
    ...importOperations(single),
    ...bulkOperations(single),
    ...undoOperations(single),
    ...revisionOperations(single).filter(isFree),
    ...files,
    ...jobOperations(single),
    ...noticeOperations,
    ...search,
    ...inboxOperations(single),
    ...besideOperations(single),
    ...(calendar.length > 0 ? calendarOperations(calendar) : []),
    ...others,
  ].map((operation) => Object.freeze({ ...operation, rules: [shutAccounts, ...rules] }))
}
