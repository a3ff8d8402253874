import { menu } from '@trace/domain'

type Way = 'list' | 'create' | 'edit' | 'detail'
export type Rows = Readonly<Record<string, number>>

/** Their rows have pages of their own addresses: `rowPages`. */
const addressedOtherwise = ['orders', 'production-plans']

interface Screens {
  path: string
  /** The resource, whose row stands in the addresses. */
  rows: string
  ways: readonly Way[]
}

/** The usual screens of the back-office, as the menu and the definitions have them. */
export const screens: readonly Screens[] = menu
  .flatMap(({ resources }) => resources)
  .map(({ name, screen, form, detail }) => {
    const forms: Way[] = form ? ['create', 'edit'] : []
    const ways: Way[] = addressedOtherwise.includes(name) ? [] : [...forms, ...(detail ? (['detail'] as const) : [])]
    return { path: screen, rows: name, ways: ['list', ...ways] }
  })

/** The pages that stand alone: those of the menu, and those it does not name. */
const pages = [
  ...menu.flatMap((section) => section.pages).map(({ screen }) => screen),
  'home',
  'inbox',
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

/** The pages of a row that are not where the others are. */
const rowPages = (rows: Rows): string[] => [
  `origin/orders/${rows['orders']}/view`,
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

/** The pages for whoever is not signed in. */
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

/** The address of every screen of the administration, with the rows at hand. */
export const adminAddresses = (rows: Rows): string[] => [
  ...pages.map((page) => `/admin/${page}`),
  ...screens.flatMap(({ path, rows: of, ways }) => ways.map((way) => addressOf(path, way, rows[of]))),
  ...rowPages(rows).map((page) => `/admin/${page}`),
]
