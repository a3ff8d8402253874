import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MOST_COMMENT_LETTERS } from '@trace/define/commentable.ts'
import { mailNotices } from '../../src/areas/portal/index.ts'
import { entryOf, fieldsOf, givenChain, manufactureForm, productForm, signInAs } from '../chain.ts'
import { lettersOf } from '../letters.ts'
import { testServer } from '../server.ts'
import type { CallApi } from '../server.ts'

const server = testServer()

const OTHER = { name: 'HTX khác', tax_code: '5700000022', gln: null, email: 'khac@example.com', phone: '0203000222' }

/** A product, an administrator of its producer, an appraiser, and an uninvolved administrator of another producer. */
async function givenPeople() {
  const chain = await givenChain(server)
  const owner = await signInAs(server, 'producer_admin', { manufacture_id: chain.manufacture.id })
  const appraiser = await signInAs(server, 'appraiser')
  const other = entryOf(await chain.admin('POST', '/manufactures', await manufactureForm(server, OTHER)))
  const stranger = await signInAs(server, 'producer_admin', { manufacture_id: other.id })
  await server.sql`update users set name = 'Nguyễn Văn A' where id = ${owner.userId}`
  await server.sql`update users set name = 'Ngô Văn N' where id = ${appraiser.userId}`
  await server.sql`update users set name = 'Ngô Thị Lạ' where id = ${stranger.userId}`
  const form = await productForm(server, chain.manufacture.id, { name: 'Trứng gà', gtin: null })
  const { id } = entryOf(await owner('POST', '/products', form))
  await server.told()
  await server.sql`delete from notices`
  return { ...chain, owner, appraiser, stranger, id, at: `/products/${id}` }
}

interface Line {
  id: number
  kind: string
  body: string
  author: string
  is_own: boolean
  is_deleted: boolean
}

const linesOf = async (call: CallApi, at: string): Promise<Line[]> =>
  ((await call('GET', `${at}/comments`)).data as { entries: Line[] }).entries
const say = (call: CallApi, at: string, body: string, ...mentions: number[]) =>
  call('POST', `${at}/comments`, { body, mentions: mentions.map((id) => ({ id })) })
async function titlesOf(call: CallApi): Promise<string[]> {
  await server.told()
  return (await call('GET', '/notices')).data.entries.map(({ title, content }) => `${title}: ${content}`)
}
const besideOf = async (call: CallApi, at: string) =>
  entryOf(await call('GET', `${at}/beside`)) as Record<string, unknown>

test('producer and staff talk about a record, and each is told of what the other says', async () => {
  const { owner, appraiser, at } = await givenPeople()
  assert.equal((await say(owner, at, 'Ảnh nhãn mới đã gửi, nhờ xem giúp')).code, 200)
  assert.deepEqual(await titlesOf(appraiser), [
    'Sản phẩm “Trứng gà” có trao đổi mới: Nguyễn Văn A · Ảnh nhãn mới đã gửi, nhờ xem giúp',
  ])
  await say(appraiser, at, 'Đã xem')
  await say(appraiser, at, 'Còn thiếu mặt sau')
  assert.deepEqual(
    await titlesOf(owner),
    ['Sản phẩm “Trứng gà” có trao đổi mới: Ngô Văn N · Còn thiếu mặt sau'],
    'what is said while a notice is unread joins it',
  )
  assert.deepEqual(
    (await linesOf(owner, at)).map(({ body, author, is_own }) => [body, author, is_own]),
    [
      ['Ảnh nhãn mới đã gửi, nhờ xem giúp', 'Nguyễn Văn A', true],
      ['Đã xem', 'Ngô Văn N', false],
      ['Còn thiếu mặt sau', 'Ngô Văn N', false],
    ],
  )
  const { comments, is_settled } = await besideOf(appraiser, at)
  assert.deepEqual([comments, is_settled], [3, false])
})

test('once somebody of the other side took part, nobody else of it is told', async () => {
  const { owner, appraiser, at } = await givenPeople()
  const second = await signInAs(server, 'appraiser')
  await say(appraiser, at, 'Giá bán đã đổi chưa?')
  await say(owner, at, 'Đã đổi từ hôm qua')
  assert.deepEqual(await titlesOf(second), [])
  assert.equal((await titlesOf(appraiser)).length, 1)
})

test('whoever is named is told so, also by mail, and only people who may read the record can be named', async () => {
  const { owner, appraiser, stranger, at } = await givenPeople()
  const offered = ((await owner('GET', `${at}/people?q=ngo`)).data as { entries: unknown }).entries as {
    id: number
    name: string
  }[]
  assert.deepEqual(
    offered.map(({ id, name }) => [id, name]),
    [[appraiser.userId, 'Ngô Văn N']],
  )
  const refused = await say(owner, at, 'Chào @Ngô Thị Lạ', stranger.userId)
  assert.deepEqual([refused.code, fieldsOf(refused)], [422, ['mentions']])

  await appraiser('PUT', '/notices/mail', { mail: 'at_once' })
  await say(owner, at, 'Chào @Ngô Văn N', appraiser.userId)
  assert.deepEqual(await titlesOf(appraiser), [
    'Sản phẩm “Trứng gà” có trao đổi nhắc đến bạn: Nguyễn Văn A · Chào @Ngô Văn N',
  ])
  const [told] = (await appraiser('GET', '/notices')).data.entries
  assert.match(told!.to!, /\/detail#trao-doi$/)
  await mailNotices(server.program, server.settings, new Date(Date.now() + 3_600_000))
  const { email } = await server.row('users', appraiser.userId)
  assert.match((await lettersOf(server, String(email))).join('\n'), /có trao đổi nhắc đến bạn/)
  assert.deepEqual(await titlesOf(stranger), [])
})

test('a settled thread is open again after a new comment', async () => {
  const { owner, appraiser, at } = await givenPeople()
  assert.equal((await owner('PUT', `${at}/settle-comments`)).code, 422, 'nothing was said yet')
  await say(owner, at, 'Nhờ xem giúp')
  assert.equal((await appraiser('PUT', `${at}/settle-comments`)).code, 200)
  assert.equal((await besideOf(owner, at))['is_settled'], true)
  assert.equal((await appraiser('PUT', `${at}/settle-comments`)).code, 422, 'it is settled already')
  await say(owner, at, 'Vẫn chưa đúng')
  assert.equal((await besideOf(owner, at))['is_settled'], false)
  assert.deepEqual(
    (await linesOf(owner, at)).map(({ kind }) => kind),
    ['said', 'settled', 'said'],
  )
})

test('what one said oneself can be taken back, and leaves a line without words', async () => {
  const { owner, appraiser, at } = await givenPeople()
  await say(owner, at, 'Nhầm chỗ')
  const [line] = await linesOf(owner, at)
  assert.equal((await appraiser('DELETE', `${at}/comments/${line!.id}`)).code, 404)
  assert.equal((await owner('DELETE', `${at}/comments/${line!.id}`)).code, 200)
  assert.deepEqual(
    (await linesOf(appraiser, at)).map(({ body, is_deleted }) => [body, is_deleted]),
    [['', true]],
  )
  assert.equal((await owner('DELETE', `${at}/comments/${line!.id}`)).code, 404, 'once')
  const lines = await server.sql<{ action: string }[]>`
    select action from system_logs where subject = 'comments' and entity_id = ${line!.id} order by id`
  assert.deepEqual(
    lines.map(({ action }) => action),
    ['create', 'delete'],
  )
})

test('nobody reads the words of what was taken back, whether or not they were told of it yet', async () => {
  const { owner, appraiser, at } = await givenPeople()
  await say(owner, at, 'Nhầm chỗ', appraiser.userId)
  await server.told()
  await say(owner, at, 'Lại nhầm chỗ', appraiser.userId)
  for (const { id } of await linesOf(owner, at)) assert.equal((await owner('DELETE', `${at}/comments/${id}`)).code, 200)
  assert.deepEqual(await titlesOf(appraiser), ['Sản phẩm “Trứng gà” có trao đổi nhắc đến bạn: Nguyễn Văn A'])
})

test('what is taken back at once takes no notice of another comment with it', async () => {
  const { owner, appraiser, at } = await givenPeople()
  await say(owner, at, 'Nhầm chỗ', appraiser.userId)
  await say(owner, at, 'Nhờ xem ảnh', appraiser.userId)
  const [mistaken] = await linesOf(owner, at)
  assert.equal((await owner('DELETE', `${at}/comments/${mistaken!.id}`)).code, 200)
  assert.deepEqual(await titlesOf(appraiser), ['Sản phẩm “Trứng gà” có trao đổi nhắc đến bạn: Nguyễn Văn A'])
})

test('a producer reads nothing of what is said about records of others, or about templates that all use', async () => {
  const { admin, stranger, owner, at, process } = await givenPeople()
  for (const path of ['comments', 'people', 'beside']) assert.equal((await stranger('GET', `${at}/${path}`)).code, 404)
  assert.equal((await say(stranger, at, 'Xin chào')).code, 404)
  const { id } = process
  await say(admin, `/processes/${id}`, 'Ai dùng mẫu này?')
  assert.equal((await owner('GET', `/processes/${id}`)).code, 200)
  assert.equal((await owner('GET', `/processes/${id}/comments`)).code, 403)
  assert.equal((await besideOf(owner, `/processes/${id}`))['comments'], 0)
})

test('a comment has a length, and a long thread is read in parts', async () => {
  const { owner, appraiser, at, id } = await givenPeople()
  assert.deepEqual(fieldsOf(await say(owner, at, 'a'.repeat(MOST_COMMENT_LETTERS + 1))), ['body'])
  assert.deepEqual(fieldsOf(await say(owner, at, '  ')), ['body'])
  await server.sql`
    insert into comments (resource, row_id, user_id, body) select 'products', ${id}, ${owner.userId}, 'Lời ' || n
    from generate_series(1, 60) n`
  const latest = (await appraiser('GET', `${at}/comments`)).data as { entries: Line[]; earlier: boolean }
  const { entries, earlier } = latest
  assert.deepEqual([entries.length, entries.at(-1)!.body, earlier], [50, 'Lời 60', true])
  const before = (await appraiser('GET', `${at}/comments?before=${entries[0]!.id}`)).data as typeof latest
  assert.deepEqual([before.entries.length, before.earlier], [10, false])
  await server.sql`
    insert into comments (resource, row_id, user_id, body) select 'products', ${id}, ${owner.userId}, '' from generate_series(1, 940)`
  assert.equal((await say(owner, at, 'Thêm một lời')).code, 422)
})
