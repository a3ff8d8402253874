import type { Entry, productionPlans } from '@trace/domain'
import { formatNumber } from '@trace/domain/format'

export type Plan = Entry<typeof productionPlans>
export type PlanProduct = Plan['products'][number]
/** How much of a product one labor is to make, and has made. */
export type Share = PlanProduct['labors'][number]

/** A form that was left and taken up again has only the number of the labor. */
export const nameOfLabor = ({ labor, labor_id }: Pick<Share, 'labor_id'> & Partial<Pick<Share, 'labor'>>): string =>
  labor?.name ?? `#${labor_id}`

type Quantity = 'assigned_quantity' | 'current_quantity'

/** Sums quantities of up to four decimals without their rounding errors. */
export const sumOf = <Q extends Quantity>(shares: readonly Pick<Share, Q>[], quantity: Q): number =>
  shares.reduce((total, share) => total + Math.round(Number(share[quantity]) * 10_000), 0) / 10_000

/** How much of a product was made. */
export const doneOf = ({ labors }: Pick<PlanProduct, 'labors'>): number => sumOf(labors, 'current_quantity')

export const withUnit = (quantity: number, { product_unit }: Pick<PlanProduct, 'product_unit'>): string =>
  `${formatNumber(quantity, 4)} ${product_unit.name}`
