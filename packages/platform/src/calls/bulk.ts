import { anyOf } from '../operation/any-of.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { started } from '../jobs/started.ts'
import type { Fields, Values } from '@trace/define/field.ts'
import { choice, flag, group, references, text } from '@trace/define/kinds/index.ts'
import { labelOf, offeredStates, verbTo } from '@trace/define/machine.ts'
import { readValues } from '@trace/define/read.ts'
import { isApprovable } from '@trace/define/resource.ts'
import type { Resource } from '@trace/define/resource.ts'
import { catalogue } from '@trace/define/catalogue.ts'
import { formatNumber, lowerFirst, upperFirst } from '@trace/define/text/format.ts'
import type { Form } from '../operation/body.ts'
import type { BulkInput } from '../jobs/run-bulk.ts'
import { operation, operationAt, AnswerWithMessage } from '../operation/operation.ts'
import type { Operation } from '../operation/operation.ts'
import { admit } from '../request/authorize.ts'
import { Refusal, refuseField } from '../refusal.ts'
import { VERSION_REQUIRED } from '../request/seen-version.ts'
import { exportedIds, listingOf } from '../sheets/export.ts'
import { MOST_ROWS } from '../sheets/workbook.ts'
import type { Store } from '../store/store.ts'

/** A bulk action: the call made for each row, and its body. */
type Step = Pick<BulkInput, 'method' | 'path' | 'params' | 'body' | 'state'>

const IDS_HELP = 'Khi duyệt, từ chối hoặc chuyển trạng thái: mỗi dòng là [id, version] đã xem'
const QUERY_HELP = 'Cùng “matching”, thay cho “ids”: các tham số như khi xem danh sách'

const how = {
  value: flag('Giá trị', { help: 'Với thao tác bật/tắt: bật khi đúng' }),
  reject_reason: text('Lý do từ chối', { max: 500 }),
  status: text('Trạng thái', { max: 50, help: 'Với thao tác chuyển trạng thái: trạng thái mới' }),
  reason: text('Lý do', { max: 500, help: 'Lý do chuyển trạng thái' }),
  matching: flag('Mọi dòng khớp bộ lọc', { help: 'Dùng “query” thay cho “ids”' }),
}

/**
 * Bulk action on chosen rows, or on all rows of a list query. Runs as a job that reports which rows were refused and
 * why.
 */
export const bulk = <N extends string>(
  resource: Resource<Fields, N>,
  actions: Record<string, string>,
  list: Operation,
  operations: readonly Operation[],
) =>
  operation({
    method: 'POST',
    path: `/api/admin/${resource.name}/bulk`,
    needs: anyOf(Object.keys(actions).map((action) => eachOf(operations, stepOf(resource, action, {})).needs)),
    admit({ rawBody, ...asking }) {
      const action = String(rawBody['action'])
      if (!Object.hasOwn(actions, action)) return
      const step = stepOf(resource, action, rawBody)
      admit(eachOf(operations, step), { ...asking, params: step.params ?? {}, rawBody: step.body })
    },
    like: 'bulk',
    summary: `Thao tác với nhiều ${resource.plural.toLowerCase()} một lần: ${Object.values(actions).join(', ').toLowerCase()}`,
    body: seenRows({
      action: choice('Thao tác', actions, { required: true }),
      ...how,
      ids: references('Các dòng đã chọn', resource.name, { max: MOST_ROWS, help: IDS_HELP }),
      query: group('Bộ lọc của danh sách', {}, { help: QUERY_HELP }),
    }),
    answers: started,
    async run(call) {
      const { body, rawBody, store, viewer } = call
      const { action, matching, versions } = body
      const step = stepOf(resource, action, body)
      if (isDecision(action) && (matching || body.ids.some((id) => !versions.has(id))))
        throw new Refusal(428, VERSION_REQUIRED)
      if (action === MOVE && !movesOf(resource).includes(body.status ?? ''))
        throw refuseField('status', 'Trạng thái không hợp lệ')
      const verb = verbOf(resource, body)
      const ids = matching
        ? await exportedIds(store, resource, await listingOf(list, { ...call, query: queryOf(rawBody['query']) }))
        : await chosen(store, resource, body.ids)
      if (ids.length === 0) throw refuseField('ids', 'Chưa chọn dòng nào')
      const job: BulkInput = { resource: resource.name, ids, versions: [...versions], did: DID + verb, ...step }
      const title = `${upperFirst(verb)} ${formatNumber(ids.length)} ${resource.label.toLowerCase()}`
      const id = await enqueue(store.sql, { kind: 'bulk', title, user: viewer.id, input: job })
      return new AnswerWithMessage(`Đang thực hiện với ${ids.length} dòng`, { job: { id }, entry: { id } })
    },
  })

/** Decisions about the contents of rows: each applies to the version that was looked at (decision 124). */
const isDecision = (action: string): boolean => ['approve', 'reject', MOVE].includes(action)

/** A body whose `ids` may be pairs of a row's id and the version that was looked at: `[[12, 3], [15, 1]]`. */
function seenRows<const F extends Fields & { ids: Fields[string] }>(
  fields: F,
): Form<Values<F> & { versions: Map<number, unknown> }, Record<string, unknown>> {
  return {
    fields,
    also: {},
    told: [],
    partial: false,
    read(sent) {
      const pairs = Array.isArray(sent['ids']) ? sent['ids'].map((one) => (Array.isArray(one) ? one : [one])) : null
      const ids = pairs ? pairs.map(([id]) => id as unknown) : sent['ids']
      const versions = new Map(
        (pairs ?? []).filter(({ length }) => length > 1).map(([id, version]) => [Number(id), version as unknown]),
      )
      return { ...readValues(fields, { ...sent, ids }), versions }
    },
  }
}

const eachOf = (operations: readonly Operation[], { method, path }: Step): Operation =>
  operationAt(operations, method, path)!

const MOVE = 'change-status'

function stepOf(
  { name, fields }: Resource,
  action: string,
  { value, reject_reason, status, reason }: Partial<Values<typeof how>>,
): Step {
  const path = `/api/admin/${name}/:id`
  if (action === 'delete') return { method: 'DELETE', path, body: {} }
  if (action === MOVE)
    return {
      method: 'PUT',
      path: `${path}/change-status/:status`,
      params: { status: status ?? '' },
      body: { reason },
      state: 'status',
    }
  if (action in fields) return { method: 'PUT', path: `${path}/${fields[action]!.call}`, body: { [action]: value } }
  const approval_status = action === 'approve' ? 'approved' : 'rejected'
  return {
    method: 'PUT',
    path: `${path}/change-approved`,
    body: { approval_status, reject_reason },
    state: 'approval_status',
  }
}

/** The verb of a bulk action, which comes before the number of its rows: 'duyệt', 'bật “Nổi bật” của'. */
function verbOf(
  { fields }: Resource,
  { action, value, status }: Pick<Values<typeof how>, 'value' | 'status'> & { action: string },
): string {
  if (Object.hasOwn(fields, action)) return `${value ? 'bật' : 'tắt'} “${fields[action]!.label}” của`
  if (action !== MOVE) return VERBS[action]!
  const { machine } = fields['status']!
  const state = labelOf(machine!, status ?? '')
  return state.startsWith(DID) ? state.slice(DID.length) : lowerFirst(verbTo(machine!, status ?? ''))
}

const VERBS: Record<string, string> = { delete: 'xóa', approve: 'duyệt', reject: 'từ chối' }
const DID = 'Đã '

/** The bulk actions of a resource and their labels. */
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

/** The states that screens offer as targets. */
function movesOf({ fields }: Resource): string[] {
  const { machine } = fields['status'] ?? {}
  return machine ? Object.keys(machine.states).flatMap((from) => offeredStates(machine, from)) : []
}

/** Converts a list query to texts by name. The list itself decides which names are valid. */
function queryOf(raw: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(raw ?? {}).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  )
}

async function chosen({ sql, rows }: Store, resource: Resource, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const found = await sql<{ id: number }[]>`
    select t.id from ${rows(resource)} t where t.id = any(${ids})`
  if (found.length === 0)
    throw new Refusal(404, `Không tìm thấy ${resource.label.toLowerCase()} nào trong các dòng đã chọn`)
  const known = new Set(found.map(({ id }) => id))
  return ids.filter((id) => known.has(id))
}

/** The bulk operation of each list with an action on single rows (`actionsOf`), except personal lists. */
export const bulkOperations = (operations: readonly Operation[]): Operation[] =>
  catalogue().resources.flatMap((resource) => {
    const list = operationAt(operations, 'GET', `/api/admin/${resource.name}`)
    const actions = actionsOf(resource, operations)
    return list && Object.keys(actions).length > 0 && !resource.scope.personal
      ? [bulk(resource, actions, list, operations)]
      : []
  })
