import type { Subjects } from './define/subjects.ts'
import type { Resource } from './define/resource.ts'
import {
  animals,
  categories,
  farmingForms,
  plants,
  productGroups,
  productUnits,
  products,
  seafoods,
  tags,
} from './areas/catalogue/index.ts'
import {
  apps,
  articleTypes,
  articles,
  banners,
  contactPage,
  domains,
  footer,
  information,
  libraries,
  logo,
  menus,
  notifications,
  videos,
  websites,
} from './areas/portal/index.ts'
import { batches, diaries, farmInputs, materialAreas, processStages, processes, stages } from './areas/growing/index.ts'
import {
  certificates,
  labors,
  manufactures,
  manufacturingForms,
  manufacturingSectors,
  workers,
} from './areas/producers/index.ts'
import { criteriaSeafoods, productAnimals, productPlants } from './areas/figures/index.ts'
import { distributors, shippingMethods, shippings, traces } from './areas/tracing/index.ts'
import { districts, provinces, regions, wards } from './areas/places/index.ts'
import { orderNotifications, orders, stampStatistics, stamps } from './areas/labels/index.ts'
import { permissions, roles, savedViews, systemLogs, users } from './areas/accounts/index.ts'
import { productionPlans } from './areas/plans/index.ts'
import { scanStatistics } from './areas/scans/index.ts'

/** A screen that is not the list of a resource. */
export interface Page {
  label: string
  /** Its path among the screens: '/admin/general/footer'. */
  screen: string
  subjects: Subjects
  open: 'screens' | null
}

export interface MenuSection {
  label: string
  /** Name of a Tabler icon: 'plant-2'. */
  icon: string
  resources: readonly Resource[]
  pages: readonly Page[]
}

/** The side menu of the back-office; it also decides which resources have screens. */
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
    resources: [processes, stages, batches, diaries, farmInputs, labors],
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

/** Resources without screens, which others refer to. */
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

/** Every resource. */
export const resources: Resource[] = [...menu.flatMap((section) => section.resources), ...withoutScreen]

const byName = new Map(resources.map((resource) => [resource.name, resource]))

export function resourceByName(name: string): Resource {
  const resource = byName.get(name)
  if (!resource) throw new RangeError(`There is no resource '${name}'`)
  return resource
}
