import { criteriaSeafoods, productAnimals, productPlants } from '@trace/domain'
import type { Resource } from '@trace/domain'
import { createElement } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { load } from '../../load.ts'
import { listQuery, loadList } from '../../screens/list-data.ts'
import type { ListPage } from '../../screens/list-data.ts'
import type { Pages } from '../../screens/resource-routes.tsx'

/** Sums over all rows a list means, and how many they are. */
export type Sums = Readonly<Record<string, number>> & { count: number }

export interface FiguresPage extends ListPage {
  totals: { entry: Sums; last_year: Sums | null }
}

const loadFigures = (resource: Resource) => async (args: LoaderFunctionArgs): Promise<FiguresPage> => {
  const query = listQuery(new URL(args.request.url).searchParams, {})
  const [page, totals] = await Promise.all([
    loadList(resource)(args), load<FiguresPage['totals']>(`/${resource.name}/totals?${query}`, args.request),
  ])
  return { ...page, totals }
}

const pagesOf = (resource: Resource): Pages => ({
  List: async () => {
    const { FiguresList } = await import('./figures-list.tsx')
    return { Page: () => createElement(FiguresList, { resource }) }
  },
  loaders: { list: loadFigures(resource) },
})

export const agriculturalPages: Readonly<Record<string, Pages>> =
  Object.fromEntries([productPlants, productAnimals, criteriaSeafoods].map((resource) => [resource.name, pagesOf(resource)]))
