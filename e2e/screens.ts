import { readdirSync } from 'node:fs'
import type { Resource } from '@trace/define/resource.ts'
import { menu } from '@trace/domain/menu.ts'

type Way = 'list' | 'create' | 'edit' | 'detail'
export type Rows = Readonly<Record<string, number>>

/** Resources whose row pages do not follow the usual addresses: see `rowPages`. */
const addressedOtherwise = ['orders', 'production-plans']

interface Screens {
  path: string
  resource: Resource
  /** Name of the resource whose row id is in the addresses. */
  rows: string
  ways: readonly Way[]
}

/** The usual screens of the back-office, as the menu and the definitions have them. */
export const screens: readonly Screens[] = menu
  .flatMap(({ resources }) => resources)
  .map((resource) => {
    const { name, screen, form, detail } = resource
    const forms: Way[] = form ? ['create', 'edit'] : []
    const ways: Way[] = addressedOtherwise.includes(name) ? [] : [...forms, ...(detail ? (['detail'] as const) : [])]
    return { path: screen, resource, rows: name, ways: ['list', ...ways] }
  })

/** Pages that show neither a list nor one of its rows: those of the menu, and others. */
const pages = [
  ...menu.flatMap((section) => section.pages).map(({ screen }) => screen),
  'home',
  'inbox',
  'calendar',
  'bulletin',
  'general/images/create/main-banner',
  'general/images/create/second-banner',
  'culture/material-areas/create',
  'profile',
  'profile/update',
  'profile/change-password',
  'profile/notices',
  'profile/sessions',
  'profile/jobs',
  'profile/security',
  'production-plan/publish/create',
  'maintenance',
  'errors/403',
  'general/agricultural_data/product_plants/quick-entry',
]

/** Pages of rows whose addresses do not follow the usual pattern. */
const rowPages = (rows: Rows): string[] => [
  `origin/orders/${rows['orders']}/view`,
  `origin/orders/${rows['orders']}/print`,
  `origin/traces/${rows['traces']}/print`,
  `culture/material-areas/${rows['material-areas']}/edit`,
  `culture/material-areas/${rows['material-areas']}/detail`,
  `general/images/${rows['main-banner']}/edit/main-banner`,
  `general/images/${rows['second-banner']}/edit/second-banner`,
  `production-plan/publish/edit/${rows['issued']}`,
  `production-plan/publish/detail/${rows['issued']}`,
  `production-plan/publish/detail/${rows['issued']}/product/${rows['planned'] ?? rows['products']}`,
  `production-plan/publish/result/${rows['issued']}`,
  `production-plan/draft/detail/${rows['draft']}`,
  `production-plan/draft/edit/${rows['draft']}`,
]

/** Pages for users who are not signed in. */
export const openAddresses = [
  '/auth/login',
  '/auth/forget-password',
  '/auth/check-email?email=lan%40example.com',
  '/auth/reset-password?token=da-dung',
  '/auth/first-password',
  '/auth/second-factor',
  '/error/404',
  '/error/403',
  '/error/500',
  '/error/maintenance',
  '/huong-dan',
  '/huong-dan/dang-nhap',
]

export const addressOf = (path: string, way: Way, id: number | undefined): string =>
  `/admin/${path}` + { list: '', create: '/create', edit: `/${id}/edit`, detail: `/${id}/detail` }[way]

/** Addresses of the handwritten screens. */
export const handwrittenAddresses = (rows: Rows): string[] =>
  [...pages, ...rowPages(rows)].map((page) => `/admin/${page}`)

/** Addresses of the screens generated from definitions, each with the parts it consists of. */
export const generatedScreens = (rows: Rows): { address: string; parts: readonly string[] }[] =>
  screens.flatMap(({ path, resource, rows: of, ways }) =>
    ways.map((way) => ({ address: addressOf(path, way, rows[of]), parts: partsOf(resource, way) })),
  )

/** Resources with handwritten code for their screens. */
const withOwnCode = new Set(
  readdirSync(new URL('../packages/admin/src/areas/', import.meta.url), { recursive: true, withFileTypes: true }).map(
    ({ name }) => name,
  ),
)

/**
 * Names the parts of a screen: the kinds of its fields; in a list also filters, calls and order; and handwritten code.
 */
function partsOf({ name, fields, columns, filters, calls, order }: Resource, way: Way): string[] {
  const own = withOwnCode.has(name) && (way === 'list' || way === 'detail') ? [name] : []
  const kindsOf = (names: readonly string[]) => names.flatMap((name) => fields[name]?.kind ?? [])
  const shown =
    way === 'list'
      ? [
          ...kindsOf(columns),
          ...kindsOf(filters).map((kind) => `filter by ${kind}`),
          ...calls.map((call) => `call ${call}`),
          `order ${order === 'sort_order'}`,
        ]
      : kindsOf(Object.keys(fields))
  return [...new Set([...shown, ...own])].map((part) => `${way}: ${part}`)
}

/** A nearly minimal choice of screens that show every part; among equal ones the first is taken. */
export function screensOfEachPart<S extends { parts: readonly string[] }>(all: readonly S[]): S[] {
  const missing = new Set(all.flatMap(({ parts }) => parts))
  const chosen: S[] = []
  while (missing.size > 0) {
    const news = ({ parts }: S) => parts.filter((part) => missing.has(part)).length
    const best = all.reduce((most, screen) => (news(screen) > news(most) ? screen : most))
    chosen.push(best)
    for (const part of best.parts) missing.delete(part)
  }
  return chosen
}
