import type { Fields, Values } from './field.ts'
import { nameInLog } from './log-subjects.ts'
import type { Action, Need, Permission, Permissions } from './permission.ts'
import type { Subjects } from './subjects.ts'
import type { Ordered } from './read.ts'
import type { Subject } from './subjects.ts'

export type Call = 'list' | 'read' | 'create' | 'update' | 'remove'

/** Something the staff keep a list of. Table, calls, screens and permissions all follow from it. */
export interface Resource<F extends Fields = Fields, N extends string = string> {
  /** Its place in every path of the API: '/api/admin/product-groups'. */
  name: N
  table: string
  /** What one of them is called on screen. */
  label: string
  /** What the menu calls the list; the label when it says nothing else. */
  plural: string
  /** Its place among the screens: '/admin/system/products-groups'. */
  screen: string
  /** The subjects of its permissions, any of which will do. */
  subjects: Subjects
  /** What everybody signed in may do without them: read rows, as forms do that choose from these, or open its screens too. */
  open: 'rows' | 'screens' | null
  fields: F
  /** The field that names a row wherever another row refers to it. */
  title: string
  /** What tells it from rows of the same title: the place and time that figures speak of. */
  distinguishedBy: readonly string[]
  /** The fields its list shows, in order. */
  columns: readonly string[]
  /** Of those, what stands aside where there is no room for all: the least telling first. */
  spare: readonly string[]
  /** The fields its list offers to narrow by. */
  filters: readonly string[]
  /** The calls answered in the usual way; what is left out is an operation of its own, or not there at all. */
  calls: readonly Call[]
  /** Whether a screen shows one row to read. */
  detail: boolean
  /** Whether screens create and change its rows. */
  form: boolean
  /** Groups of the form, by heading; fields in none of them stand in the first. */
  sections: Readonly<Record<string, readonly (keyof F & string)[]>>
  /** Sets of fields that no two living rows share. */
  unique: readonly (readonly string[])[]
  ordered: Ordered
  /** The columns that tie a row to a producer and a commune; without them everybody with the permission sees all rows. */
  scope: Scope
  /** How a list stands until somebody sorts it: '-id', 'sort_order'. */
  order: string
  /** Whether SQL by hand made its table (a view, a partitioned table). */
  handmade: boolean
}

export interface Scope {
  manufacture?: string
  ward?: string
  /** Rows of no producer are for all to read: templates. */
  shared?: boolean
  /** Links to the rows it is part of: it is seen with any of them, and gone when they are. */
  owners?: readonly string[]
  /** Only for those who see the whole province. */
  province?: boolean
  /** Each row is one person's own: calls by hand show nobody the others', and it holds back nothing that it refers to. */
  personal?: boolean
}

type Chosen<F extends Fields> = { label: string; fields: F; columns: readonly (keyof F & string)[] } & Partial<{
  plural: string
  screen: string
  subjects: Subjects
  open: 'rows' | 'screens'
  title: keyof F & string
  distinguishedBy: readonly (keyof F & string)[]
  spare: readonly (keyof F & string)[]
  filters: readonly (keyof F & string)[]
  calls: readonly Call[]
  detail: boolean
  form: boolean
  sections: Readonly<Record<string, readonly (keyof F & string)[]>>
  unique: readonly (readonly (keyof F & string)[])[]
  ordered: readonly (readonly [keyof F & string, keyof F & string])[]
  scope: Scope
  order: string
  handmade: boolean
}>

const ALL_CALLS: readonly Call[] = ['list', 'read', 'create', 'update', 'remove']

export function resource<const N extends string, const F extends Fields>(name: N, chosen: Chosen<F>): Resource<F, N> {
  const defaults = {
    name,
    table: tableOf(name),
    plural: chosen.label,
    screen: name,
    subjects: [tableOf(name) as Subject] as const,
    open: null,
    title: 'name',
    distinguishedBy: [],
    spare: [],
    filters: [],
    calls: ALL_CALLS,
    detail: false,
    form: true,
    sections: {},
    unique: [],
    ordered: [],
    scope: {},
    order: '-id',
    handmade: false,
  }
  nameInLog(defaults.table, chosen.label)
  return { ...defaults, ...chosen }
}

/** Paths say 'product-groups'; tables and permissions say 'product_groups'. */
export const tableOf = (name: string): string => name.replaceAll('-', '_')

export const needs = (
  { subjects }: Pick<Resource, 'subjects'>,
  ...actions: readonly [Action, ...Action[]]
): Permissions =>
  subjects.flatMap((subject) => actions.map((action): Permission => ({ action, subject }))) as [
    Permission,
    ...Permission[],
  ]

/** What reading rows asks for: nothing more than to be signed in, where they are open. */
export const needsToRead = (
  resource: Pick<Resource, 'subjects' | 'open'>,
  ...actions: readonly [Action, ...Action[]]
): Need => (resource.open === null ? needs(resource, ...actions) : 'signedIn')

/** The fields a form fills in: not what the server sets, nor toggles, which have calls of their own. */
export const formFields = ({ fields }: Pick<Resource, 'fields'>): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, { auto, kind }]) => !auto && kind !== 'toggle'))

/** The field that says whether staff approved a row, where a resource has one (`blocks.ts`). */
export const isApprovable = ({ fields }: Pick<Resource, 'fields'>): boolean => 'approval_status' in fields

/** The fields that the public reads and may trust, where approval keeps their values (`blocks.ts`); none elsewhere. */
export const vouchedFields = (fields: Fields): string[] =>
  'approved_values' in fields ? Object.keys(fields).filter((name) => fields[name]!.vouched) : []

/** Columns that every table has beside its own. */
export interface Stamped {
  id: number
  /** Grows by one with each write; a write that names an older one is refused. */
  version: number
  created_at: string
  updated_at: string
}

/** One row as the table keeps it and the calls answer it. */
export type Row<R extends { fields: Fields } = Resource> = Values<R['fields']> & Stamped
