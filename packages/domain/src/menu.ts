import type { Subjects } from './define/permission.ts'
import type { Resource } from './define/resource.ts'
import { animals } from './areas/catalogue/animals.ts'
import { apps } from './areas/portal/apps.ts'
import { articleTypes } from './areas/portal/article-types.ts'
import { articles } from './areas/portal/articles.ts'
import { banners } from './areas/portal/banners.ts'
import { batches } from './areas/growing/batches.ts'
import { categories } from './areas/catalogue/categories.ts'
import { certificates } from './areas/producers/certificates.ts'
import { criteriaSeafoods } from './areas/figures/criteria-seafoods.ts'
import { diaries } from './areas/growing/diaries.ts'
import { distributors } from './areas/tracing/distributors.ts'
import { districts } from './areas/places/districts.ts'
import { domains } from './areas/portal/domains.ts'
import { farmingForms } from './areas/catalogue/farming-forms.ts'
import { labors } from './areas/producers/labors.ts'
import { libraries } from './areas/portal/libraries.ts'
import { manufactures } from './areas/producers/manufactures.ts'
import { manufacturingForms } from './areas/producers/manufacturing-forms.ts'
import { manufacturingSectors } from './areas/producers/manufacturing-sectors.ts'
import { materialAreas } from './areas/growing/material-areas.ts'
import { menus } from './areas/portal/menus.ts'
import { notifications } from './areas/portal/notifications.ts'
import { orderNotifications } from './areas/labels/order-notifications.ts'
import { orders } from './areas/labels/orders.ts'
import { permissions } from './areas/accounts/permissions.ts'
import { plants } from './areas/catalogue/plants.ts'
import { processStages } from './areas/growing/process-stages.ts'
import { processes } from './areas/growing/processes.ts'
import { productAnimals } from './areas/figures/product-animals.ts'
import { productGroups } from './areas/catalogue/product-groups.ts'
import { productPlants } from './areas/figures/product-plants.ts'
import { productUnits } from './areas/catalogue/product-units.ts'
import { productionPlans } from './areas/plans/production-plans.ts'
import { products } from './areas/catalogue/products.ts'
import { provinces } from './areas/places/provinces.ts'
import { regions } from './areas/places/regions.ts'
import { roles } from './areas/accounts/roles.ts'
import { savedViews } from './areas/accounts/saved-views.ts'
import { scanStatistics } from './areas/scans/scan-statistics.ts'
import { seafoods } from './areas/catalogue/seafoods.ts'
import { shippingMethods } from './areas/tracing/shipping-methods.ts'
import { shippings } from './areas/tracing/shippings.ts'
import { stages } from './areas/growing/stages.ts'
import { stampStatistics } from './areas/labels/stamp-statistics.ts'
import { stamps } from './areas/labels/stamps.ts'
import { systemLogs } from './areas/accounts/system-logs.ts'
import { tags } from './areas/catalogue/tags.ts'
import { traces } from './areas/tracing/traces.ts'
import { users } from './areas/accounts/users.ts'
import { videos } from './areas/portal/videos.ts'
import { wards } from './areas/places/wards.ts'
import { websites } from './areas/portal/websites.ts'
import { workers } from './areas/producers/workers.ts'
import { contactPage, footer, information, logo } from './areas/portal/singles.ts'

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
