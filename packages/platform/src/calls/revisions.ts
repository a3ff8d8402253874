import type { Entry } from '@trace/define/entry.ts'
import type { Fields } from '@trace/define/field.ts'
import { flag, integer, list, moment, text } from '@trace/define/kinds/index.ts'
import { can } from '@trace/define/permission.ts'
import { formFields, needs } from '@trace/define/resource.ts'
import type { Resource } from '@trace/define/resource.ts'
import { catalogue } from '@trace/define/catalogue.ts'
import { always, described, many, named, one } from '../operation/answers.ts'
import { operation, operationAt, rightOf, AnswerWithMessage } from '../operation/operation.ts'
import type { Operation } from '../operation/operation.ts'
import { filters } from '../operation/query.ts'
import { Refusal } from '../refusal.ts'
import { readListQuery } from '../store/list-query.ts'
import { changesOf } from '../store/stale.ts'
import type { Change } from '../store/stale.ts'
import { withWholeValues } from '../store/long-values.ts'
import type { Store } from '../store/store.ts'
import { listingOf } from '../sheets/export.ts'
import { displayNameSql } from '../store/titles.ts'
import { usesOf } from '../store/uses.ts'
import { InUse } from '../store/write.ts'
import type { RawCall } from '../operation/raw-call.ts'

type Values = Record<string, unknown>

const MOST_LINES = 200

interface Line {
  id: number
  action: string
  user_id: number | null
  user_name: string | null
  created_at: string
  old_values: Values | null
  new_values: Values | null
}

/**
 * Revisions of a row, newest first, with the label of every changed field. Values before and after only for those who
 * may list the resource.
 */
export const listRevisions = <N extends string>(resource: Resource<Fields, N>, show: Operation) =>
  operation({
    method: 'GET',
    path: `/api/admin/${resource.name}/:id/revisions`,
    needs: needs(resource, 'list', 'read', 'edit', 'update'),
    like: 'revisions',
    summary: `Lịch sử thay đổi ${resource.label.toLowerCase()}`,
    query: { length: integer('Số lần', { min: 1, max: MOST_LINES }) },
    answers: many({
      id: integer('Mã', { required: true }),
      action: text('Thao tác', { required: true }),
      user_id: integer('Mã người sửa'),
      user_name: text('Người sửa'),
      created_at: moment('Thời gian', { required: true }),
      changes: described<Change[]>({
        type: 'array',
        title: 'Các trường đã đổi',
        items: {
          type: 'object',
          properties: { field: { type: 'string' }, label: { type: 'string' }, before: {}, after: {} },
          required: ['field', 'label'],
        },
      }),
    }),
    async run(call) {
      const { id, store, viewer, query } = call
      await show.run({ ...call, query: {} })
      const mayList = can(viewer.permissions, needs(resource, 'list'))
      const newest = await linesOf(store, resource, id, query.length ?? MOST_LINES)
      const told = mayList
        ? await withWholeValues(store.sql, { subject: resource.table, id, lines: newest })
        : newest.map((line) => ({ ...line, old_values: null, new_values: null }))
      return { entries: told.map((line) => withChanges(resource, line)) }
    },
  })

const linesOf = ({ unscoped }: Store, { table }: Resource, id: number, most: number | null = null) => unscoped(
  'the log of one row, which was shown to the viewer within reach before',
)<Line[]>`
  select id, action, user_id, user_name, created_at, old_values, new_values from system_logs
  where subject = ${table} and entity_id = ${id} and (old_values is not null or new_values is not null) order by id desc limit ${most}`

/** The reason of a step that no field of the row holds (`status.ts`). */
const told = { reason: text('Lý do') }

const withChanges = ({ fields }: Resource, { old_values, new_values, ...line }: Line) => ({
  ...line,
  changes: changesOf({ ...told, ...fields }, old_values, new_values),
})

/**
 * Restores the form values of a row as they were just after a revision. It is an edit by the caller, under the present
 * rules.
 */
export const restoreRevision = <N extends string>(resource: Resource<Fields, N>, edit: Operation) =>
  operation({
    method: 'POST',
    path: `/api/admin/${resource.name}/:id/restore/:revision`,
    ...rightOf(edit),
    logs: 'update',
    like: 'restore',
    summary: `Khôi phục ${resource.label.toLowerCase()} về một phiên bản trước`,
    done: 'khôi phục một phiên bản trước của',
    answers: one(resource),
    async run(call) {
      const { id, params, store } = call
      const now: Values = await store.show(resource, id)
      const newer = (await linesOf(store, resource, id)).filter((line) => line.id >= Number(params['revision']))
      if (newer.at(-1)?.id !== Number(params['revision'])) throw new Refusal(404, 'Không tìm thấy phiên bản này')
      const names = Object.keys(formFields(resource))
      const since = await withWholeValues(store.sql, {
        subject: resource.table,
        id,
        lines: newer.slice(0, -1).map(({ old_values }) => ({ old_values })),
        whole: true,
      })
      const then = since.reduce<Values>((values, { old_values }) => ({ ...values, ...old_values }), now)
      const again = { ...call, rawBody: Object.fromEntries(names.map((name) => [name, then[name]])) }
      const prepared = await edit.prepare?.({ ...again, sql: store.sql })
      const done = await edit.run({ ...again, prepared })
      return new AnswerWithMessage(null, (done instanceof AnswerWithMessage ? done.data : done) as { entry: Entry })
    },
  })

/** The trash of a resource, latest deletion first; like the list, it may hide rows of others. */
export const listTrash = <N extends string>(resource: Resource<Fields, N>, remove: Operation, full?: Operation) =>
  operation({
    method: 'GET',
    path: `/api/admin/trash-${resource.name}`,
    ...rightOf(remove),
    like: 'trash',
    summary: `Thùng rác ${resource.plural.toLowerCase()}`,
    query: filters(resource),
    answers: many({
      id: integer('Mã', { required: true }),
      name: text('Tên'),
      deleted_at: moment('Ngày xóa', { required: true }),
      deleted_by: text('Người xóa'),
    }),
    async run(call) {
      const { query, store } = call
      const { sql } = store
      const also = full && (await listingOf(full, call)).also
      const asked = { ...query, sort_by: '' }
      const list = readListQuery(resource, asked)
      const rows = await store.unscoped("who deleted a row of one's own is told by name")<
        { total: number; id: number; name: string | null; deleted_at: string; deleted_by: string | null }[]
      >`
      select t.id, ${displayNameSql(sql, resource)} as name, t.deleted_at, u.name as deleted_by, count(*) over ()::int as total
      from ${store.trash(resource, asked)} t left join users u on u.id = t.updated_by where true ${also ?? sql``}
      order by t.deleted_at desc, t.id desc limit ${list.length} offset ${(list.page - 1) * list.length}`
      const total = rows[0]?.total ?? 0
      return {
        entries: rows.map(({ total: _, ...row }) => row),
        pagination: { page: list.page, length: list.length, total, total_page: Math.ceil(total / list.length) },
      }
    },
  })

const used = {
  resource: text('Tên gọi trong API', always),
  label: text('Nơi đang dùng', always),
  count: integer('Số dòng', always),
  has_hidden: flag('Còn dòng ngoài quyền xem của bạn', always),
  rows: list('Các dòng đầu', named, always),
}

/** The values of a row in the trash, and the trashed rows that referred to it, for those who may restore it. */
export const showTrashed = <N extends string>(resource: Resource<Fields, N>, remove: Operation, full?: Operation) =>
  operation({
    method: 'GET',
    path: `/api/admin/trash-${resource.name}/:id`,
    ...rightOf(remove),
    like: 'read from trash',
    summary: `Xem ${resource.label.toLowerCase()} trong thùng rác`,
    answers: one(resource, { uses: list('Những dòng đã xóa từng dùng', used, always) }),
    async run(call) {
      const { id, store, viewer } = call
      const also = full && (await listingOf(full, { ...call, query: {} })).also
      const [lying] =
        await store.sql`select 1 from ${store.trash(resource)} t where t.id = ${id} ${also ?? store.sql``}`
      if (!lying) throw new Refusal(404, `Không tìm thấy ${resource.label.toLowerCase()} trong thùng rác`)
      const entry = await store.showTrashed(resource, id)
      return { entry, uses: await usesOf(store.sql, viewer, resource, id, 'in the trash') }
    },
  })

/** Takes a row out of the trash. */
export const recoverTrashed = <N extends string>(resource: Resource<Fields, N>, remove: Operation) =>
  operation({
    method: 'POST',
    path: `/api/admin/${resource.name}/:id/recover`,
    ...rightOf(remove),
    logs: 'update',
    like: 'recover',
    summary: `Khôi phục ${resource.label.toLowerCase()} từ thùng rác`,
    done: 'khôi phục',
    answers: one(resource),
    heldFor: 'Khôi phục từ thùng rác',
    async run(call) {
      const told = await recoverRow(call.store, resource, call.id)
      await refuseUnlessMayRemove(call, remove)
      return told
    },
  })

/**
 * Throws if the viewer may not delete such a row: tries the deletion and rolls it back. Whether others refer to the row
 * is a question of deleting alone.
 */
const refuseUnlessMayRemove = (call: RawCall, remove: Operation): Promise<void> =>
  call.store
    .attempt(() => remove.run(call))
    .catch((error: unknown) => {
      if (!(error instanceof InUse)) throw error
    })

/** The restore step itself, for operations that do more besides. */
export async function recoverRow<R extends Resource>(store: Store, resource: R, id: number) {
  const entry = await store.recover(resource, id)
  const isSettled = await store.settle()
  return { entry: isSettled ? await store.show(resource, id) : entry }
}

/** The rows visible to the viewer that refer to this row; shown before it is deleted. */
export const listUses = <N extends string>(resource: Resource<Fields, N>, remove: Operation, show?: Operation) =>
  operation({
    method: 'GET',
    path: `/api/admin/${resource.name}/:id/uses`,
    ...rightOf(remove),
    like: 'uses',
    summary: `Những nơi đang dùng ${resource.label.toLowerCase()}`,
    answers: many(used),
    async run(call) {
      const { id, store, viewer } = call
      await (show ? show.run(call) : store.find(resource, id))
      return { entries: await usesOf(store.sql, viewer, resource, id) }
    },
  })

/**
 * History of rows that can be read, restore where they can be edited, trash where they can be deleted; no personal
 * lists.
 */
export function revisionOperations(operations: readonly Operation[]): Operation[] {
  const at = (method: Operation['method'], path: string) => operationAt(operations, method, path)
  return catalogue()
    .resources.filter(({ scope }) => !scope.personal)
    .flatMap((resource) => {
      const path = `/api/admin/${resource.name}/:id`
      const [show, edit, remove] = [at('GET', path), at('PUT', path) ?? at('PATCH', path), at('DELETE', path)]
      const list = at('GET', `/api/admin/${resource.name}`)
      if (resource.handmade && !remove) return []
      return [
        ...(show ? [listRevisions(resource, show)] : []),
        ...(edit ? [restoreRevision(resource, edit)] : []),
        ...(remove
          ? [
              listTrash(resource, remove, list),
              showTrashed(resource, remove, list),
              recoverTrashed(resource, remove),
              listUses(resource, remove, show),
            ]
          : []),
      ]
    })
}
