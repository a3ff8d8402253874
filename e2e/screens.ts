type Way = 'list' | 'create' | 'edit' | 'detail'
export type Rows = Readonly<Record<string, number>>

const crud: readonly Way[] = ['list', 'create', 'edit']
const withDetail: readonly Way[] = [...crud, 'detail']

/** The screens of the back-office: their place under /admin, the rows they show, and which of them there are. */
export const screens: readonly (readonly [path: string, rows: string, ways: readonly Way[]])[] = [
  ['roles', 'roles', crud],
  ['manufactures', 'manufactures', withDetail],
  ['products', 'products', withDetail],
  ['material-areas', 'material-areas', withDetail],
  ['certificates', 'certificates', ['list', 'detail']],
  ['distributors', 'distributors', crud],
  ['diaries', 'diaries', withDetail],
  ['shippings', 'shippings', crud],
  ['culture/processes', 'processes', withDetail],
  ['culture/stages', 'stages', crud],
  ['culture/material-areas', 'material-areas', withDetail],
  ['culture/batches', 'batches', withDetail],
  ['culture/labors', 'labors', withDetail],
  ['origin/traces', 'traces', withDetail],
  ['origin/stamp-statistics', 'stamps', ['list']],
  ['origin/scan-statistics', 'stamps', ['list']],
  ['origin/orders', 'orders', ['list']],
  ['notifications', 'notifications', withDetail],
  ['general/users', 'users', withDetail],
  ['general/stamps', 'stamps', withDetail],
  ['general/images', 'main-banner', ['list']],
  ['general/videos', 'videos', crud],
  ['general/articles', 'articles', crud],
  ['general/websites', 'websites', crud],
  ['general/agricultural_data/product_plants', 'product-plants', crud],
  ['general/agricultural_data/product_animals', 'product-animals', crud],
  ['general/agricultural_data/criteria-seafoods', 'criteria-seafoods', crud],
  ['libraries', 'libraries', withDetail],
  ['system/products-groups', 'product-groups', crud],
  ['system/product-units', 'product-units', crud],
  ['system/farming-forms', 'farming-forms', crud],
  ['system/manufacturing-forms', 'manufacturing-forms', crud],
  ['system/apps', 'apps', crud],
  ['system/article-types', 'article-types', crud],
  ['system/categories', 'categories', crud],
  ['system/tags', 'tags', crud],
  ['system/menus', 'menus', crud],
  ['system/shipping-methods', 'shipping-methods', crud],
  ['system/logs', 'system-logs', ['list', 'detail']],
]

/** The pages that stand alone. */
const pages = [
  'home',
  'general/footer',
  'general/contact',
  'general/images/create/main-banner',
  'general/images/create/second-banner',
  'system/permissions',
  'system/configurations/logo',
  'system/configurations/information',
  'profile',
  'profile/update',
  'profile/change-password',
  'profile/sessions',
  'profile/jobs',
  'profile/security',
  'production-plan/publish',
  'production-plan/publish/create',
  'production-plan/draft',
  'maintenance',
  'errors/403',
  'general/agricultural_data/product_plants/quick-entry',
]

/** The pages of a row that are not where the others are. */
const rowPages = (rows: Rows): string[] => [
  `origin/orders/${rows['orders']}/view`,
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
  ...screens.flatMap(([path, of, ways]) => ways.map((way) => addressOf(path, way, rows[of]))),
  ...rowPages(rows).map((page) => `/admin/${page}`),
]
