import { proposalStatus } from '@trace/define/approval.ts'
import { notRejected, proposedOrApproved } from '@trace/define/blocks.ts'
import type { Named } from '@trace/define/entry.ts'
import { flag, text } from '@trace/define/kinds/index.ts'
import { moveProblem } from '@trace/define/machine.ts'
import { onlyAllMessage } from '@trace/define/reach.ts'
import { needs } from '@trace/define/resource.ts'
import type { Resource, Row } from '@trace/define/resource.ts'
import { fold } from '@trace/define/text/fold.ts'
import { nameKey } from '@trace/define/text/name-key.ts'
import { AnswerWithMessage, operation } from '../operation/operation.ts'
import type { CheckContext, Operation } from '../operation/operation.ts'
import { Refusal, refuseField } from '../refusal.ts'
import { nearRows } from '../store/near-rows.ts'
import { linksTo } from '../store/unsharing.ts'
import type { Store } from '../store/store.ts'
import { isOwner } from '../viewer.ts'
import { many, named, one } from '../operation/answers.ts'

type Values = Record<string, unknown>

/** How many rows with a similar name are returned. */
const MOST_TOLD = 5
/** The states of rows that are found, unless a proposal is to be merged into them. */
const told: readonly string[] = proposedOrApproved.approval_status
/** Maximum of proposals of one account that may wait in a list. */
const MOST_WAITING = 100
/** Maximum of rows per list in one merge. */
const MOST_MOVED = 500

/** The additional calls of a list that owners propose rows for. */
export const proposalOperations = (resource: Resource): Operation[] => [near(resource), merge(resource)]

const near = (resource: Resource): Operation =>
  operation({
    method: 'GET',
    path: `/api/admin/${resource.name}/near`,
    needs: needs(resource, 'create', 'update'),
    like: 'near',
    summary: `${resource.label} có tên gần giống`,
    query: {
      name: text('Tên', { required: true, max: 100 }),
      approved: flag('Chỉ mục đã duyệt và đang dùng'),
    },
    answers: many(named),
    run: async ({ query, store }) => ({
      entries: await alike(store, resource, query.name, query.approved),
    }),
  })

/**
 * Rows whose names resemble `name` or contain its first word, most words in common first; `mergeable` finds only those
 * that a proposal can be merged into.
 */
async function alike(store: Store, resource: Resource, name: string, mergeable = false): Promise<Named[]> {
  const { sql } = store
  const inUse = mergeable && 'is_active' in resource.fields ? sql`and t.is_active` : sql``
  const whole = fold(name)
  const first = whole.split(' ')[0]!
  const words = [whole, first].filter(Boolean).map((word) => ({ word }))
  const [near = [], nearFirst = []] = await nearRows(
    store,
    resource,
    words,
    sql`and t.approval_status = any(${mergeable ? ['approved'] : told}) ${inUse}`,
  )
  const begun = nearFirst.filter((row) => fold(row.name).split(' ').includes(first))
  const once = new Map([...near, ...begun].map((row) => [row.id, row]))
  const said = new Set(whole.split(' '))
  const shared = ({ name: known }: Named) =>
    fold(known)
      .split(' ')
      .filter((word) => said.has(word)).length
  return [...once.values()].toSorted((a, b) => shared(b) - shared(a)).slice(0, MOST_TOLD)
}

/** Reports a name that is already in the list, and proposals beyond the limit. Proposals of others are not revealed. */
export async function checkKnown(
  { id, body, viewer, store, problems }: CheckContext<Values>,
  resource: Resource,
): Promise<void> {
  const name = String(body[resource.title] ?? '')
  const known = (await alike(store, resource, name)).find((row) => row.id !== id && nameKey(row.name) === nameKey(name))
  if (known) problems.at(resource.title, `“${known.name}” đã có trong danh mục, hãy chọn trong danh sách`)
  if (id || !isOwner(store.reach)) return
  const [own] = await store.sql<{ count: number }[]>`
    select count(*)::int as count from ${store.rows(resource)} t
    where t.created_by = ${viewer.id} and t.approval_status = 'pending'`
  if (own!.count >= MOST_WAITING)
    problems.at(resource.title, `Bạn đã có ${MOST_WAITING} đề nghị chờ duyệt, hãy đợi cán bộ duyệt rồi đề nghị thêm`)
}

/** Merges a proposal into a row that is already in the list; rows that use the proposal then use that row. */
const merge = (resource: Resource): Operation =>
  operation({
    method: 'PUT',
    path: `/api/admin/${resource.name}/:id/merge`,
    needs: needs(resource, 'update'),
    logs: 'status',
    like: 'merge',
    summary: `Gộp ${resource.label.toLowerCase()} được đề nghị vào dòng đã có`,
    body: { same_as_id: { ...resource.fields['same_as_id']!, auto: false, required: true } },
    answers: one(resource),
    async run({ id, body, store }) {
      const into = Number((body as Values)['same_as_id'])
      const row: Values = await store.find<Resource>(resource, id)
      if (store.reach.scope !== 'all') throw new Refusal(403, onlyAllMessage(`gộp ${resource.label.toLowerCase()}`))
      const problem = moveProblem(proposalStatus, String(row['approval_status']), 'merged')
      if (problem) throw new Refusal(422, problem)
      const known: Values = await store.find<Resource>(resource, into)
      if (known['approval_status'] !== 'approved')
        throw refuseField('same_as_id', `Hãy chọn ${resource.label.toLowerCase()} đã được duyệt`)
      if (known['is_active'] === false)
        throw refuseField('same_as_id', `“${String(known[resource.title])}” đang tắt, hãy chọn dòng đang dùng`)
      const moved = await moveUses(store, resource, id, into)
      const patch = { approval_status: 'merged', same_as_id: into, ...notRejected }
      const entry = await store.update<Resource>(resource, id, patch as Partial<Row>)
      const name = String(known[resource.title])
      const reason = `Trùng với “${name}”${moved > 0 ? `; ${moved} dòng đã được chuyển sang “${name}”` : ''}`
      store.tell(resource, { id, event: 'merged', reason })
      return new AnswerWithMessage(`Đã gộp ${String(row[resource.title])} vào ${name}`, { entry })
    },
  })

/**
 * Makes the rows that refer to row `id` refer to row `into`; returns how many. Fields with several references are left
 * as they are. Rows that others rely on never refer to a proposal.
 */
async function moveUses(store: Store, resource: Resource, id: number, into: number): Promise<number> {
  const { sql, rows } = store
  let moved = 0
  for (const { owner, field, many: isList } of linksTo(resource)) {
    if (isList) continue
    const found = await sql<{ id: number }[]>`
      select t.id from ${rows(owner)} t where ${sql(`t.${field}`)} = ${id} order by t.id limit ${MOST_MOVED + 1}`
    if (found.length > MOST_MOVED)
      throw new Refusal(422, `Có hơn ${MOST_MOVED} ${owner.label.toLowerCase()} dùng mục này, không gộp một lần được`)
    for (const { id: user } of found) await store.update(owner, user, { [field]: into })
    moved += found.length
  }
  return moved
}
