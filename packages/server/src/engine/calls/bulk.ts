import { choice, flag, isApprovable, offeredStates, read, references, resources, text } from '@trace/domain'
import type { Permission, Resource, Values } from '@trace/domain'
import { enqueue } from '../jobs/enqueue.ts'
import type { BulkInput } from '../jobs/run-bulk.ts'
import { operation, operationAt, Told } from '../operation.ts'
import type { Needs, Operation } from '../operation.ts'
import { admit } from '../perform.ts'
import { Refusal, refuseField } from '../refusal.ts'
import { exportedIds, listingOf } from '../sheets/export.ts'
import { MOST_ROWS } from '../sheets/workbook.ts'
import type { Store } from '../store/store.ts'

/** What may be done to many rows at once: the call each goes through, and its body. */
type Step = Pick<BulkInput, 'method' | 'path' | 'params' | 'body'>

const how = {
  value: flag('Giá trị', { help: 'Với thao tác bật/tắt: bật khi đúng' }),
  reject_reason: text('Lý do từ chối', { max: 500 }),
  status: text('Trạng thái', { max: 50, help: 'Với thao tác chuyển trạng thái: trạng thái mới' }),
  reason: text('Lý do', { max: 500, help: 'Lý do chuyển trạng thái' }),
  matching: flag('Mọi dòng khớp bộ lọc', { help: 'Dùng "query" thay cho "ids"' }),
}

/** Does one thing to chosen rows, or to all that a list query finds, as a job that tells which rows were refused and why. */
const bulk = (
  resource: Resource,
  actions: Record<string, string>,
  list: Operation,
  operations: readonly Operation[],
): Operation =>
  operation({
    method: 'POST',
    path: `/api/admin/${resource.name}/bulk`,
    needs: anyOf(Object.keys(actions).map((action) => eachOf(operations, stepOf(resource, action, {})).needs)),
    admit({ body, ...asking }) {
      const action = String(body['action'])
      if (!Object.hasOwn(actions, action)) return
      const step = stepOf(resource, action, body)
      admit(eachOf(operations, step), { ...asking, params: step.params ?? {}, body: step.body })
    },
    input: { action: choice('Thao tác', actions, { required: true }), ...how },
    summary: `Thao tác với nhiều ${resource.plural.toLowerCase()} một lần: ${Object.values(actions).join(', ').toLowerCase()}`,
    async run(call) {
      const {
        input: { action, matching },
        body,
        store,
        viewer,
      } = call
      const step = stepOf(resource, action, call.input)
      if (action === MOVE && !movesOf(resource).includes(call.input.status ?? ''))
        throw refuseField('status', 'Trạng thái không hợp lệ')
      const each = eachOf(operations, step)
      const ids = matching
        ? await exportedIds(store, resource, await listingOf(list, { ...call, query: queryOf(body['query']) }))
        : await chosen(store, resource, body['ids'])
      if (ids.length === 0) throw refuseField('ids', 'Chưa chọn dòng nào')
      const job: BulkInput = { resource: resource.name, ids, ...step }
      const title = `${each.summary} (${ids.length} dòng)`
      const id = await enqueue(store.sql, { kind: 'bulk', title, user: viewer.id, input: job })
      return new Told(`Đang thực hiện với ${ids.length} dòng`, { job: { id }, entry: { id } })
    },
  })

const eachOf = (operations: readonly Operation[], { method, path }: Step): Operation =>
  operationAt(operations, method, path)!

/** Whoever may do one of several things; which of them is asked for is looked at then. */
function anyOf(needs: Needs[]): Needs {
  const all = needs.flatMap((need) => (Array.isArray(need) ? (need as Permission[]) : []))
  const [first, ...others] = new Map(all.map((one) => [`${one.action} ${one.subject}`, one])).values()
  return first ? [first, ...others] : needs[0]!
}

const MOVE = 'change-status'

function stepOf(
  { name, fields }: Resource,
  action: string,
  { value, reject_reason, status, reason }: Partial<Values<typeof how>>,
): Step {
  const path = `/api/admin/${name}/:id`
  if (action === 'delete') return { method: 'DELETE', path, body: {} }
  if (action === MOVE)
    return { method: 'PUT', path: `${path}/change-status/:status`, params: { status: status ?? '' }, body: { reason } }
  if (action in fields) return { method: 'PUT', path: `${path}/${fields[action]!.call}`, body: { [action]: value } }
  const approval_status = action === 'approve' ? 'approved' : 'rejected'
  return { method: 'PUT', path: `${path}/change-approved`, body: { approval_status, reject_reason } }
}

/** What can be done to the rows of a resource one by one, and what people call it. */
function actionsOf(resource: Resource, operations: readonly Operation[]): Record<string, string> {
  const toggles = Object.entries(resource.fields)
    .filter(([, { kind }]) => kind === 'toggle')
    .map(([name, { label }]) => [name, `Bật/tắt ${label}`])
  const decisions = isApprovable(resource)
    ? [
        ['approve', 'Duyệt'],
        ['reject', 'Từ chối'],
      ]
    : []
  const moves = movesOf(resource).length > 0 ? [[MOVE, 'Chuyển trạng thái']] : []
  const isThere = ([action]: string[]) => {
    const { method, path } = stepOf(resource, action!, {})
    return operationAt(operations, method, path) !== undefined
  }
  return Object.fromEntries([['delete', 'Xóa'], ...decisions, ...moves, ...toggles].filter(isThere))
}

/** The states that screens offer to move rows to. */
function movesOf({ fields }: Resource): string[] {
  const { machine } = fields['status'] ?? {}
  return machine ? Object.keys(machine.states).flatMap((from) => offeredStates(machine, from)) : []
}

/** A list query as the screen has it: text by name. */
function queryOf(raw: unknown): Record<string, string> {
  if (raw === undefined || raw === null) return {}
  if (typeof raw !== 'object' || Array.isArray(raw)) throw new Refusal(400, 'Bộ lọc không hợp lệ')
  return Object.fromEntries(
    Object.entries(raw).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  )
}

async function chosen({ sql, matching }: Store, resource: Resource, raw: unknown): Promise<number[]> {
  const { ids } = read({ ids: references('Danh sách dòng', resource.name, { max: MOST_ROWS }) }, { ids: raw })
  if (ids.length === 0) return []
  const found = await sql<{ id: number }[]>`
    select t.id from ${sql(resource.table)} t where ${matching(resource, {})} and t.id = any(${ids})`
  if (found.length === 0)
    throw new Refusal(404, `Không tìm thấy ${resource.label.toLowerCase()} nào trong các dòng đã chọn`)
  const known = new Set(found.map(({ id }) => id))
  return ids.filter((id) => known.has(id))
}

/** Where a list's rows can be deleted, approved or switched one by one, they can be many at once. */
export const bulkOperations = (operations: readonly Operation[]): Operation[] =>
  resources.flatMap((resource) => {
    const list = operationAt(operations, 'GET', `/api/admin/${resource.name}`)
    const actions = actionsOf(resource, operations)
    return list && Object.keys(actions).length > 0 && !resource.scope.personal
      ? [bulk(resource, actions, list, operations)]
      : []
  })
