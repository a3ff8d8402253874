import type { Fields } from '@trace/define/field.ts'
import { flag, integer, text } from '@trace/define/kinds/index.ts'
import { needsToRead } from '@trace/define/resource.ts'
import type { Resource } from '@trace/define/resource.ts'
import { resourceByName, resourceIfAny } from '@trace/define/catalogue.ts'
import { isPermitted } from '../request/authorize.ts'
import { always, many, one } from '../operation/answers.ts'
import { toggled } from '../operation/body.ts'
import { AnswerWithMessage, operation, rightOf } from '../operation/operation.ts'
import type { Operation } from '../operation/operation.ts'
import { Refusal } from '../refusal.ts'
import { nameOf, displayNameSql } from '../store/titles.ts'

export const MOST_FAVOURITES = 50

const marked = { is_favourite: flag('Đánh dấu sao', always) }

/** Adds a row to the viewer's own favourites, or removes it: as the body says, without a body the other way round. */
export const changeFavourite = <N extends string>(resource: Resource<Fields, N>, show: Operation) =>
  operation({
    method: 'PUT',
    path: `/api/admin/${resource.name}/:id/change-favourite`,
    ...rightOf(show),
    like: 'favourite',
    summary: `Đánh dấu sao hoặc bỏ dấu sao ${resource.label.toLowerCase()}`,
    body: toggled('is_favourite', marked.is_favourite),
    answers: one(marked),
    async run(call) {
      const { id, body, store, viewer } = call
      const { sql } = store
      await show.run({ ...call, query: {}, rawBody: {} })
      const name = await nameOf(sql, resource, id)
      const line = { user_id: viewer.id, resource: resource.name, row_id: id }
      const [known] = await sql`
        select 1 from favourites where user_id = ${viewer.id} and resource = ${resource.name} and row_id = ${id}`
      const is_favourite = body.is_favourite ?? known === undefined
      if (is_favourite) {
        const [kept] = await sql<{ count: number }[]>`
          select count(*)::int as count from favourites
          where user_id = ${viewer.id} and (resource, row_id) <> (${resource.name}, ${id}::int)`
        if (kept!.count >= MOST_FAVOURITES)
          throw new Refusal(422, `Mỗi người đánh dấu nhiều nhất ${MOST_FAVOURITES} bản ghi, hãy bỏ bớt trước`)
        await sql`insert into favourites ${sql(line)} on conflict do nothing`
      } else
        await sql`
          delete from favourites where user_id = ${viewer.id} and resource = ${resource.name} and row_id = ${id}`
      const label = `${resource.label} ${name}`
      await store.note('update', { subject: 'favourites', id, label, new_values: { is_favourite } })
      return new AnswerWithMessage(`${is_favourite ? 'Đã đánh dấu sao' : 'Đã bỏ dấu sao'} ${name}`, {
        entry: { is_favourite },
      })
    },
  })

/** The viewer's favourites that the viewer may still read, the latest first. */
export const listFavourites = operation({
  method: 'GET',
  path: '/api/admin/favourites',
  needs: 'signedIn',
  summary: 'Những bản ghi mình đã đánh dấu sao',
  answers: many({
    resource: text('Danh sách', always),
    label: text('Loại', always),
    id: integer('Mã', always),
    name: text('Tên', always),
  }),
  async run({ store, viewer }) {
    const { sql, rows } = store
    const kept = await sql<{ resource: string; id: number }[]>`
      select resource, row_id as id from favourites where user_id = ${viewer.id}
      order by marked_at desc, row_id desc limit ${MOST_FAVOURITES}`
    const names = new Map<string, string>()
    for (const list of new Set(kept.map((mark) => mark.resource))) {
      const resource = resourceIfAny(list)
      if (!resource || !isPermitted(viewer, needsToRead(resource, 'read', 'edit', 'update'))) continue
      const ids = kept.filter((mark) => mark.resource === list).map(({ id }) => id)
      const found = await sql<{ id: number; name: string | null }[]>`
        select t.id, ${displayNameSql(sql, resource)} as name from ${rows(resource)} t where t.id = any(${ids})`
      for (const { id, name } of found) names.set(`${list}.${id}`, name ?? `#${id}`)
    }
    return {
      entries: kept.flatMap((mark) => {
        const name = names.get(`${mark.resource}.${mark.id}`)
        return name === undefined ? [] : [{ ...mark, name, label: resourceByName(mark.resource).label }]
      }),
    }
  },
})
