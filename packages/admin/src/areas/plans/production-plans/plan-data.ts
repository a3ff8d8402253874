import { productionPlans } from '@trace/domain/areas/plans/production-plans.ts'
import type { Resource } from '@trace/define/resource.ts'
import { redirect } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { loadEntry } from '@trace/screens/app/load.ts'
import type { Plan, PlanProduct } from './plan.ts'

export const readPlan = async ({ params, request }: LoaderFunctionArgs): Promise<{ entry: Plan }> => ({
  entry: await loadEntry(productionPlans, params['id'], request),
})

const isDraft = ({ status }: Plan): boolean => status === 'draft' || status === 'cancelled'

interface Screens {
  draft: Pick<Resource, 'screen'>
  publish: Pick<Resource, 'screen'>
}

/** Loads a plan. If its status changed since the address was written, redirects to the screen where it is now. */
export const loadPlan =
  (drafts: boolean, screens: Screens) =>
  async (args: LoaderFunctionArgs): Promise<{ entry: Plan }> => {
    const { entry } = await readPlan(args)
    const { screen } = isDraft(entry) ? screens.draft : screens.publish
    if (isDraft(entry) !== drafts) throw redirect(`/admin/${screen}/detail/${entry.id}`)
    return { entry }
  }

export interface ProductView {
  entry: Plan
  product: PlanProduct
}

/** Loads one product of a plan, by the product's id. */
export async function loadProduct(args: LoaderFunctionArgs): Promise<ProductView> {
  const { entry } = await readPlan(args)
  const product = entry.products.find(({ product_id }) => product_id === Number(args.params['idProduct']))
  if (!product) throw redirect(`/admin/production-plan/publish/detail/${entry.id}`)
  return { entry, product }
}
