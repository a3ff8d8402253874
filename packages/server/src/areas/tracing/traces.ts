import { isDeepStrictEqual } from 'node:util'
import { traceStatus } from '@trace/domain/areas/tracing/states.ts'
import { traceCode, traceCodeCount } from '@trace/domain/areas/tracing/trace-code.ts'
import { traces } from '@trace/domain/areas/tracing/traces.ts'
import { text } from '@trace/define/kinds/index.ts'
import { labelOf } from '@trace/define/machine.ts'
import { needs } from '@trace/define/resource.ts'
import type { Row } from '@trace/define/resource.ts'
import { formatNumber } from '@trace/define/text/format.ts'
import { gs1Key } from '@trace/define/gs1/gs1.ts'
import { editNeed, readNeed } from '@trace/platform/calls/crud.ts'
import { none, one, page } from '@trace/platform/operation/answers.ts'
import { form } from '@trace/platform/operation/body.ts'
import { operation } from '@trace/platform/operation/operation.ts'
import { filters } from '@trace/platform/operation/query.ts'
import { Refusal } from '@trace/platform/refusal.ts'
import type { Settings } from '@trace/platform/ports/settings/settings.ts'
import type { Store } from '@trace/platform/store/store.ts'
import { answered, checkedRow, withCompliance } from './trace-facts.ts'
import { withListedUnits } from './check-movements.ts'
import { freeLot } from './free-lot.ts'
import { checkedTrace, suggestedTrace } from './trace-form.ts'
import { traceSteps } from './trace-steps.ts'
import { withUnseen } from './unseen-movements.ts'
import { isOwner } from '@trace/platform/viewer.ts'

const PATH = '/api/admin/traces'

/** Adds the check-list to each row, so that the list shows what is missing. */
const list = operation({
  method: 'GET',
  path: PATH,
  needs: needs(traces, 'list'),
  summary: 'Danh sách hồ sơ truy xuất cùng bảng kiểm 10 thông tin',
  query: filters(traces),
  answers: page(checkedRow),
  run: async (call) => withCompliance(call, await call.store.page(traces, call.query)),
})

const show = operation({
  method: 'GET',
  path: `${PATH}/:id`,
  needs: readNeed(traces),
  summary: 'Xem hồ sơ truy xuất cùng bảng kiểm 10 thông tin',
  answers: one(checkedRow),
  run: (call) => answered(call, call.id),
})

/** Creates a trace and assigns its public code, lot and GS1 key, once: they are printed on labels. */
const create = operation({
  method: 'POST',
  path: PATH,
  needs: needs(traces, 'create'),
  summary: 'Lập hồ sơ truy xuất',
  body: form(traces, {
    told: ['manufacture_id', 'product_id', 'product_unit_id', 'harvest_date'],
    complete: async (sent, { store }) => withListedUnits(store, await suggestedTrace(store, sent)),
  }),
  answers: one(checkedRow),
  check: (call) => checkedTrace(call),
  async run({ body, store, settings, checked: { batch, values, gtin } }) {
    const lot = await freeLot(store, batch, gtin)
    const code = traceCode(settings.province, store.draw(traceCodeCount))
    const { id } = await store.insert(traces, {
      ...body,
      ...values,
      code,
      lot,
      gs1_key: gtin && gs1Key(gtin, lot),
    })
    return settled(store, settings, id)
  },
})

/** Public fields of a trace: read-only for its producer while the trace is active or held. */
const SHOWN = (Object.keys(traces.fields) as (keyof typeof traces.fields)[]).filter(
  (name) => traces.fields[name].vouched,
)

/** What labels bear of a trace, and how much they stand for: read-only for its producer once some are printed. */
const PRINTED = ['harvest_date', 'packaging_date', 'expired_date', 'quantity', 'product_unit_id'] as const

/** Whether a trace is active or held: shoppers then read its fields. */
const isShown = ({ status }: Pick<Row<typeof traces>, 'status'>): boolean => status === 'active' || status === 'held'

/** The fields that a producer may not change, and why; null where it may change all. */
async function keptFields({ unscoped }: Store, { id, status }: Row<typeof traces>) {
  if (isShown({ status })) return { fields: SHOWN, why: `Hồ sơ ở trạng thái “${labelOf(traceStatus, status)}”` }
  const [labels] = await unscoped('the labels of a trace that was found within reach')<{ printed: number }[]>`
    select coalesce(sum(printed_count), 0)::int as printed from stamps where trace_id = ${id} and deleted_at is null`
  const { printed } = labels!
  return printed > 0 ? { fields: PRINTED, why: `Đã in ${formatNumber(printed)} tem của hồ sơ này` } : null
}

const edit = operation({
  method: 'PUT',
  path: `${PATH}/:id`,
  needs: editNeed(traces),
  summary: 'Sửa hồ sơ truy xuất',
  body: form(traces, {
    told: ['manufacture_id', 'product_id', 'batch_id'],
    also: { reason: text('Lý do', { max: 500 }) },
    async complete(sent, { id, store }) {
      const { manufacture_id, product_id, batch_id } = await unrecalled(store, id)
      return { manufacture_id, product_id, batch_id, ...(await withListedUnits(store, sent)) }
    },
  }),
  answers: one(checkedRow),
  async check(call) {
    const { id, body, store, problems } = call
    const before = await unrecalled(store, id)
    if (body.batch_id && body.batch_id !== before.batch_id)
      problems.at('batch_id', 'Không đổi được lô của hồ sơ, hãy lập hồ sơ mới cho lô đó')
    const { batch, values } = await checkedTrace(call, before)
    const after = { ...body, ...values }
    const kept = isOwner(store.reach) ? await keptFields(store, before) : null
    for (const name of kept?.fields ?? [])
      if (after[name] !== undefined && !isDeepStrictEqual(after[name], before[name]))
        problems.at(name, `${kept!.why}, chỉ cán bộ được sửa thông tin này`)
    return { batch, values, before }
  },
  async run({ id, body, version, store, settings, checked: { values, before } }) {
    const movements = body.movements && {
      movements: withUnseen(
        body.movements,
        (await store.show(traces, id)).movements,
        isShown(before) && isOwner(store.reach),
      ),
    }
    await store.update(traces, id, { ...body, ...values, ...movements }, { version })
    return settled(store, settings, id)
  },
})

const remove = operation({
  method: 'DELETE',
  path: `${PATH}/:id`,
  needs: needs(traces, 'update'),
  summary: 'Xóa hồ sơ truy xuất',
  answers: none,
  async run({ id, store }) {
    const { status } = await store.find(traces, id)
    if (status !== 'draft' && status !== 'inactive') throw new Refusal(422, 'Chỉ xóa được hồ sơ nháp hoặc tạm ẩn')
    await store.remove(traces, id)
  },
})

export const traceOperations = [list, show, create, edit, remove, ...traceSteps]

async function unrecalled(store: Store, id: number): Promise<Row<typeof traces>> {
  const row = await store.find(traces, id)
  if (row.status === 'recalled') throw new Refusal(422, 'Hồ sơ đã bị thu hồi, không sửa được')
  return row
}

async function settled(store: Store, settings: Settings, id: number) {
  await store.settle()
  return answered({ store, settings }, id)
}
