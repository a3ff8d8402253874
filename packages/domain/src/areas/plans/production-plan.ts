import { notBeforeMessage } from '@trace/define/problem.ts'
import type { Problems } from '@trace/define/read.ts'
import { formatNumber } from '@trace/define/text/format.ts'
import { planStatus } from './states.ts'

export type PlanStatus = keyof typeof planStatus.states

const aliases: Record<string, PlanStatus> = {
  0: 'draft',
  1: 'published',
  2: 'completed',
  3: 'cancelled',
  publish: 'published',
  done: 'completed',
}

/** Reads a plan's status by its name, number or alias; null for anything else. */
export function readPlanStatus(raw: string): PlanStatus | null {
  const word = raw.trim().toLowerCase()
  if (Object.hasOwn(planStatus.states, word)) return word as PlanStatus
  return Object.hasOwn(aliases, word) ? aliases[word]! : null
}

interface PlanForm {
  id?: number | undefined
  product_id?: number | undefined
  product_unit_id?: number | undefined
  start_date?: string | null | undefined
  end_date?: string | null | undefined
  labors?: readonly { id?: number | undefined; labor_id?: number | undefined }[] | undefined
}

/**
 * Errors in the products of a plan: a product listed twice, days in wrong order, a worker assigned to a product
 * twice.
 */
export function planProblems(products: readonly PlanForm[]): Problems {
  const problems: Problems = {}
  for (const at of repeated(products.map(({ product_id }) => product_id)))
    problems[`products.${at}.product_id`] = ['Sản phẩm đã có trong kế hoạch']
  for (const [at, { start_date, end_date, labors = [] }] of products.entries()) {
    if (start_date && end_date && end_date < start_date)
      problems[`products.${at}.end_date`] = [notBeforeMessage('Đến ngày', 'Từ ngày')]
    for (const other of repeated(labors.map(({ labor_id }) => labor_id)))
      problems[`products.${at}.labors.${other}.labor_id`] = ['Lao động đã được phân bổ cho sản phẩm này']
  }
  return problems
}

/** A share that has results, with the row of the plan that it belongs to. */
export interface KeptShare {
  id: number
  labor_id: number
  row_id: number
  product_id: number
  product_unit_id: number
}

/** Errors where a share that has results would become another worker's, or results of another product or unit. */
export function keptProblems(products: readonly PlanForm[], shares: readonly KeptShare[]): Problems {
  const problems: Problems = {}
  const kept = 'đã có kết quả thực hiện, không đổi được'
  for (const [at, { id, product_id, product_unit_id, labors = [] }] of products.entries()) {
    const ids = labors.map((labor) => labor.id)
    const [row] = shares.filter((share) => share.row_id === id || ids.includes(share.id))
    if (row && product_id !== undefined && product_id !== row.product_id)
      problems[`products.${at}.product_id`] = [`Sản phẩm ${kept}`]
    if (row && product_unit_id !== undefined && product_unit_id !== row.product_unit_id)
      problems[`products.${at}.product_unit_id`] = [`Đơn vị tính ${kept}`]
    for (const [place, labor] of labors.entries()) {
      const share = shares.find((one) => one.id === labor.id)
      if (share && labor.labor_id !== undefined && labor.labor_id !== share.labor_id)
        problems[`products.${at}.labors.${place}.labor_id`] = [`Lao động ${kept}`]
    }
  }
  return problems
}

/** The positions of ids that occurred earlier. */
const repeated = (ids: readonly (number | undefined)[]): number[] =>
  ids.flatMap((id, index) => (id !== undefined && ids.indexOf(id) < index ? [index] : []))

export interface PlannedProduct {
  name: string
  /** Whether it is approved and switched on, where that is known. */
  is_usable?: boolean
  target_quantity: number
  labors: readonly { assigned_quantity: number; current_quantity: number }[]
}

/** Sums quantities of three decimals without rounding errors. */
const sum = (quantities: readonly number[]) =>
  quantities.reduce((total, quantity) => total + Math.round(quantity * 1000), 0) / 1000

const assigned = ({ labors }: PlannedProduct) => sum(labors.map(({ assigned_quantity }) => assigned_quantity))

/** Why a plan cannot be published yet; empty when it can. */
export function publishProblems(products: readonly PlannedProduct[]): string[] {
  if (products.length === 0) return ['Kế hoạch chưa có sản phẩm']
  return products.flatMap((product) => {
    if (product.is_usable === false) return [`Sản phẩm “${product.name}” chưa được duyệt hoặc đang tắt`]
    if (product.labors.length === 0) return [`Sản phẩm “${product.name}” chưa phân cho lao động nào`]
    if (assigned(product) <= product.target_quantity) return []
    return [`Sản phẩm “${product.name}” phân bổ ${shares(product)}, vượt mục tiêu`]
  })
}

/** Warnings before a plan is published with less assigned than its target. */
export const publishWarnings = (products: readonly PlannedProduct[]): string[] =>
  products
    .filter((product) => product.labors.length > 0 && assigned(product) < product.target_quantity)
    .map((product) => `Sản phẩm “${product.name}” mới phân bổ ${shares(product)}`)

const shares = (product: PlannedProduct) =>
  `${formatNumber(assigned(product))} trên ${formatNumber(product.target_quantity)}`

/** Why a published plan cannot go back to draft: something has been made already. */
export const withdrawProblem = (products: readonly PlannedProduct[]): string | null =>
  products.some(({ labors }) => labors.some(({ current_quantity }) => current_quantity > 0))
    ? 'Không thể chuyển về nháp: đã có kết quả thực hiện'
    : null

/** Share of a target that is done, in percent to one decimal; above 100 when it was exceeded. */
export const percentDone = (done: number, target: number): number =>
  target > 0 ? Math.round((done / target) * 1000) / 10 : 0

/** Whether a worker made more than was assigned: shown as “Vượt”. */
export const isOverAssigned = ({ current_quantity, assigned_quantity }: PlannedProduct['labors'][number]): boolean =>
  current_quantity > assigned_quantity
