import type { Field, Fields, Values } from './field.ts'
import { memoized } from './memoized.ts'
import type { RowIcon } from './icons.ts'
import type { Action, Need, Permission, Permissions, Subjects } from './permission.ts'
import type { Ordered } from './read.ts'

export type Call = 'list' | 'read' | 'create' | 'update' | 'remove'

/** A list that staff keep. Table, API calls, screens and permissions are generated from it. */
export interface Resource<F extends Fields = Fields, N extends string = string, C extends Call = Call> {
  /** Its path segment in the API: '/api/admin/product-groups'. */
  name: N
  table: string
  /** Name of one row on screen. */
  label: string
  /** Name of the list in the menu; the label by default. */
  plural: string
  /** The icon of its rows in the menu, the search and the inbox. */
  icon: RowIcon
  /** Its path among the screens: '/admin/system/products-groups'. */
  screen: string
  /** Permission subjects; a permission on any one of them is enough. */
  subjects: Subjects
  /**
   * What every signed-in user may do without permissions: read rows (for pickers in forms), or also open the screens.
   */
  open: 'rows' | 'screens' | null
  fields: F
  /** The field that names a row wherever another row refers to it. */
  title: string
  /** Fields that tell apart rows of the same title: the place and time of a figure. */
  distinguishedBy: readonly string[]
  /** Columns of its list, in order. */
  columns: readonly string[]
  /** Columns hidden first on narrow screens, in this order. */
  spare: readonly string[]
  /** Filters of its list. */
  filters: readonly string[]
  /** Generated calls. A call that is left out is a hand-written operation, or does not exist. */
  calls: readonly C[]
  /** Whether there is a detail screen. */
  detail: boolean
  /** Whether there are screens to create and edit rows. */
  form: boolean
  /** Whether creating a row opens its detail screen, where the work continues. */
  opensNew: boolean
  /** Public path under which shoppers read a page of each row: '/tin-tuc'. The form shows that page beside it. */
  shopperPage: string | null
  /** Sections of the form, by heading; fields in none of them come in the first. */
  sections: Readonly<Record<string, readonly (keyof F & string)[]>>
  /** Unique keys among rows that are not deleted. */
  unique: readonly (readonly string[])[]
  ordered: Ordered
  /** Row-level access: the columns that tie a row to an owner and a place; without them, no limit by row. */
  scope: Scope
  /** Default sort order: '-id', 'sort_order'. */
  order: string
  /**
   * The fields that group rows for manual ordering: users arrange only rows with equal values in them (`arranged.ts`).
   */
  arrangedWithin: readonly string[]
  /** Maximum number of levels of the tree that rows form by `parent_id`; null if they form no tree. */
  tree: number | null
  /** Whether its table is made by a migration written by hand (a view, a partitioned table). */
  handmade: boolean
}

export interface Scope {
  /** The column that ties a row to its owner; `id` in the resource of the owners itself. */
  owner?: string
  /** The column that ties a row to a place. */
  place?: string
  /**
   * Rows that are readable by all: those without an owner, which are templates; or those that are approved, whoever
   * proposed them (`proposals.ts`).
   */
  shared?: true | 'approved'
  /** Foreign keys to its parents: visible with any of them, deleted together with them. */
  parents?: readonly string[]
  /** Only for those who see all rows. */
  whole?: boolean
  /**
   * Each row belongs to one user; hand-written operations hide it from others. Such rows never block deleting rows
   * that they refer to.
   */
  personal?: boolean
  /**
   * Hand-written operations decide who may write which row: for roles and notifications, only rows created by the
   * viewer's own people.
   */
  byHand?: boolean
}

type Chosen<F extends Fields, C extends Call> = {
  label: string
  fields: F
  columns: readonly (keyof F & string)[]
} & Partial<{
  plural: string
  icon: RowIcon
  screen: string
  subjects: Subjects
  open: 'rows' | 'screens'
  title: keyof F & string
  distinguishedBy: readonly (keyof F & string)[]
  spare: readonly (keyof F & string)[]
  filters: readonly (keyof F & string)[]
  calls: readonly C[]
  detail: boolean
  form: boolean
  opensNew: boolean
  shopperPage: string | null
  sections: Readonly<Record<string, readonly (keyof F & string)[]>>
  unique: readonly (readonly (keyof F & string)[])[]
  ordered: readonly (readonly [keyof F & string, keyof F & string])[]
  scope: Scope
  order: string
  arrangedWithin: readonly (keyof F & string)[]
  tree: number
  handmade: boolean
}>

const ALL_CALLS: readonly Call[] = ['list', 'read', 'create', 'update', 'remove']

export function resource<const N extends string, const F extends Fields, const C extends Call = Call>(
  name: N,
  chosen: Chosen<F, C>,
): Resource<F, N, C> {
  const defaults = {
    name,
    table: tableOf(name),
    plural: chosen.label,
    icon: 'file-text' as const,
    screen: name,
    subjects: [tableOf(name)] as const,
    open: null,
    title: 'name',
    distinguishedBy: [],
    spare: [],
    filters: [],
    // A definition that names no calls has every call.
    calls: ALL_CALLS as readonly C[],
    detail: false,
    form: true,
    opensNew: false,
    shopperPage: null,
    sections: {},
    unique: [],
    ordered: [],
    scope: {},
    order: '-id',
    arrangedWithin: [],
    tree: null,
    handmade: false,
  }
  return { ...defaults, ...chosen }
}

/** Table name: paths say 'product-groups'; tables and permissions say 'product_groups'. */
export const tableOf = (name: string): string => name.replaceAll('-', '_')

export const needs = (
  { subjects }: Pick<Resource, 'subjects'>,
  ...actions: readonly [Action, ...Action[]]
): Permissions =>
  subjects.flatMap((subject) => actions.map((action): Permission => ({ action, subject }))) as [
    Permission,
    ...Permission[],
  ]

/** What reading rows requires: only to be signed in, if the resource is open. */
export const needsToRead = (
  resource: Pick<Resource, 'subjects' | 'open'>,
  ...actions: readonly [Action, ...Action[]]
): Need => (resource.open === null ? needs(resource, ...actions) : 'signedIn')

/**
 * The toggle that makes a new row of public content visible at once, unless its author switches it off. Resources
 * with approval have none, because their rows stay hidden until approved.
 */
export const shownAtOnceToggle = (resource: Pick<Resource, 'fields'>): [name: string, field: Field] | undefined =>
  Object.entries(resource.fields).find(
    ([, { kind, public: isPublic, default: usual }]) =>
      kind === 'toggle' && isPublic && usual === true && !isApprovable(resource),
  )

/** Fields of the form: without those the server sets, and without toggles, which have calls of their own. */
export const formFields = ({ fields }: Pick<Resource, 'fields'>): Readonly<Fields> => formOf(fields)

const formOf = memoized((fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, { auto, kind }]) => !auto && kind !== 'toggle')),
)

/** Whether a resource has approval by staff (`blocks.ts`). */
export const isApprovable = ({ fields }: Pick<Resource, 'fields'>): boolean => 'approval_status' in fields

/** The public fields whose approved values are kept (`blocks.ts`); empty without approval. */
export const vouchedFields = memoized((fields: Fields): string[] =>
  'approved_values' in fields ? Object.keys(fields).filter((name) => fields[name]!.vouched) : [],
)

/** The fields that hold the state of a row: those with a state machine, and whether changes await approval. */
export const stateFields = memoized((fields: Fields): string[] =>
  Object.keys(fields).filter(
    (name) => fields[name]!.machine || (name === 'has_changes' && 'approved_values' in fields),
  ),
)

/** Columns that every table has. */
export interface StandardColumns {
  id: number
  /** Optimistic locking: grows by one with each write; a write that was based on an older version is refused. */
  version: number
  created_at: string
  updated_at: string
}

/** One row as stored in the table. */
export type Row<R extends { fields: Fields } = Resource> = Values<R['fields']> & StandardColumns
