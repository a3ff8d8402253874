import type { Fields, Values } from '@trace/define/field.ts'
import { group, integer } from '@trace/define/kinds/index.ts'
import type { Resource } from '@trace/define/resource.ts'
import { catalogue } from '@trace/define/catalogue.ts'
import { startOfMonth } from '@trace/define/text/dates.ts'
import { newLink, oneUseLink } from '../files/links.ts'
import { openStorage } from '../ports/files/storage.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { data, one } from '../operation/answers.ts'
import { operation, operationAt, rightOf, AnswerWithMessage } from '../operation/operation.ts'
import type { Operation } from '../operation/operation.ts'
import { sumAnew } from '../store/block-sums.ts'
import type { Count } from '../store/block-sums.ts'
import { filters } from '../operation/query.ts'
import { exportedIds, listingOf, newSheetFile, writeExport } from '../sheets/export.ts'

/** Rows up to which a list is exported within the request; longer ones become a job. */
const AT_ONCE = 2_000

/**
 * Exports all rows of a list as a workbook: `url` is for one download. A long list is written by a job, for which a
 * download of its link waits some seconds.
 */
export const exportList = <N extends string>(resource: Resource<Fields, N>, list: Operation) =>
  operation({
    method: 'GET',
    path: `/api/admin/export-${resource.name}`,
    ...rightOf(list),
    logs: 'export',
    like: 'export',
    summary: `Xuất Excel ${resource.plural.toLowerCase()}`,
    query: filters(resource),
    answers: data({
      ...oneUseLink,
      job: group('Công việc, khi danh sách dài', { id: integer('Mã', { required: true }) }),
    }),
    async run(call) {
      const { query, store, viewer, settings } = call
      const ids = await exportedIds(store, resource, await listingOf(list, call))
      const file = newSheetFile(resource.plural)
      const url = await newLink(store.sql, { ...file, viewer, needs: list.needs })
      await store.note('export', { subject: resource.table, label: `${ids.length} dòng`, new_values: query })
      if (ids.length <= AT_ONCE) {
        await writeExport(store.sql, { resource, ids, viewer, storage: await openStorage(settings), path: file.path })
        return new AnswerWithMessage(`Đã xuất ${ids.length} dòng ${resource.plural.toLowerCase()}`, {
          url,
          entry: { url },
        })
      }
      const job = await enqueue(store.sql, {
        kind: 'export',
        title: `Xuất Excel ${resource.plural.toLowerCase()}`,
        user: viewer.id,
        input: { resource: resource.name, query, reach: viewer.reach, ...file },
      })
      return new AnswerWithMessage('Đang tạo tệp, vui lòng chờ trong giây lát', {
        url,
        entry: { url },
        job: { id: job },
      })
    },
  })

export const countFields = {
  total: integer('Tổng số', { required: true }),
  active: integer('Đang hoạt động', { required: true }),
  inactive: integer('Ngừng', { required: true }),
  pending: integer('Chờ duyệt', { required: true }),
  this_month: integer('Thêm trong tháng', { required: true }),
}

/** The counts of a list whose rows are neither active nor inactive. */
const stateless = { total: countFields.total, pending: countFields.pending, this_month: countFields.this_month }

/** The state field of a list, other than its approval. */
const stateOf = ({ fields }: Resource): string | undefined =>
  Object.keys(fields).find((name) => fields[name]!.kind === 'status' && name !== 'approval_status')

/** Whether rows of a list are active or inactive: by a switch, or by a state. */
const hasActive = ({ fields }: Resource, state: string | undefined): boolean =>
  'is_active' in fields || (state !== undefined && 'active' in (fields[state]!.machine?.states ?? {}))

const zero = (fields: Fields) => Object.fromEntries(Object.keys(fields).map((name) => [name, 0]))

/**
 * Counts the rows of a list: all, those waiting for approval, those added this month, and active and inactive ones if
 * the list knows the difference.
 */
export const countList = <N extends string>(resource: Resource<Fields, N>, list: Operation) => {
  const state = stateOf(resource)
  const counted = hasActive(resource, state) ? countFields : stateless
  return operation({
    method: 'GET',
    path: `/api/admin/count-${resource.name}`,
    ...rightOf(list),
    like: 'count',
    summary: `Đếm ${resource.plural.toLowerCase()}`,
    fromReplica: true,
    query: filters(resource),
    // A client of such a list finds no counts of active and inactive rows.
    answers: one(counted as typeof countFields),
    async run(call) {
      const { sql, rows, tally } = call.store
      const { query, also, isOwn } = await listingOf(list, call)
      const { fields } = resource
      const isActive = 'is_active' in fields ? sql`t.is_active` : sql`${sql(`t.${state!}`)} = 'active'`
      const active =
        counted === countFields
          ? sql`'active', count(*) filter (where ${isActive}), 'inactive', count(*) filter (where not (${isActive})),`
          : sql``
      const waits = 'approval_status' in fields ? 'approval_status' : state
      const isPending = waits ? sql`${sql(`t.${waits}`)} = 'pending'` : sql`false`
      const count: Count = (from, { block, among }) => from`
        select ${block} as block, jsonb_build_object(
          'total', count(*),
          ${active}
          'pending', count(*) filter (where ${isPending}),
          'this_month', count(*) filter (where t.created_at >= ${startOfMonth()})) as sums
        from ${rows(resource, query)} t where true ${also} ${among} group by 1`
      const sums = isOwn ? await tally(resource, `counts ${JSON.stringify(query)}`, count) : await sumAnew(sql, count)
      return { entry: { ...zero(counted), ...sums } as Values<typeof countFields> }
    },
  })
}

/** The export and count operations of every list. */
export const exportOperations = (operations: readonly Operation[]): Operation[] =>
  catalogue().resources.flatMap((resource) => {
    const list = operationAt(operations, 'GET', `/api/admin/${resource.name}`)
    return list ? [exportList(resource, list), countList(resource, list)] : []
  })
