import {
  keptProblems,
  percentDone,
  planProblems,
  publishProblems,
  publishWarnings,
  readPlanStatus,
  withdrawProblem,
} from '@trace/domain/areas/plans/production-plan.ts'
import type { KeptShare, PlannedProduct } from '@trace/domain/areas/plans/production-plan.ts'
import { productionPlans } from '@trace/domain/areas/plans/production-plans.ts'
import { needs } from '@trace/define/resource.ts'
import type { Row } from '@trace/define/resource.ts'
import { editNeed } from '@trace/platform/calls/crud.ts'
import { none, one, texts } from '@trace/platform/operation/answers.ts'
import type { DataOf } from '@trace/platform/operation/answers.ts'
import { form } from '@trace/platform/operation/body.ts'
import { operation } from '@trace/platform/operation/operation.ts'
import { Refusal, refuseField } from '@trace/platform/refusal.ts'
import type { Store } from '@trace/platform/store/store.ts'
import { statusChangeWith } from '@trace/platform/calls/status.ts'

type Values = Partial<Row<typeof productionPlans>>

const PATH = '/api/admin/production-plans'
const planAnswers = one(productionPlans, { warnings: texts('Điều nên xem lại') })

const create = operation({
  method: 'POST',
  path: PATH,
  needs: needs(productionPlans, 'create'),
  summary: 'Lập kế hoạch sản xuất',
  body: form(productionPlans),
  answers: planAnswers,
  check: ({ body, problems }) => problems.add(planProblems(body.products ?? [])),
  async run({ body, store }) {
    const { id } = await store.insert(productionPlans, body)
    return planAnswer(store, id)
  },
})

/** A published plan may be edited as long as it would still pass the publishing check and no result is lost. */
const edit = operation({
  method: 'PUT',
  path: `${PATH}/:id`,
  needs: editNeed(productionPlans),
  summary: 'Sửa kế hoạch sản xuất',
  body: form(productionPlans),
  answers: planAnswers,
  async check({ id, body, store, problems }) {
    const { status } = await store.find(productionPlans, id)
    if (status === 'completed' || status === 'cancelled') throw new Refusal(422, 'Kế hoạch đã kết thúc, không sửa được')
    problems.add(planProblems(body.products ?? []))
    problems.add(keptProblems(body.products ?? [], await resultsOf(store, id)))
    return status
  },
  async run({ id, body, version, store, checked: status }) {
    const before = (await resultsOf(store, id)).filter(({ current_quantity }) => current_quantity > 0)
    await store.update(productionPlans, id, body, { version })
    const kept = new Set((await resultsOf(store, id)).map((result) => result.id))
    const isLost = before.some((result) => !kept.has(result.id))
    if (isLost) throw refuseField('products', 'Không thể bỏ lao động đã có kết quả thực hiện')
    if (status === 'published') refuseProblems(await plannedProducts(store, id))
    return planAnswer(store, id)
  },
})

const remove = operation({
  method: 'DELETE',
  path: `${PATH}/:id`,
  needs: needs(productionPlans, 'update'),
  summary: 'Xóa kế hoạch sản xuất',
  answers: none,
  async run({ id, store }) {
    const { status } = await store.find(productionPlans, id)
    if (status !== 'draft' && status !== 'cancelled') throw new Refusal(422, 'Chỉ xóa được kế hoạch nháp hoặc đã hủy')
    await store.remove(productionPlans, id)
  },
})

const changeStatus = statusChangeWith(
  productionPlans,
  async ({ id, store, viewer }, _, to, reason): Promise<Values> => {
    const now = store.now().toISOString()
    if (to === 'cancelled') return { cancel_reason: reason }
    if (to === 'completed') return { completed_at: now }
    const products = await plannedProducts(store, id)
    if (to === 'published') {
      refuseProblems(products)
      return { published_at: now, published_by: viewer.id || null }
    }
    const problem = withdrawProblem(products)
    if (problem) throw new Refusal(422, problem)
    return { published_at: null, published_by: null }
  },
  { read: readPlanStatus, answers: planAnswers, after: ({ store }, { id }) => planAnswer(store, id) },
)

export const planOperations = [create, edit, remove, changeStatus]

function refuseProblems(products: PlannedProduct[]): void {
  const problems = publishProblems(products)
  if (problems.length > 0) throw new Refusal(422, problems[0]!, { errors: { products: problems } })
}

async function plannedProducts({ unscoped }: Store, planId: number): Promise<PlannedProduct[]> {
  return [
    ...(await unscoped('rows inside a plan that was found within reach')<PlannedProduct[]>`
    select p.name, p.approval_status = 'approved' and p.is_active and p.deleted_at is null as is_usable, o.target_quantity, coalesce(jsonb_agg(jsonb_build_object(
      'assigned_quantity', l.assigned_quantity, 'current_quantity', coalesce(l.current_quantity, 0)
    )) filter (where l.id is not null), '[]') as labors
    from production_plan_products o join products p on p.id = o.product_id
      left join product_per_labor l on l.plan_product_id = o.id
    where o.plan_id = ${planId} group by o.id, p.id order by o.position, o.id`),
  ]
}

/** The shares of a plan that have results, or had some. */
const resultsOf = ({ unscoped }: Store, planId: number) => unscoped('rows inside a plan that was found within reach')<
  (KeptShare & { current_quantity: number })[]
>`
  select l.id, l.labor_id, l.current_quantity::float, o.id as row_id, o.product_id, o.product_unit_id
  from product_per_labor l join production_plan_products o on o.id = l.plan_product_id
  where o.plan_id = ${planId} and (
    l.current_quantity > 0 or exists (select 1 from product_per_labor_histories h where h.product_per_labor_id = l.id))`

async function planAnswer(store: Store, id: number): Promise<DataOf<typeof planAnswers>> {
  await refreshPlan(store, id)
  return { entry: await store.show(productionPlans, id), warnings: publishWarnings(await plannedProducts(store, id)) }
}

/**
 * Recomputes the sums shown in the list of plans, in the unit of the first product. Quantities of units that do not
 * convert into each other have no sum: the progress is then the average of the products. Derived, so the version
 * (optimistic locking) stays.
 */
export async function refreshPlan(store: Store, id: number): Promise<void> {
  const [sums] = await store.unscoped('all that a plan holds, also of labors that one does not see, makes its sums')<
    {
      product_count: number
      labor_count: number
      target_quantity: number | null
      current_quantity: number | null
      product_unit_id: number | null
      average: number
    }[]
  >`
    with products as (
      select o.id, o.position, o.product_unit_id, o.target_quantity, coalesce(u.factor, 1) as factor,
        coalesce(u.base_unit_id, u.id) as base,
        coalesce((select sum(l.current_quantity) from product_per_labor l where l.plan_product_id = o.id), 0) as done
      from production_plan_products o join product_units u on u.id = o.product_unit_id where o.plan_id = ${id}
    ), measure as (
      select product_unit_id, factor from products
      where (select count(distinct base) from products) = 1 order by position, id limit 1
    )
    select (select count(*)::int from products) as product_count,
      (select count(distinct l.labor_id)::int from product_per_labor l
        where l.plan_product_id in (select id from products)) as labor_count,
      (select round(sum(p.target_quantity * p.factor / m.factor), 4) from products p, measure m) as target_quantity,
      (select round(sum(p.done * p.factor / m.factor), 4) from products p, measure m) as current_quantity,
      (select product_unit_id from measure) as product_unit_id,
      (select coalesce(avg(least(100 * done / target_quantity, 100)), 0)::float from products) as average`
  const { average, ...derived } = sums!
  const { product_count, target_quantity, current_quantity } = derived
  const isMeasured = target_quantity !== null && current_quantity !== null
  const none = product_count === 0 && { target_quantity: 0, current_quantity: 0 }
  const progress = Math.floor(isMeasured ? percentDone(current_quantity, target_quantity) : average)
  await store.derive(productionPlans, id, { ...derived, ...none, progress })
  store.markChanged(productionPlans, id)
}
