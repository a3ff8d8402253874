import type { CalendarSource } from './calendar.ts'
import { noChecklist } from './checklist.ts'
import type { Checklist } from './checklist.ts'
import type { Fields } from './field.ts'
import type { MenuIcon, RowIcon } from './icons.ts'
import { nameInLog } from './log-subjects.ts'
import type { Subjects } from './permission.ts'
import type { ReachNames } from './reach-names.ts'
import type { Resource } from './resource.ts'
import type { Single } from './single.ts'

/** A screen that is not the list of a resource. */
export interface Page {
  label: string
  /** Its path among the screens: '/admin/general/footer'. */
  screen: string
  icon?: RowIcon
  subjects: Subjects
  open: 'rows' | 'screens' | null
}

export interface MenuSection {
  label: string
  icon: MenuIcon
  resources: readonly Resource[]
  pages: readonly Page[]
}

/** Everything that a product defines. */
export interface Catalogue {
  /** Name of the product: 'Cội Nguồn'. */
  name: string
  /** The side menu of the back-office; it also decides which resources have screens. */
  menu: readonly MenuSection[]
  resources: readonly Resource[]
  singles: readonly Single[]
  /** The subjects of permissions, with the label of each. */
  subjects: Readonly<Record<string, string>>
  reach: ReachNames
  checklist: Checklist
  /** The days that its calendar shows; a product without any has no calendar. */
  calendar: readonly CalendarSource[]
}

interface Parts extends Pick<Catalogue, 'name' | 'menu' | 'singles' | 'subjects' | 'reach'> {
  checklist?: Checklist
  calendar?: readonly CalendarSource[]
  /** Resources without screens, which others refer to. */
  withoutScreen: readonly Resource[]
}

type Listed<P extends Parts> = P['menu'][number]['resources'][number] | P['withoutScreen'][number]

/**
 * Compile-time error message for each field, including those of groups and child rows, that refers to an unknown
 * resource.
 */
type Strays<F extends Fields, Names extends string, Place extends string> = {
  [K in keyof F & string]: F[K] extends { to: infer T extends string }
    ? string extends T
      ? never
      : T extends Names
        ? never
        : `${Place}.${K} refers to '${T}', which is no list`
    : F[K] extends { fields: infer Inside extends Fields }
      ? Strays<Inside, Names, `${Place}.${K}`>
      : never
}[keyof F & string]

type Misspelt<R, Names extends string> = R extends Resource ? Strays<R['fields'], Names, R['name']> : never

type Spelt<P extends Parts> = [Misspelt<Listed<P>, Listed<P>['name']>] extends [never]
  ? unknown
  : { withoutScreen: Misspelt<Listed<P>, Listed<P>['name']> }

let composed: Catalogue | undefined
let byName: ReadonlyMap<string, Resource> = new Map()

/**
 * Makes these definitions the only product of this process. References are looked up among them: a reference to an
 * unknown resource does not compile, and two resources with the same name are an error.
 */
export function composeCatalogue<const P extends Parts>({
  name,
  menu,
  withoutScreen,
  singles,
  subjects,
  reach,
  checklist = noChecklist,
  calendar = [],
}: P & Spelt<P>): Catalogue {
  const resources: Resource[] = [...menu.flatMap((section) => section.resources), ...withoutScreen]
  // A development server loads the same product again after a change.
  if (composed && composed.name !== name) throw new Error(`This process is composed of ${composed.name} already`)
  byName = new Map(resources.map((resource) => [resource.name, resource]))
  if (byName.size < resources.length) throw new RangeError(`Two resources have one name: ${twice(resources)}`)
  for (const { label, subjects: named } of [...resources, ...singles, ...menu.flatMap(({ pages }) => pages)])
    for (const subject of named)
      if (!Object.hasOwn(subjects, subject)) throw new RangeError(`There is no subject '${subject}': ${label}`)
  for (const resource of resources) refuseUnknownFields(resource)
  composed = { name, menu, resources, singles, subjects, reach, checklist, calendar }
  nameInLog(composed)
  return composed
}

/**
 * Throws if the title, order or scope of a resource names a field that it does not have: each call on it would fail.
 */
function refuseUnknownFields({ name, fields, handmade, title, order, scope, detail, form }: Resource): void {
  if (handmade) return
  const { owner, place, parents = [] } = scope
  const named = {
    title: detail || form ? [title] : [],
    order: [order.replace(/^-/, '')],
    scope: [owner, place, ...parents].filter((column) => column !== undefined),
  }
  for (const [option, columns] of Object.entries(named))
    for (const column of columns)
      if (!Object.hasOwn(fields, column) && !STAMPED.includes(column))
        throw new RangeError(`${name} has no field '${column}', which its ${option} names`)
}

/** Columns that every table has. */
const STAMPED: readonly string[] = ['id', 'created_at', 'updated_at', 'created_by']

/** The definitions of this process. */
export function catalogue(): Catalogue {
  if (!composed) throw new Error('No product was composed: import its menu first')
  return composed
}

export const resourceIfAny = (name: string): Resource | undefined => byName.get(name)

export function resourceByName(name: string): Resource {
  const resource = byName.get(name)
  if (!resource) throw new RangeError(`There is no resource '${name}'`)
  return resource
}

const twice = (resources: readonly Resource[]): string => {
  const names = resources.map(({ name }) => name)
  return names.filter((name, at) => names.indexOf(name) < at).join(', ')
}
