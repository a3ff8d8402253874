import assert from 'node:assert/strict'
import { test } from 'node:test'
import { productGroups } from '@trace/domain/areas/catalogue/product-groups.ts'
import { tags } from '@trace/domain/areas/catalogue/tags.ts'
import { labors } from '@trace/domain/areas/producers/labors.ts'
import { manufactures } from '@trace/domain/areas/producers/manufactures.ts'
import { testServer } from '../server.ts'

const server = testServer()

interface Hit {
  resource: string
  name: string
  screen: string
  label: string
  id: number
}
const namesOf = (found: readonly Hit[]) => found.map(({ resource, name }) => [resource, name])

test('one search finds rows of all lists, with and without marks, those that begin with the words first', async () => {
  const call = await server.signIn('everything')
  const tag = await server.given(tags, { name: 'Đặc sản chả mực' })
  await server.given(productGroups, { code: 'CM', name: 'Chả mực', sector_kind: 'seafood' })
  const { entries } = (await call('GET', '/search?q=cha%20muc')).data
  assert.deepEqual(namesOf(entries), [
    ['product-groups', 'Chả mực'],
    ['tags', 'Đặc sản chả mực'],
  ])
  assert.deepEqual(entries[1], {
    resource: 'tags',
    label: 'Thẻ',
    id: tag.id,
    name: 'Đặc sản chả mực',
    screen: 'system/tags',
  })
  const other = await call('GET', `/search?q=${encodeURIComponent('CHẢ mực đặc')}`)
  assert.deepEqual(namesOf(other.data.entries), [['tags', 'Đặc sản chả mực']])
})

test('nobody finds what they may not list', async () => {
  await server.given(productGroups, { code: 'CM', name: 'Chả mực', sector_kind: 'seafood' })
  const other = await server.signIn([{ action: 'list', subject: 'products' }])
  assert.deepEqual((await other('GET', '/search?q=cha%20muc')).data.entries, [])
})

test('a producer finds their own people only', async () => {
  const [place] = await server.sql<{ ward_id: number; province_id: number }[]>`
    select id as ward_id, province_id from wards where system = '2025' limit 1`
  const [form] = await server.sql<{ id: number }[]>`select id from manufacturing_forms limit 1`
  const farm = (name: string) =>
    server.given(manufactures, {
      name,
      manufacturing_form_id: form!.id,
      manufacturing_sector_ids: [],
      representative_name: 'Ba',
      phone: '0912345678',
      ...place!,
    })
  const [mine, theirs] = [await farm('Vườn của tôi'), await farm('Vườn của họ')]
  await server.sql`update manufactures set approval_status = 'approved', is_active = true`
  for (const [at, { id }] of [mine, theirs].entries()) {
    const phone = `091234567${at}`
    await server.given(labors, { name: 'Nguyễn Văn Tư', phone, labor_type: 'worker', manufacture_id: id, ...place! })
  }
  const who = { scope: 'manufacture', manufacture_id: mine.id } as const
  const producer = await server.signIn([{ action: 'list', subject: labors.subjects[0] }], who)
  assert.equal((await producer('GET', '/search?q=nguyen')).data.entries.length, 1)
})

for (const q of ['', ' ', 'a', '%25%25', '__', '%5C%5C', "';--", '%00%00']) {
  test(`the search for '${q}' is answered`, async () => {
    const call = await server.signIn('everything')
    const { code, data } = await call('GET', `/search?q=${q}`)
    assert.deepEqual([code, data.entries], [200, []])
  })
}
