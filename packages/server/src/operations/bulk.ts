import { flag, isApprovable, needs, read, references, resources, text } from '@trace/domain'
import type { Resource, Values } from '@trace/domain'
import { enqueue } from '../jobs/queue.ts'
import type { BulkInput } from '../jobs/run-bulk.ts'
import { operation, operationAt, Told } from '../operation.ts'
import type { Operation } from '../operation.ts'
import { permit } from '../perform.ts'
import { Refusal, refuseField } from '../refusal.ts'
import { exportedIds, listingOf } from '../sheets/export.ts'
import { MOST_ROWS } from '../sheets/workbook.ts'
import type { Store } from '../store/store.ts'

/** What may be done to many rows at once: the call each goes through, and its body. */
type Step = Pick<BulkInput, 'method' | 'path' | 'body'>

const input = {
  action: text('Thao tác', { required: true }),
  value: flag('Giá trị', { help: 'Với thao tác bật/tắt: bật khi đúng' }),
  reject_reason: text('Lý do từ chối', { max: 500 }),
  matching: flag('Mọi dòng khớp bộ lọc', { help: 'Dùng "query" thay cho "ids"' }),
}

/** Does one thing to chosen rows, or to all that a list query finds, as a job that tells which rows were refused and why. */
const bulk = (resource: Resource, list: Operation, operations: readonly Operation[]): Operation => operation({
  method: 'POST', path: `/api/admin/${resource.name}/bulk`, needs: needs(resource, 'update'), input,
  summary: `Xóa, duyệt, bật/tắt nhiều ${resource.plural.toLowerCase()}: "delete", "approve", "reject" hoặc tên trường bật/tắt`,
  async run(call) {
    const { input: { action, matching }, body, store, viewer } = call
    const step = stepOf(resource, action, call.input)
    const each = step && operationAt(operations, step.method, step.path)
    if (!each) throw refuseField('action', 'Thao tác không hợp lệ')
    permit(viewer, each.needs)
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

function stepOf(resource: Resource, action: string, { value, reject_reason }: Values<typeof input>): Step | null {
  const path = `/api/admin/${resource.name}/:id`
  const field = Object.hasOwn(resource.fields, action) ? resource.fields[action] : undefined
  if (field?.kind === 'toggle') return { method: 'PUT', path: `${path}/${field.call}`, body: { [action]: value } }
  if (action === 'delete') return { method: 'DELETE', path, body: {} }
  const approval_status = { approve: 'approved', reject: 'rejected' }[action]
  return approval_status ? { method: 'PUT', path: `${path}/change-approved`, body: { approval_status, reject_reason } } : null
}

/** A list query as the screen has it: text by name. */
function queryOf(raw: unknown): Record<string, string> {
  if (raw === undefined || raw === null) return {}
  if (typeof raw !== 'object' || Array.isArray(raw)) throw new Refusal(400, 'Bộ lọc không hợp lệ')
  return Object.fromEntries(Object.entries(raw).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])))
}

async function chosen({ sql, matching }: Store, resource: Resource, raw: unknown): Promise<number[]> {
  const { ids } = read({ ids: references('Danh sách dòng', resource.name, { max: MOST_ROWS }) }, { ids: raw })
  const found = await sql<{ id: number }[]>`
    select t.id from ${sql(resource.table)} t where ${matching(resource, {})} and t.id = any(${ids})`
  const known = new Set(found.map(({ id }) => id))
  return ids.filter((id) => known.has(id))
}

/** Where a list's rows can be deleted, approved or switched one by one, they can be many at once. */
export const bulkOperations = (operations: readonly Operation[]): Operation[] => resources.flatMap((resource) => {
  const path = `/api/admin/${resource.name}`
  const list = operationAt(operations, 'GET', path)
  const hasStep = operationAt(operations, 'DELETE', `${path}/:id`) !== undefined
    || isApprovable(resource) || Object.values(resource.fields).some(({ kind }) => kind === 'toggle')
  return list && hasStep ? [bulk(resource, list, operations)] : []
})
