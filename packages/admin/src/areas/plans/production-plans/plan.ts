import type { productionPlans } from '@trace/domain/areas/plans/production-plans.ts'
import type { Entry } from '@trace/define/entry.ts'
import { formatNumber } from '@trace/define/text/format.ts'

export type Plan = Entry<typeof productionPlans>
export type PlanProduct = Plan['products'][number]
/** Share of one worker: the assigned and the finished quantity of a product. */
export type Share = PlanProduct['labors'][number]

/** Falls back to the id: a restored form draft does not contain the worker's name. */
export const nameOfLabor = ({ labor, labor_id }: Pick<Share, 'labor_id'> & Partial<Pick<Share, 'labor'>>): string =>
  labor?.name ?? `#${labor_id}`

type Quantity = 'assigned_quantity' | 'current_quantity'

/** Sums quantities of up to four decimals without floating-point errors. */
export const sumOf = <Q extends Quantity>(shares: readonly Pick<Share, Q>[], quantity: Q): number =>
  shares.reduce((total, share) => total + Math.round(share[quantity] * 10_000), 0) / 10_000

/** Finished quantity of a product. */
export const doneOf = ({ labors }: Pick<PlanProduct, 'labors'>): number => sumOf(labors, 'current_quantity')

export const withUnit = (quantity: number, { product_unit }: Pick<PlanProduct, 'product_unit'>): string =>
  `${formatNumber(quantity, 4)} ${product_unit.name}`
