import { criteriaSeafoods } from '@trace/domain/areas/figures/criteria-seafoods.ts'
import { productAnimals } from '@trace/domain/areas/figures/product-animals.ts'
import { productPlants } from '@trace/domain/areas/figures/product-plants.ts'
import { can } from '@trace/define/permission.ts'
import type { Resource } from '@trace/define/resource.ts'
import { createElement } from 'react'
import { redirect } from 'react-router'
import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import { loadChunk } from '@trace/screens/ui/chunk.ts'
import { guard, screenNeed } from '@trace/screens/app/guard.ts'
import { load } from '@trace/screens/app/load.ts'
import { listAddress, routeName } from '@trace/screens/resource/addresses.ts'
import { listQuery, listLoader } from '@trace/screens/resource/list/list-data.ts'
import { lazyLoader } from '@trace/screens/resource/resource-routes.tsx'
import type { Pages } from '@trace/screens/resource/resource-routes.tsx'
import { requireSession } from '@trace/screens/app/session.ts'
import type { Handle } from '@trace/screens/ui/handle.ts'
import { menuTrail } from '@trace/screens/app/menu.ts'
import type { FiguresPage } from './figures.ts'

const titles = {
  quickEntryOf: (label: string) => `Nhập nhanh ${label.toLowerCase()}`,
} as const

const loadFigures =
  (resource: Figures) =>
  async (args: LoaderFunctionArgs): Promise<FiguresPage> => {
    const query = listQuery(new URL(args.request.url).searchParams, {})
    const [page, totals] = await Promise.all([
      listLoader(resource)(args),
      load(`GET /api/admin/${resource.name}/totals`, Object.fromEntries(query), args.request),
    ])
    return { ...page, totals }
  }

const pagesOf = (resource: Figures): Pages => ({
  List: async () => {
    const { FiguresList } = await import('./figures-list.tsx')
    return { Page: () => createElement(FiguresList, { resource }) }
  },
  loaders: { list: async () => loadFigures(resource) },
})

const resources = [productPlants, productAnimals, criteriaSeafoods] as const
type Figures = (typeof resources)[number]

export const agriculturalPages: Readonly<Record<string, Pages>> = Object.fromEntries(
  resources.map((resource) => [resource.name, pagesOf(resource)]),
)

/** Redirects the parent address to the first list that the user may open. */
export async function toFirstList({ request }: LoaderFunctionArgs): Promise<Response> {
  const { permissions } = await requireSession(request)
  const first = resources.find((resource) => can(permissions, screenNeed(resource, 'list'))) ?? productPlants
  return redirect(listAddress(first))
}

const planOf = async ({ name }: Resource) =>
  (await import('./entry-plans.ts')).entryPlans.find(({ resource }) => resource.name === name)!

export const entryRoutes: RouteObject[] = resources.map((resource) => ({
  id: routeName(resource, 'quick-entry'),
  path: `${resource.screen}/quick-entry`,
  handle: {
    title: titles.quickEntryOf(resource.label),
    trail: [...menuTrail(resource.screen), { label: resource.plural, to: listAddress(resource) }],
  } satisfies Handle,
  loader: guard(
    screenNeed(resource, 'create'),
    lazyLoader('quick-entry', async () => (await import('./entry-data.ts')).loadSheet(await planOf(resource))),
  ),
  lazy: {
    Component: () =>
      loadChunk('quick-entry', async () => {
        const [{ EntryPage }, plan] = await Promise.all([import('./entry-page.tsx'), planOf(resource)])
        return () => createElement(EntryPage, { plan })
      }),
  },
}))
