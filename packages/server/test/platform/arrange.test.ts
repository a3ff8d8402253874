import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MOST_ARRANGED_ROWS } from '@trace/define/arranged.ts'
import { menus } from '@trace/domain/areas/portal/menus.ts'
import { videos } from '@trace/domain/areas/portal/videos.ts'
import { websites } from '@trace/domain/areas/portal/websites.ts'
import { givenChain } from '../chain.ts'
import { testServer } from '../server.ts'

const server = testServer()

interface Seen {
  id: number
  version: number
}

/** Creates websites one after another, so that their ids are in this order, too. */
async function addWebsites(...orders: number[]): Promise<Seen[]> {
  const made: Seen[] = []
  for (const [at, sort_order] of orders.entries())
    made.push(await server.given(websites, { name: `Trang ${at + 1}`, url: `https://trang-${at + 1}.vn`, sort_order }))
  return made
}

/** The names of the websites in their order, each with its number. */
async function placed(): Promise<string[]> {
  const rows = await server.sql<{ name: string; sort_order: number }[]>`
    select name, sort_order from websites where deleted_at is null order by sort_order, id`
  return rows.map(({ name, sort_order }) => `${sort_order} ${name}`)
}

const sent = (...rows: Seen[]) => ({ rows: rows.map(({ id, version }) => ({ id, version })) })

test('rows get the places in which they are sent, and only those that moved are written and noted', async () => {
  const [a, b, c, d] = (await addWebsites(10, 20, 30, 40)) as [Seen, Seen, Seen, Seen]
  const admin = await server.signIn('everything')
  const { code, data, message } = await admin('PUT', '/arrange-websites', sent(a, c, b, d))
  assert.deepEqual([code, message, data.moved], [200, 'Đã sắp xếp lại liên kết website', 2])
  assert.deepEqual(await placed(), ['10 Trang 1', '20 Trang 3', '30 Trang 2', '40 Trang 4'])
  const lines = await server.sql`
    select entity_id, old_values, new_values from system_logs
    where subject = 'websites' and action = 'update' order by entity_id`
  assert.deepEqual(
    [...lines],
    [
      { entity_id: b.id, old_values: { sort_order: 20 }, new_values: { sort_order: 30 } },
      { entity_id: c.id, old_values: { sort_order: 30 }, new_values: { sort_order: 20 } },
    ],
  )
})

test('rows without numbers of their own are numbered from 1', async () => {
  const [a, b, c] = (await addWebsites(0, 0, 0)) as [Seen, Seen, Seen]
  const admin = await server.signIn('everything')
  assert.equal((await admin('PUT', '/arrange-websites', sent(c, a, b))).code, 200)
  assert.deepEqual(await placed(), ['1 Trang 3', '2 Trang 1', '3 Trang 2'])
})

test('what a filter hides, or somebody added meanwhile, stays where it is', async () => {
  const [a, , c] = (await addWebsites(1, 2, 3)) as [Seen, Seen, Seen]
  const admin = await server.signIn('everything')
  assert.equal((await admin('PUT', '/arrange-websites', sent(c, a))).code, 200)
  assert.deepEqual(await placed(), ['1 Trang 3', '2 Trang 2', '3 Trang 1'])
})

test('an order that was made of what somebody else has moved since is refused, and names it', async () => {
  const [a, b] = (await addWebsites(1, 2)) as [Seen, Seen]
  const admin = await server.signIn('everything')
  assert.equal((await admin('PUT', '/arrange-websites', sent(b, a))).code, 200)
  const late = await admin('PUT', '/arrange-websites', sent(a, b))
  assert.equal(late.code, 409)
  assert.match(late.message, /^Người khác vừa thay đổi «Trang \d», «Trang \d»$/)
  assert.deepEqual(await placed(), ['1 Trang 2', '2 Trang 1'])
})

test('rows of a menu are numbered within their parent', async () => {
  const item = (name: string, more: object) =>
    server.given(menus, { name, position: 'header', link_type: 'route', link_value: '/', ...more })
  const parent = await item('Giới thiệu', { sort_order: 1 })
  const other = await item('Tin tức', { sort_order: 2 })
  const [a, b] = [
    await item('Cơ cấu', { parent_id: parent.id, sort_order: 0 }),
    await item('Liên hệ', { parent_id: parent.id, sort_order: 0 }),
  ]
  const admin = await server.signIn('everything')
  assert.equal((await admin('PUT', '/arrange-menus', sent(b, a))).code, 200)
  const numbers = async (...rows: Seen[]) =>
    Promise.all(rows.map(async ({ id }) => (await server.row('menus', id))['sort_order']))
  assert.deepEqual(await numbers(parent, other, b, a), [1, 2, 1, 2])
})

test('a row that is sent twice, or is not there, is refused', async () => {
  const [a, b] = (await addWebsites(1, 2)) as [Seen, Seen]
  const admin = await server.signIn('everything')
  assert.equal((await admin('PUT', '/arrange-websites', sent(a, b, a))).code, 422)
  assert.equal((await admin('PUT', '/arrange-websites', sent(a, { id: 999_999, version: 1 }))).code, 404)
  assert.deepEqual(await placed(), ['1 Trang 1', '2 Trang 2'])
})

test('a list too long to be numbered at once is refused', async () => {
  const [a, b] = (await addWebsites(1, 2)) as [Seen, Seen]
  await server.sql`
    insert into websites (name, url, sort_order) select 'Thêm ' || n, 'https://them.vn/' || n, 3 + n
    from generate_series(1, ${MOST_ARRANGED_ROWS - 1}) n`
  const admin = await server.signIn('everything')
  assert.equal((await admin('PUT', '/arrange-websites', sent(b, a))).code, 422)
  assert.deepEqual((await placed()).slice(0, 2), ['1 Trang 1', '2 Trang 2'])
})

test('a producer does not put videos of others in another order', async () => {
  const { manufacture } = await givenChain(server)
  const video = (title: string, manufacture_id: number | null) =>
    server.given(videos, { title, type: 'youtube', url: 'https://youtu.be/dQw4w9WgXcQ', manufacture_id })
  const [own, shared] = [await video('Vườn na', manufacture.id), await video('Của tỉnh', null)]
  const producer = await server.signIn('everything', { scope: 'manufacture', manufacture_id: manufacture.id })
  const { code, message } = await producer('PUT', '/arrange-videos', sent(own, shared))
  assert.deepEqual([code, message], [403, 'Video này dùng chung cho cả tỉnh, bạn chỉ được xem'])
})

test('whoever may not change rows puts none in another order', async () => {
  const [a, b] = (await addWebsites(1, 2)) as [Seen, Seen]
  const viewer = await server.signIn([{ action: 'list', subject: 'websites' }])
  assert.equal((await viewer('PUT', '/arrange-websites', sent(b, a))).code, 403)
})
