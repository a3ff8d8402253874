import type { Subjects } from '../permission.ts'
import type { Resource } from '../resource.ts'
import { animals } from './animals.ts'
import { apps } from './apps.ts'
import { articleTypes } from './article-types.ts'
import { articles } from './articles.ts'
import { banners } from './banners.ts'
import { batches } from './batches.ts'
import { categories } from './categories.ts'
import { certificates } from './certificates.ts'
import { criteriaSeafoods } from './criteria-seafoods.ts'
import { diaries } from './diaries.ts'
import { distributors } from './distributors.ts'
import { districts } from './districts.ts'
import { domains } from './domains.ts'
import { farmingForms } from './farming-forms.ts'
import { labors } from './labors.ts'
import { libraries } from './libraries.ts'
import { manufactures } from './manufactures.ts'
import { manufacturingForms } from './manufacturing-forms.ts'
import { manufacturingSectors } from './manufacturing-sectors.ts'
import { materialAreas } from './material-areas.ts'
import { menus } from './menus.ts'
import { notifications } from './notifications.ts'
import { orderNotifications } from './order-notifications.ts'
import { orders } from './orders.ts'
import { permissions } from './permissions.ts'
import { plants } from './plants.ts'
import { processStages } from './process-stages.ts'
import { processes } from './processes.ts'
import { productAnimals } from './product-animals.ts'
import { productGroups } from './product-groups.ts'
import { productPlants } from './product-plants.ts'
import { productUnits } from './product-units.ts'
import { productionPlans } from './production-plans.ts'
import { products } from './products.ts'
import { provinces } from './provinces.ts'
import { regions } from './regions.ts'
import { roles } from './roles.ts'
import { savedViews } from './saved-views.ts'
import { scanStatistics } from './scan-statistics.ts'
import { seafoods } from './seafoods.ts'
import { shippingMethods } from './shipping-methods.ts'
import { shippings } from './shippings.ts'
import { stages } from './stages.ts'
import { stampStatistics } from './stamp-statistics.ts'
import { stamps } from './stamps.ts'
import { systemLogs } from './system-logs.ts'
import { tags } from './tags.ts'
import { traces } from './traces.ts'
import { users } from './users.ts'
import { videos } from './videos.ts'
import { wards } from './wards.ts'
import { websites } from './websites.ts'
import { workers } from './workers.ts'
import { contactPage, footer, information, logo } from './singles.ts'

export * from './animals.ts'
export * from './apps.ts'
export * from './article-types.ts'
export * from './articles.ts'
export * from './banners.ts'
export * from './batches.ts'
export * from './categories.ts'
export * from './certificates.ts'
export * from './criteria-seafoods.ts'
export * from './diaries.ts'
export * from './distributors.ts'
export * from './districts.ts'
export * from './domains.ts'
export * from './farming-forms.ts'
export * from './labors.ts'
export * from './libraries.ts'
export * from './manufactures.ts'
export * from './manufacturing-forms.ts'
export * from './manufacturing-sectors.ts'
export * from './material-areas.ts'
export * from './menus.ts'
export * from './notifications.ts'
export * from './order-notifications.ts'
export * from './orders.ts'
export * from './permissions.ts'
export * from './plants.ts'
export * from './process-stages.ts'
export * from './processes.ts'
export * from './product-animals.ts'
export * from './product-groups.ts'
export * from './product-plants.ts'
export * from './product-units.ts'
export * from './production-plans.ts'
export * from './products.ts'
export * from './provinces.ts'
export * from './regions.ts'
export * from './roles.ts'
export * from './saved-views.ts'
export * from './scan-statistics.ts'
export * from './seafoods.ts'
export * from './shipping-methods.ts'
export * from './shippings.ts'
export * from './stages.ts'
export * from './stamp-statistics.ts'
export * from './stamps.ts'
export * from './system-logs.ts'
export * from './tags.ts'
export * from './traces.ts'
export * from './users.ts'
export * from './videos.ts'
export * from './wards.ts'
export * from './websites.ts'
export * from './workers.ts'

/** A screen that is no resource's own list. */
export interface Page {
  label: string
  /** Its place among the screens: '/admin/general/footer'. */
  screen: string
  subjects: Subjects
  open: 'screens' | null
}

export interface MenuSection {
  label: string
  /** A name of the Tabler icons: 'plant-2'. */
  icon: string
  resources: readonly Resource[]
  pages: readonly Page[]
}

/** The side menu of the back-office, and with it the list of what has screens. */
export const menu: readonly MenuSection[] = [
  {
    label: 'Cơ sở và sản phẩm',
    icon: 'building-store',
    resources: [manufactures, materialAreas, products, certificates, distributors, shippings],
    pages: [],
  },
  {
    label: 'Canh tác',
    icon: 'plant-2',
    resources: [processes, stages, batches, diaries, labors],
    pages: [
      { label: 'Vùng nguyên liệu', screen: 'culture/material-areas', subjects: ['raw_material_areas'], open: null },
    ],
  },
  {
    label: 'Truy xuất',
    icon: 'qrcode',
    resources: [traces, orders, stamps, stampStatistics, scanStatistics],
    pages: [],
  },
  {
    label: 'Kế hoạch sản xuất',
    icon: 'calendar-stats',
    resources: [productionPlans],
    pages: [{ label: 'Kế hoạch nháp', screen: 'production-plan/draft', subjects: ['production-plans'], open: null }],
  },
  {
    label: 'Dữ liệu nông nghiệp',
    icon: 'chart-histogram',
    resources: [productPlants, productAnimals, criteriaSeafoods],
    pages: [],
  },
  {
    label: 'Quản lý chung',
    icon: 'news',
    resources: [notifications, articles, videos, libraries, banners, websites],
    pages: [footer, contactPage],
  },
  {
    label: 'Hệ thống',
    icon: 'settings',
    resources: [
      users,
      roles,
      permissions,
      apps,
      productGroups,
      productUnits,
      farmingForms,
      manufacturingForms,
      shippingMethods,
      categories,
      articleTypes,
      tags,
      menus,
      systemLogs,
    ],
    pages: [logo, information],
  },
]

/** Lists that others refer to, without screens of their own. */
const withoutScreen: readonly Resource[] = [
  manufacturingSectors,
  processStages,
  workers,
  orderNotifications,
  savedViews,
  plants,
  animals,
  seafoods,
  domains,
  regions,
  provinces,
  districts,
  wards,
]

/** Every resource there is. */
export const resources: Resource[] = [...menu.flatMap((section) => section.resources), ...withoutScreen]

const byName = new Map(resources.map((resource) => [resource.name, resource]))

export function resourceByName(name: string): Resource {
  const resource = byName.get(name)
  if (!resource) throw new RangeError(`There is no resource '${name}'`)
  return resource
}
