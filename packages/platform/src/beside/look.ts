import type { Fields } from '@trace/define/field.ts'
import { flag, integer } from '@trace/define/kinds/index.ts'
import type { Resource } from '@trace/define/resource.ts'
import { isCommentable } from '@trace/define/commentable.ts'
import { always, one } from '../operation/answers.ts'
import { announceLook } from '../live/announce.ts'
import { operation, rightOf } from '../operation/operation.ts'
import type { Operation } from '../operation/operation.ts'
import type { Store } from '../store/store.ts'
import { sideOf } from '../viewer.ts'
import { isOwn } from './find-own.ts'
import { takenBy, takenOf } from './taken.ts'
import type { Taken } from './taken.ts'

const beside = {
  comments: integer('Số trao đổi', always),
  is_settled: flag('Trao đổi đã giải quyết', always),
  is_favourite: flag('Đã đánh dấu sao', always),
  ...takenBy,
}

/**
 * The data beside a row: the number of comments, who has taken it, whether it is a favourite of the viewer. The call
 * also records that the viewer has the row open, and notifies others who have it open.
 */
export const lookAt = <N extends string>(resource: Resource<Fields, N>, show: Operation) =>
  operation({
    method: 'GET',
    path: `/api/admin/${resource.name}/:id/beside`,
    ...rightOf(show),
    like: 'beside',
    summary: `Trao đổi, người nhận xử lý và dấu sao của ${resource.label.toLowerCase()}`,
    query: { leaves: flag('Vừa đóng bản ghi') },
    answers: one(beside),
    async run(call) {
      const { id, query, store, viewer } = call
      const leaves = query.leaves ?? false
      // Leaving returns no data, and works for a row that is gone.
      if (!leaves) await show.run({ ...call, query: {} })
      const { id: user, name } = viewer
      const isOwner = sideOf(viewer) === 'owner'
      if (!viewer.viewsAs) await announceLook(store.sql, { resource: resource.name, id, user, name, isOwner, leaves })
      if (leaves) return { entry: { comments: 0, is_settled: false, is_favourite: false } }
      const isTalked = isCommentable(resource) && (await isOwn(store, resource, id))
      return { entry: await besideOf(store, resource, id, viewer.id, isTalked) }
    },
  })

async function besideOf(store: Store, resource: Resource, id: number, user: number, isTalked: boolean) {
  const [found] = await store.unscoped('who has taken a row within reach is told by name')<
    ({ comments: number; is_settled: boolean; is_favourite: boolean } & Taken)[]
  >`
    select said.count as comments, coalesce(said.last = 'settled', false) as is_settled,
      exists (select 1 from favourites where user_id = ${user} and resource = ${resource.name} and row_id = ${id}) as is_favourite,
      taken.*
    from (
      select count(*) filter (where kind = 'said' and deleted_at is null)::int as count, (array_agg(kind order by id desc))[1] as last
      from comments where ${isTalked} and resource = ${resource.name} and row_id = ${id}) said
    left join lateral (${takenOf(store.sql, resource, id)}) taken on true`
  return found!
}
