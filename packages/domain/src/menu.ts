import { composeCatalogue } from '@trace/define/catalogue.ts'
import type { MenuSection } from '@trace/define/catalogue.ts'
import type { Resource } from '@trace/define/resource.ts'
import type { Single } from '@trace/define/single.ts'
import { calendar } from './calendar.ts'
import { animals } from './areas/catalogue/animals.ts'
import { categories } from './areas/catalogue/categories.ts'
import { farmingForms } from './areas/catalogue/farming-forms.ts'
import { plants } from './areas/catalogue/plants.ts'
import { productGroups } from './areas/catalogue/product-groups.ts'
import { productUnits } from './areas/catalogue/product-units.ts'
import { productLinks } from './areas/catalogue/product-links.ts'
import { products } from './areas/catalogue/products.ts'
import { seafoods } from './areas/catalogue/seafoods.ts'
import { tags } from './areas/catalogue/tags.ts'
import { apps } from './areas/portal/apps.ts'
import { articleTypes } from './areas/portal/article-types.ts'
import { articles } from './areas/portal/articles.ts'
import { banners } from './areas/portal/banners.ts'
import { contactPage, footer, imagesHeader, information, logo } from './areas/portal/singles.ts'
import { domains } from './areas/portal/domains.ts'
import { libraries } from './areas/portal/libraries.ts'
import { menus } from './areas/portal/menus.ts'
import { notifications } from './areas/portal/notifications.ts'
import { videos } from './areas/portal/videos.ts'
import { websites } from './areas/portal/websites.ts'
import { batches } from './areas/growing/batches.ts'
import { diaries } from './areas/growing/diaries.ts'
import { farmInputs } from './areas/growing/farm-inputs.ts'
import { materialAreas } from './areas/growing/material-areas.ts'
import { processStages } from './areas/growing/process-stages.ts'
import { processes } from './areas/growing/processes.ts'
import { stages } from './areas/growing/stages.ts'
import { certificates } from './areas/producers/certificates.ts'
import { labors } from './areas/producers/labors.ts'
import { manufactures } from './areas/producers/manufactures.ts'
import { manufacturingForms } from './areas/producers/manufacturing-forms.ts'
import { manufacturingSectors } from './areas/producers/manufacturing-sectors.ts'
import { workers } from './areas/producers/workers.ts'
import { criteriaSeafoods } from './areas/figures/criteria-seafoods.ts'
import { productAnimals } from './areas/figures/product-animals.ts'
import { productPlants } from './areas/figures/product-plants.ts'
import { traceChecklist } from './areas/tracing/checklist.ts'
import { distributors } from './areas/tracing/distributors.ts'
import { shippingMethods } from './areas/tracing/shipping-methods.ts'
import { shippings } from './areas/tracing/shippings.ts'
import { traces } from './areas/tracing/traces.ts'
import { districts } from './areas/places/districts.ts'
import { provinces } from './areas/places/provinces.ts'
import { regions } from './areas/places/regions.ts'
import { wards } from './areas/places/wards.ts'
import { orderNotifications } from './areas/labels/orders/order-notifications.ts'
import { orders } from './areas/labels/orders/orders.ts'
import { stampStatistics } from './areas/labels/issues/stamp-statistics.ts'
import { stamps } from './areas/labels/issues/stamps.ts'
import { permissions } from './areas/accounts/permissions.ts'
import { subjects } from './areas/accounts/subjects.ts'
import { roles } from './areas/accounts/roles.ts'
import { savedViews } from '@trace/define/features/saved-views.ts'
import { systemLogs } from '@trace/define/features/system-logs.ts'
import { users } from './areas/accounts/users.ts'
import { productionPlans } from './areas/plans/production-plans.ts'
import { labelReviews } from './areas/scans/label-reviews.ts'
import { scanStatistics } from './areas/scans/scan-statistics.ts'

const sections = [
  {
    label: 'Cơ sở và sản phẩm',
    icon: 'building-store',
    resources: [manufactures, materialAreas, products, productLinks, certificates, distributors, shippings],
    pages: [],
  },
  {
    label: 'Canh tác',
    icon: 'plant-2',
    resources: [processes, stages, batches, diaries, farmInputs, labors],
    pages: [
      {
        label: 'Vùng nguyên liệu',
        screen: 'culture/material-areas',
        icon: 'basket',
        subjects: ['raw_material_areas'],
        open: null,
      },
    ],
  },
  {
    label: 'Truy xuất',
    icon: 'qrcode',
    resources: [traces, orders, stamps, stampStatistics, scanStatistics, labelReviews],
    pages: [],
  },
  {
    label: 'Kế hoạch sản xuất',
    icon: 'calendar-stats',
    resources: [productionPlans],
    pages: [
      {
        label: 'Kế hoạch nháp',
        screen: 'production-plan/draft',
        icon: 'notes',
        subjects: ['production-plans'],
        open: null,
      },
    ],
  },
  {
    label: 'Dữ liệu nông nghiệp',
    icon: 'chart-histogram',
    resources: [productPlants, productAnimals, criteriaSeafoods],
    pages: [
      { label: 'Bản tin tháng', screen: 'bulletin', icon: 'report', subjects: productPlants.subjects, open: null },
    ],
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
      plants,
      animals,
      seafoods,
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
] as const satisfies readonly MenuSection[]

/** Resources without screens, which others refer to. */
const withoutScreen = [
  manufacturingSectors,
  processStages,
  workers,
  orderNotifications,
  savedViews,
  domains,
  regions,
  provinces,
  districts,
  wards,
] as const satisfies readonly Resource[]

/** Any resource, with its own name and fields. */
export type AnyResource = (typeof sections)[number]['resources'][number] | (typeof withoutScreen)[number]

const allSingles = [footer, contactPage, imagesHeader, logo, information] as const satisfies readonly Single[]

/** Any single record, with its own path and fields. */
export type AnySingle = (typeof allSingles)[number]

/** The definitions of the province. */
export const { menu, resources, singles } = composeCatalogue({
  name: 'Cội Nguồn',
  menu: sections,
  withoutScreen,
  singles: allSingles,
  subjects,
  reach: {
    all: { scope: 'province', staff: 'cán bộ cấp tỉnh', whole: 'cả tỉnh' },
    place: { scope: 'commune', resource: wards.name, account: 'ward_id', elsewhere: 'thuộc xã khác' },
    owner: { scope: 'manufacture', resource: manufactures.name, account: 'manufacture_id' },
  },
  checklist: traceChecklist,
  calendar,
})
