import type { Fields } from '@trace/define/field.ts'
import { integer } from '@trace/define/kinds/index.ts'
import { needs } from '@trace/define/resource.ts'
import type { Resource } from '@trace/define/resource.ts'
import type { Permissions } from '@trace/define/permission.ts'
import { isOfOwner } from '../access/bound-accounts.ts'
import { many, none } from '../operation/answers.ts'
import { anyOf } from '../operation/any-of.ts'
import { editNeed } from '../calls/crud.ts'
import { waitsFor } from '../inbox/queues.ts'
import type { Queue } from '../inbox/queues.ts'
import type { RawCall } from '../operation/raw-call.ts'
import { rowsOf } from '../inbox/waiting-states.ts'
import { announceRecord } from '../live/announce.ts'
import { isRoleGrantedAny, isWithinAccountReach } from '../notices/receivers.ts'
import { AnswerWithMessage, operation } from '../operation/operation.ts'
import type { Needs } from '../operation/operation.ts'
import type { Fragment } from '../ports/postgres/connect.ts'
import { Refusal, refuseField } from '../refusal.ts'
import { nameOf } from '../store/titles.ts'
import { sideOf } from '../viewer.ts'
import { askedForPeople, offerPeople, personOffered } from './people.ts'
import { takenOf } from './taken.ts'
import type { Taken } from './taken.ts'

type RawPart = Omit<RawCall, 'query'>

/**
 * Assigns a waiting row to the viewer or to another account, or releases it. The assignment ends by itself when the row
 * is decided.
 */
export const changeTaken = <N extends string>(resource: Resource<Fields, N>, queues: readonly Queue[]) =>
  operation({
    method: 'PUT',
    path: `/api/admin/${resource.name}/:id/change-taken`,
    needs: mayHandle(resource, queues),
    like: 'taken',
    summary: `Nhận xử lý, giao hoặc trả lại ${resource.label.toLowerCase()} đang chờ`,
    body: { user_id: integer('Tài khoản nhận xử lý; để trống là trả lại') },
    answers: none,
    async run(call) {
      const { id, body, store, viewer } = call
      await store.find(resource, id)
      const now = await takenNow(call, resource, queues)
      const { user_id } = body
      if (user_id === null && now?.taken_by_id !== viewer.id)
        throw new Refusal(422, 'Bạn chưa nhận việc này nên không trả lại được')
      if (user_id !== null && user_id !== viewer.id) await refuseOutsider(call, resource, queues, user_id)
      const { sql } = store
      if (user_id === null) await sql`delete from assignments where resource = ${resource.name} and row_id = ${id}`
      else
        await store.unscoped('the row was found within reach')`
          insert into assignments (resource, row_id, user_id, standing_since, taken_at)
          select ${resource.name}, t.id, ${user_id}, t.standing_since, ${store.now().toISOString()}::timestamptz
          from ${sql(resource.table)} t where t.id = ${id}
          on conflict (resource, row_id) do update
            set user_id = excluded.user_id, standing_since = excluded.standing_since, taken_at = excluded.taken_at`
      return new AnswerWithMessage(await told(call, resource, now, user_id), {})
    },
  })

/** Who has taken the row now; refuses when the row waits in none of the viewer's queues. */
async function takenNow(call: RawPart, resource: Resource, queues: readonly Queue[]): Promise<Taken | undefined> {
  const { id, store, viewer } = call
  for (const queue of queues.filter((one) => waitsFor(one, viewer))) {
    const [waits] = await store.sql`select 1 from ${rowsOf(store, queue)} t where t.id = ${id}`
    if (!waits) continue
    const [taken] = await store.sql<Taken[]>`${takenOf(store.sql, resource, id)}`
    return taken
  }
  throw new Refusal(422, 'Việc này không còn chờ bạn xử lý')
}

/** The people of the viewer's own side (owners or staff) to whom a row can be assigned. */
export const listAssignees = <N extends string>(resource: Resource<Fields, N>, queues: readonly Queue[]) =>
  operation({
    method: 'GET',
    path: `/api/admin/${resource.name}/:id/handlers`,
    needs: mayHandle(resource, queues),
    like: 'handlers',
    summary: `Những người có thể nhận xử lý ${resource.label.toLowerCase()} này, theo chữ trong tên`,
    query: askedForPeople,
    answers: many(personOffered),
    async run(call) {
      await call.store.find(resource, call.id)
      return { entries: await offerPeople(call, resource, handlesIt(call, resource, queues)) }
    },
  })

/**
 * Permissions, any one of which is enough to handle rows of these queues: to take their next step, to update them or,
 * where owners have a turn, to edit them.
 */
function mayHandle(resource: Resource, queues: readonly Queue[]): Needs {
  const steps = queues.flatMap(({ step }) => (step ? [step.needs] : []))
  const mending = queues.some(({ side }) => side === 'owner') ? [editNeed(resource)] : []
  return anyOf([...steps, needs(resource, 'update'), ...mending])
}

/** SQL: whether an account `u` with role `r` is on the viewer's side (owners or staff) and may handle a row `t`. */
function handlesIt({ store: { sql }, viewer }: RawPart, resource: Resource, queues: readonly Queue[]): Fragment {
  const side = sideOf(viewer)
  const need = mayHandle(
    resource,
    queues.filter((queue) => queue.side === side),
  ) as Permissions
  const deciding = side === 'staff' ? need.filter(({ action }) => action !== 'edit') : need
  return sql`(${isOfOwner(sql)}) = ${side === 'owner'} and ${isWithinAccountReach(sql, resource)}
    and ${isRoleGrantedAny(sql, deciding as unknown as Permissions)}`
}

async function refuseOutsider(call: RawPart, resource: Resource, queues: readonly Queue[], user: number) {
  const { id, store } = call
  const [handler] = await store.unscoped('only whether the account deals with the row is told')`
    select from ${store.sql(resource.table)} t, users u join roles r on r.id = u.role_id
    where t.id = ${id} and u.id = ${user} and ${handlesIt(call, resource, queues)}`
  if (!handler) throw refuseField('user_id', 'Người này không xử lý được việc này')
}

/** Writes the log entry, notifies others, and returns the message. */
async function told(
  { id, store, viewer }: RawPart,
  resource: Resource,
  before: Taken | undefined,
  user: number | null,
): Promise<string> {
  const name = await nameOf(store.sql, resource, id)
  const [after] = await store.sql<Taken[]>`${takenOf(store.sql, resource, id)}`
  await store.note('update', {
    subject: 'assignments',
    id,
    label: `${resource.label} ${name}`,
    old_values: { taken_by: before?.taken_by ?? null },
    new_values: { taken_by: after?.taken_by ?? null },
  })
  store.markTableChanged('assignments')
  await announceRecord(store.sql, resource, id)
  if (user !== null && user !== viewer.id) store.tell(resource, { id, event: 'assigned', reason: null, to: [user] })
  if (user === null) return `Đã trả lại ${name}`
  return user === viewer.id ? `Bạn đã nhận xử lý ${name}` : `Đã giao ${name} cho ${after?.taken_by ?? ''}`
}
