import type { Entry, Named, productionPlans, Row } from '@trace/domain'
import { formatNumber } from '@trace/domain/format'

export interface History {
  id: number
  old_quantity: number
  new_quantity: number
  note: string | null
  at: string
  user: Named | null
}

/** How much of a product one labor is to make, and has made. */
export interface Share {
  id: number
  labor_id: number
  labor: Named | null
  assigned_quantity: number
  current_quantity: number
  note: string | null
  updated_at: string | null
  updated_by_user: Named | null
  histories: History[]
}

export interface PlanProduct {
  id: number
  product_id: number
  product: Named | null
  process: Named | null
  material_area: Named | null
  product_unit: Named | null
  target_quantity: number
  start_date: string | null
  end_date: string | null
  note: string | null
  labors: Share[]
}

export type Plan = Entry &
  Omit<Row<typeof productionPlans>, 'products'> & { manufacture: Named | null; products: PlanProduct[] }

export const nameOfProduct = ({ product, product_id }: PlanProduct): string => product?.name ?? `#${product_id}`
export const nameOfLabor = ({ labor, labor_id }: Pick<Share, 'labor' | 'labor_id'>): string =>
  labor?.name ?? `#${labor_id}`

type Quantity = 'assigned_quantity' | 'current_quantity'

/** Sums quantities of up to four decimals without their rounding errors. */
export const sumOf = <Q extends Quantity>(shares: readonly Pick<Share, Q>[], quantity: Q): number =>
  shares.reduce((total, share) => total + Math.round(Number(share[quantity]) * 10_000), 0) / 10_000

/** How much of a product was made. */
export const doneOf = ({ labors }: Pick<PlanProduct, 'labors'>): number => sumOf(labors, 'current_quantity')

export const withUnit = (quantity: number, { product_unit }: Pick<PlanProduct, 'product_unit'>): string =>
  [formatNumber(quantity, 4), product_unit?.name].filter(Boolean).join(' ')
