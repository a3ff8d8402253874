import assert from 'node:assert/strict'
import { test } from 'node:test'
import { articles } from '@trace/domain/areas/portal/articles.ts'
import { libraries } from '@trace/domain/areas/portal/libraries.ts'
import { videos } from '@trace/domain/areas/portal/videos.ts'
import { entryOf, fieldsOf, givenChain, idOf } from '../../../test/chain.ts'
import { givenLot, shown } from '../../../test/loops/rules-breaches.ts'
import { kindBreaches } from '../../../test/loops/rules-breaches-kinds.ts'
import { testServer } from '../../../test/server.ts'
import { kinds } from './settle-kinds.ts'

const server = testServer()
const breaches = kindBreaches(server)

for (const [at, { list, field, usedBy, by }] of kinds.entries())
  test(`${list.name}: ${field} stays while a row is used, and changes once none uses it`, async () => {
    const given = await givenLot(server)
    const { id, form, bad } = await breaches[at]!.given(given)
    const change = () => given.call('PUT', `/${list.name}/${id}`, { ...form, ...bad, version: undefined })
    const refused = await change()
    assert.deepEqual([refused.code, fieldsOf(refused)], [422, [by?.field ?? field]], refused.message)
    const users = usedBy.map(([user]) => user.label.toLowerCase()).join('|')
    assert.match(refused.message, new RegExp(`^Đang dùng ở \\d+ (${users}).*, không đổi được .*; hãy thêm .* mới`))
    const same = await given.call('PUT', `/${list.name}/${id}`, { ...form, version: undefined })
    assert.equal(same.code, 200, same.message)
    await server.sql.begin(async (sql) => {
      await sql`set local session_replication_role = replica`
      for (const [user, column] of usedBy) await sql`delete from ${sql(user.table)} where ${sql(column)} = ${id}`
    })
    assert.equal((await change()).code, 200)
    const turned = await shown(given, `/${list.name}/${id}`)
    for (const [name, value] of Object.entries(bad)) assert.equal(turned[name], value)
  })

test('a category names everybody who uses it, also from the trash', async () => {
  const { admin, ask } = await givenChain(server)
  const form = { name: 'Kỹ thuật', kind: 'article' }
  const { id } = await ask('POST', '/categories', form)
  await server.given(articles, { title: 'A', content: 'B', article_type_id: 1 })
  await server.given(libraries, { title: 'B', kind: 'legal', validity: 'in_force' } as never)
  await server.given(videos, { title: 'C', type: 'youtube', url: 'https://youtu.be/aaaaaaaaaaa' } as never)
  for (const { table } of [articles, libraries, videos])
    await server.sql`update ${server.sql(table)} set category_id = ${id}`
  await ask('POST', '/categories', { ...form, name: 'Chăn nuôi', parent_id: id })
  await server.sql`update videos set deleted_at = now()`
  assert.equal(
    (await admin('PUT', `/categories/${id}`, { ...form, kind: 'product' })).message,
    'Đang dùng ở 1 bài viết, 1 tài liệu, 1 video, 1 danh mục, không đổi được loại; hãy thêm danh mục mới',
  )
})

test('what grows on an area changes with the next crop, once its batches are closed', async () => {
  const { admin, ask, area, batch, harvest } = await givenChain(server)
  await harvest()
  const duck = await idOf(server, 'animals', 'VIT-BIEN')
  const rotate = () => admin('PUT', `/material-areas/${area.id}`, { ...area, animal_id: duck, version: undefined })
  assert.equal(
    (await rotate()).message,
    'Đang dùng ở 1 lô sản xuất chưa đóng, không đổi được vật nuôi; hãy thêm vùng sản xuất mới',
  )
  await ask('PUT', `/batches/${batch.id}/change-status/closed`)
  assert.equal(entryOf(await rotate()).animal_id, duck)
})
