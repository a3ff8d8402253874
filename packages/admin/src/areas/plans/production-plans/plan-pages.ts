import { productionPlans } from '@trace/domain/areas/plans/production-plans.ts'
import { today } from '@trace/define/text/dates.ts'
import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import { loadChunk } from '@trace/screens/ui/chunk.ts'
import { guard, screenNeed } from '@trace/screens/app/guard.ts'
import { listAddress } from '@trace/screens/resource/addresses.ts'
import { newRowLoader, lazyLoader } from '@trace/screens/resource/resource-routes.tsx'
import type { Pages } from '@trace/screens/resource/resource-routes.tsx'
import type { Handle } from '@trace/screens/ui/handle.ts'
import { menuTrail } from '@trace/screens/app/menu.ts'
import { draftPlans, shownPlans } from './draft-plans.ts'
import type { ProductView } from './plan-data.ts'
import type { Plan } from './plan.ts'
import { words } from './words.ts'

const screens = { draft: draftPlans, publish: productionPlans }
const paths = { edit: 'edit/:id', detail: 'detail/:id' }

/** Initial values of a new plan, with this year by default. */
const create = async () => async (args: LoaderFunctionArgs) => {
  const { entry, initial } = await newRowLoader(productionPlans, {})(args)
  return { entry, initial: { year: today().slice(0, 4), ...initial } }
}

const Detail = async () => ({ Page: (await import('./plan-detail.tsx')).PlanDetail })
/** The form of drafts and of published plans. It treats a new plan as a draft, because every plan begins as one. */
const Form = async () => ({ Page: (await import('./plan-form.tsx')).PlanForm })

export const publishPages: Pages = {
  List: async () => ({ Page: (await import('./plan-list.tsx')).PublishedList }),
  Form,
  Detail,
  paths,
  fixed: shownPlans.published,
  loaders: { create, detail: async () => (await import('./plan-data.ts')).loadPlan(false, screens) },
}

export const draftPages: Pages = {
  List: async () => ({ Page: (await import('./plan-list.tsx')).DraftList }),
  Form,
  Detail,
  paths,
  fixed: shownPlans.drafts,
  loaders: { create, detail: async () => (await import('./plan-data.ts')).loadPlan(true, screens) },
}

const read = screenNeed(productionPlans, 'read')
const group = menuTrail(productionPlans.screen).filter(({ label }) => label !== productionPlans.plural)
const trail = [...group, { label: productionPlans.plural, to: listAddress(productionPlans) }]

/** Routes of a plan's other screens. */
export const planRoutes: RouteObject[] = [
  {
    id: 'admin.production-plan.publish.product',
    path: 'production-plan/publish/detail/:id/product/:idProduct',
    handle: { title: (data) => (data as ProductView).product.product.name, trail } satisfies Handle,
    loader: guard(
      read,
      lazyLoader('production-plan/product', async () => (await import('./plan-data.ts')).loadProduct),
    ),
    lazy: {
      Component: async () =>
        (await loadChunk('production-plan/product', () => import('./product-page.tsx'))).ProductPage,
    },
  },
  {
    id: 'admin.production-plan.publish.result',
    path: 'production-plan/publish/result/:id',
    handle: { title: (data) => `${words.result}: ${(data as { entry: Plan }).entry.name}`, trail } satisfies Handle,
    loader: guard(
      read,
      lazyLoader('production-plan/result', async () => (await import('./plan-data.ts')).readPlan),
    ),
    lazy: {
      Component: async () => (await loadChunk('production-plan/result', () => import('./result-page.tsx'))).ResultPage,
    },
  },
]
