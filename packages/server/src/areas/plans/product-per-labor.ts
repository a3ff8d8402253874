import { isOverAssigned } from '@trace/domain/areas/plans/production-plan.ts'
import { productionPlans } from '@trace/domain/areas/plans/production-plans.ts'
import { labors } from '@trace/domain/areas/producers/labors.ts'
import type { Values } from '@trace/define/field.ts'
import { decimal, flag, integer, list, moment, text } from '@trace/define/kinds/index.ts'
import { needs } from '@trace/define/resource.ts'
import { editNeed, readNeed } from '@trace/platform/calls/crud.ts'
import { always, one } from '@trace/platform/operation/answers.ts'
import { operation } from '@trace/platform/operation/operation.ts'
import { Refusal } from '@trace/platform/refusal.ts'
import type { Store } from '@trace/platform/store/store.ts'
import { refreshPlan } from './production-plans.ts'

const PATH = '/api/admin/product-per-labor/:id'

const shares = productionPlans.fields.products.fields['labors']

interface Share {
  id: number
  plan_id: number
  labor_id: number
  labor_name: string
  product_id: number
  product_name: string
  target_quantity: number
  assigned_quantity: number
  current_quantity: number
  note: string | null
}

const history = {
  id: integer('Mã', always),
  old_quantity: decimal('Số cũ', always),
  new_quantity: decimal('Số mới', always),
  note: text('Ghi chú'),
  user_id: integer('Mã người ghi'),
  user_name: text('Người ghi'),
  at: moment('Thời gian', always),
}

const answers = one({
  id: integer('Mã', always),
  plan_id: integer('Kế hoạch', always),
  labor_id: integer('Lao động', always),
  labor_name: text('Tên lao động', always),
  product_id: integer('Sản phẩm', always),
  product_name: text('Tên sản phẩm', always),
  target_quantity: decimal('Chỉ tiêu của sản phẩm', always),
  assigned_quantity: decimal('Số lượng giao', always),
  current_quantity: decimal('Đã thực hiện', always),
  note: text('Ghi chú'),
  is_over: flag('Vượt số lượng giao'),
  histories: list('Lịch sử', history, always),
})

/** Staff need the right to edit plans. A producer's users need to see its plans, and count only its own workers. */
const mayCount = { staff: editNeed(productionPlans), owner: needs(productionPlans, 'read', 'edit', 'update') }

const show = operation({
  method: 'GET',
  path: PATH,
  needs: readNeed(productionPlans),
  summary: 'Phần việc của một lao động trong kế hoạch, cùng lịch sử thực hiện',
  answers,
  run: ({ id, store }) => showShare(store, id),
})

async function showShare(store: Store, id: number) {
  const share = await findShare(store, id)
  const histories = await store.unscoped('the history of a share whose plan and labor were found within reach')<
    Values<typeof history>[]
  >`
      select h.id, h.old_quantity, h.new_quantity, h.note, h.user_id, u.name as user_name, h.at
      from product_per_labor_histories h left join users u on u.id = h.user_id
      where h.product_per_labor_id = ${id} order by h.id desc`
  return { entry: { ...share, is_over: isOverAssigned(share), histories } }
}

/** Sets how much of a product a worker has made; every change is logged. */
const count = operation({
  method: 'PUT',
  path: PATH,
  needs: mayCount,
  summary: 'Ghi kết quả thực hiện của một lao động',
  done: 'ghi kết quả',
  body: { current_quantity: decimal('Đã thực hiện', { required: true, min: 0 }), note: text('Ghi chú', { max: 500 }) },
  answers,
  async run({ id, body, viewer, store }) {
    const now = store.now().toISOString()
    const before = await findShare(store, id)
    const plan = await store.find(productionPlans, before.plan_id)
    if (plan.status !== 'published') throw new Refusal(422, 'Chỉ ghi kết quả khi kế hoạch đang ban hành')
    await store.derive(shares, id, { ...body, updated_by: viewer.id || null, updated_at: now })
    await store.append(shares.fields['histories'], {
      product_per_labor_id: id,
      old_quantity: before.current_quantity,
      new_quantity: body.current_quantity,
      note: body.note,
      user_id: viewer.id || null,
      at: now,
    })
    await store.note('update', {
      subject: 'product_per_labor',
      id,
      label: `${plan.code}: ${before.product_name} – ${before.labor_name}`,
      old_values: { current_quantity: before.current_quantity, note: before.note },
      new_values: body,
    })
    await refreshPlan(store, plan.id)
    return showShare(store, id)
  },
})

export const productPerLaborOperations = [show, count]

/** Plan and labor must both be in reach: in a province-wide plan, a producer sees only its own workers' shares. */
async function findShare(store: Store, id: number): Promise<Share> {
  const [share] = await store.unscoped('its plan and its labor are looked for within reach before anything is told')<
    Share[]
  >`
    select s.id, o.plan_id, s.labor_id, l.name as labor_name, o.product_id, p.name as product_name, o.target_quantity,
      s.assigned_quantity, coalesce(s.current_quantity, 0) as current_quantity, s.note
    from product_per_labor s join production_plan_products o on o.id = s.plan_product_id
      join labors l on l.id = s.labor_id join products p on p.id = o.product_id
    where s.id = ${id}`
  if (!share) throw new Refusal(404, 'Không tìm thấy phần việc')
  await store.find(productionPlans, share.plan_id)
  await store.find(labors, share.labor_id)
  return share
}
