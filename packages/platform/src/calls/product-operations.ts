import type { CalendarSource } from '@trace/define/calendar.ts'
import { catalogue } from '@trace/define/catalogue.ts'
import { savedViews } from '@trace/define/features/saved-views.ts'
import { isProposable } from '@trace/define/proposals.ts'
import { besideOperations } from '../beside/operations.ts'
import { calendarOperations } from '../calendar/operations.ts'
import { noticeOperations } from '../notices/operations.ts'
import type { Operation } from '../operation.ts'
import type { SettledRule } from '../settle.ts'
import { arrangeOperations } from './arrange.ts'
import { bulkOperations } from './bulk.ts'
import { crud } from './crud.ts'
import { exportOperations } from './exports.ts'
import { files } from './files.ts'
import { groupOperations } from './groups.ts'
import { importOperations } from './imports.ts'
import { inboxOperations } from './inbox.ts'
import { jobOperations } from './jobs.ts'
import { optionOperations } from './options.ts'
import { proposalOperations } from './proposals.ts'
import { revisionOperations } from './revisions.ts'
import { savedViewOperations } from './saved-views.ts'
import { search } from './search.ts'
import { signOut } from './sign-out.ts'
import { treeOperations } from './trees.ts'
import { undoOperations } from './undo.ts'

/** What a product adds to the operations that follow from its definitions. */
interface Own {
  /** Operations written by hand; one with the method and path of a generated operation replaces it. */
  written: readonly Operation[]
  /** What is about no list: figures, a map. */
  others?: readonly Operation[]
  calendar?: readonly CalendarSource[]
  /** What must be true after every write. */
  rules?: readonly SettledRule[]
}

const nameOf = ({ method, path }: Operation): string => `${method} ${path}`

/** Everything that the API of the composed product can do; whatever writes is followed by its settled rules. */
export function productOperations({ written, others = [], calendar = [], rules = [] }: Own): readonly Operation[] {
  const { resources } = catalogue()
  const views = resources.some(({ name }) => name === savedViews.name) ? savedViewOperations : []
  const byHand = [...written, signOut, ...views, ...resources.flatMap(treeOperations)]
  const taken = new Set(byHand.map(nameOf))
  const isFree = (usual: Operation): boolean => !taken.has(nameOf(usual))
  /** What is done to one row at a time. */
  const single: Operation[] = [
    ...resources.filter(isProposable).flatMap(proposalOperations),
    ...resources.flatMap(crud).filter(isFree),
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
    ...calendarOperations(calendar),
    ...others,
  ].map((operation) => Object.freeze({ ...operation, rules }))
}
