import type { Fields } from '@trace/define/field.ts'
import { integer } from '@trace/define/kinds/index.ts'
import type { Resource } from '@trace/define/resource.ts'
import { catalogue } from '@trace/define/catalogue.ts'
import { lowerFirst } from '@trace/define/text/format.ts'
import { AnswerWithMessage, operation, operationAt } from '../operation/operation.ts'
import type { Operation } from '../operation/operation.ts'
import { admit } from '../request/authorize.ts'
import { Refusal } from '../refusal.ts'
import { withWholeValues } from '../store/long-values.ts'
import type { Store } from '../store/store.ts'
import { nameOf } from '../store/titles.ts'
import { one } from '../operation/answers.ts'
import { isForm } from '../operation/body.ts'
import { anyOf } from '../operation/any-of.ts'
import type { RawCall } from '../operation/raw-call.ts'

type Values = Record<string, unknown>

interface LastAct {
  user_id: number | null
  method: Operation['method']
  path: string
  action: 'toggle' | 'approve' | 'reject'
  old_values: Values
  /** Another list in which the same call wrote a row. */
  also: string | null
}

/** Reason sent to an opposite call that requires one. It is stored nowhere: that call is tried and rolled back. */
const REASON = 'Hoàn tác'

/**
 * Takes back the viewer's own last toggle or decision about a row: every value returns to what it was before, including
 * values that changed together with it. Refused if the row has changed since, if the opposite call would be refused, or
 * if the original call also wrote rows of other lists.
 */
export const undo = <N extends string>(resource: Resource<Fields, N>, acts: readonly Operation[]) =>
  operation({
    method: 'POST',
    path: `/api/admin/${resource.name}/:id/undo`,
    needs: anyOf(acts.map(({ needs }) => needs)),
    logs: 'update',
    summary: `Hoàn tác lần bật/tắt hoặc duyệt vừa rồi của ${resource.label.toLowerCase()}`,
    body: { version: integer('Phiên bản sau khi thao tác', { required: true }) },
    answers: one(resource),
    async run(call) {
      const { id, store, viewer, rawBody } = call
      await store.refuseStale(resource, await store.find<Resource>(resource, id, 'own'), rawBody['version'])
      const last = await lastAct(store, resource, id)
      const act = last && operationAt(acts, last.method, last.path)
      if (!act || last.user_id !== viewer.id) throw new Refusal(422, 'Không có thao tác nào của bạn để hoàn tác')
      const opposite = oppositeOf(resource, act, last.old_values)
      admit(act, { ...call, rawBody: opposite ?? {} })
      if (last.also)
        throw new Refusal(422, `Không hoàn tác được: thao tác này còn ghi ${lowerFirst(listLabel(last.also))}`)
      if (opposite) await tryOnly(call, act, opposite)
      const entry = await store.restore(resource, id, last.old_values, last.action)
      return new AnswerWithMessage(`Đã hoàn tác với ${await nameOf(store.sql, resource, id)}`, { entry })
    },
  })

const listLabel = (table: string): string =>
  catalogue().resources.find((one) => one.table === table)?.label ?? 'dòng khác'

/** The newest log entry of a row, if it records a toggle, an approval or a rejection. */
async function lastAct({ sql, unscoped }: Store, { table }: Resource, id: number): Promise<LastAct | undefined> {
  const [line] = await unscoped('the log of one row, which was found within reach before')<LastAct[]>`
    select l.user_id, l.method, l.path, l.action, l.old_values, (
      select o.subject from system_logs o
      where o.created_at = l.created_at and o.user_id = l.user_id and o.path = l.path and o.subject <> l.subject
        and o.entity_id is not null limit 1) as also
    from system_logs l where l.subject = ${table} and l.entity_id = ${id}
      and (l.old_values is not null or l.new_values is not null) order by l.id desc limit 1`
  if (!line?.old_values || !ACTIONS.includes(line.action)) return undefined
  const [whole] = await withWholeValues(sql, { subject: table, id, lines: [line], whole: true })
  return whole
}

const ACTIONS: readonly string[] = ['toggle', 'approve', 'reject']

/** The body of the opposite call; null to undo a decision about changes of an approved row, which publishes nothing. */
function oppositeOf({ fields }: Resource, { path, body }: Operation, old: Values): Values | null {
  const name =
    path.endsWith('/change-approved') && fields['approval_status'] ? 'approval_status' : toggleOf(fields, path)
  if (!(name in old)) return null
  const known = body ? (isForm(body) ? body.fields : body) : {}
  const reasons = Object.entries(known).filter(([, { kind }]) => kind === 'text')
  return { ...Object.fromEntries(reasons.map(([field]) => [field, REASON])), [name]: old[name] }
}

const toggleOf = (fields: Fields, path: string): string =>
  Object.keys(fields).find((name) => fields[name]!.call === path.split('/').at(-1)) ?? ''

/** Runs the opposite call and rolls it back: its rules hold for an undo as well. */
const tryOnly = (call: Omit<RawCall, 'prepared'>, act: Operation, rawBody: Values): Promise<void> =>
  call.store.attempt(() => act.run({ ...call, query: {}, rawBody, prepared: undefined }))

const isAct = ({ method, path, logs }: Operation, prefix: string): boolean =>
  method === 'PUT' && path.startsWith(`${prefix}/:id/`) && ACTIONS.includes(logs ?? '')

/** The undo of each list whose rows are toggled or approved one by one. */
export const undoOperations = (operations: readonly Operation[]): Operation[] =>
  catalogue().resources.flatMap((resource) => {
    const acts = operations.filter((one) => isAct(one, `/api/admin/${resource.name}`))
    return acts.length > 0 ? [undo(resource, acts)] : []
  })
