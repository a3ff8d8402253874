import assert from 'node:assert/strict'
import { test } from 'node:test'
import { articleTypes } from '@trace/domain/areas/portal/article-types.ts'
import { articles } from '@trace/domain/areas/portal/articles.ts'
import { formFields, isApprovable } from '@trace/define/resource.ts'
import { resources } from '@trace/domain/menu.ts'
import { operationAt } from '@trace/platform/operation/operation.ts'
import { operations } from '../../src/operations.ts'
import { entryOf, productForm, signInAs } from '../chain.ts'
import { givenTrace } from '../issue.ts'
import { placesOf } from '../public-texts.ts'
import { testServer } from '../server.ts'

const server = testServer()

const shown = resources.flatMap((resource) =>
  Object.entries(resource.fields)
    .filter(([, { kind, public: isPublic }]) => kind === 'toggle' && isPublic && !isApprovable(resource))
    .map(([name]) => ({ resource, name })),
)

test('what strangers see at once is hidden where it was made by somebody who may only make it', async () => {
  assert.ok(shown.length >= 6, `${shown.length} lists`)
  for (const { resource, name } of shown) {
    if (!operationAt(operations, 'POST', `/api/admin/${resource.name}`)) continue
    const column = await server.sql`
      select column_default from information_schema.columns where table_name = ${resource.table} and column_name = ${name}`
    assert.equal(column.length, 1, `${resource.name}.${name}`)
  }
  const maker = await server.signIn([
    { action: 'create', subject: 'videos' },
    { action: 'read', subject: 'videos' },
  ])
  const shower = await server.signIn([
    { action: 'create', subject: 'videos' },
    { action: 'update', subject: 'videos' },
  ])
  const form = { title: 'Kỳlân7391', type: 'youtube', url: 'https://youtu.be/dQw4w9WgXcQ', thumbnail: '/files/a.webp' }
  assert.equal(entryOf(await maker('POST', '/videos', form)).is_active, false)
  assert.deepEqual(await placesOf(server, 'Kỳlân7391'), [])
  assert.equal(entryOf(await shower('POST', '/videos', { ...form, title: 'Kỳlân7392' })).is_active, true)
  assert.notDeepEqual(await placesOf(server, 'Kỳlân7392'), [])
  const draft = { ...form, title: 'Kỳlân7393', is_active: false }
  assert.equal(entryOf(await shower('POST', '/videos', draft)).is_active, false, 'a draft, where its author says so')
  assert.deepEqual(await placesOf(server, 'Kỳlân7393'), [])
  const shownByMaker = await maker('POST', '/videos', { ...form, title: 'Kỳlân7394', is_active: true })
  assert.equal(entryOf(shownByMaker).is_active, false, 'whoever may only make it shows nothing')
})

test('any change of an approved article by somebody who may not approve takes it off until it is approved again', async () => {
  const type = await server.given(articleTypes, { code: 'TIN', name: 'Tin của tỉnh' })
  const editor = await server.signIn([
    { action: 'edit', subject: 'articles' },
    { action: 'read', subject: 'articles' },
  ])
  const others: Record<string, unknown> = {
    slug: 'chung-nhan-organic',
    seo_title: 'Khác',
    seo_description: 'Khác',
    author_name: 'Khác',
    source_name: 'Khác',
    source_url: 'https://khac.vn',
    summary: 'Khác',
  }
  for (const [name, value] of Object.entries(others)) {
    assert.ok(name in formFields(articles))
    const { id } = await server.given(articles, {
      article_type_id: type.id,
      title: `Mùa na ${name}`,
      content: '<p>Bài</p>',
      thumbnail: '/files/a.webp',
      is_approved: true,
      is_publish: true,
      published_at: '2026-01-01T00:00:00Z',
    })
    const { entry } = (await editor('GET', `/articles/${id}` as '/articles/1')).data
    const same = entryOf(await editor('PUT', `/articles/${id}` as '/articles/1', entry))
    assert.equal(same.is_publish, true, name)
    const changed = entryOf(await editor('PUT', `/articles/${id}` as '/articles/1', { ...same, [name]: value }))
    assert.deepEqual([changed.is_approved, changed.is_publish], [false, false], name)
  }
})

test('an address comes from the approved name, and once had is never that of another', async () => {
  const { admin, ask, manufacture, product } = await givenTrace(server)
  const producer = await signInAs(server, 'producer_admin', { manufacture_id: manufacture.id })
  const form = await productForm(server, manufacture.id, {
    gtin: null,
    name: 'Chứng nhận organic USDA',
    slug: 'organic-usda',
  })
  const made = entryOf(await producer('POST', '/products', form))
  assert.notEqual(made.slug, 'organic-usda')
  entryOf(await producer('PUT', `/products/${made.id}` as '/products/1', { ...form, name: 'Trứng gà đồi' }))
  const approved = await ask('PUT', `/products/${made.id}/change-approved` as '/products/1/change-approved')
  assert.equal(approved.slug, 'trung-ga-doi')
  assert.deepEqual(await placesOf(server, 'organic-usda'), [])

  // After an officer's rename, the former address stays reserved: no other row gets it, typed or derived from a name.
  await ask('PUT', `/products/${product.id}` as '/products/1', { ...product, slug: 'ten-moi' })
  const rival = { ...form, name: 'Gà khác', slug: product.slug }
  const typed = await admin('POST', '/products', rival)
  assert.equal(typed.code, 409, typed.message)
  const named = entryOf(await producer('POST', '/products', { ...form, name: `${product.name}!` }))
  const second = await ask('PUT', `/products/${named.id}/change-approved` as '/products/1/change-approved')
  assert.notEqual(second.slug, product.slug)
  const { statusCode, headers } = await server.app.inject(`/san-pham/${product.slug}`)
  assert.deepEqual([statusCode, headers.location], [301, '/san-pham/ten-moi'])
})

test('lists narrow by what was approved', async () => {
  const { manufacture, product, ask } = await givenTrace(server)
  const producer = await signInAs(server, 'producer_admin', { manufacture_id: manufacture.id })
  const [other] = await server.sql<{ id: number; slug: string }[]>`
    select o.id, o.slug from product_groups o join product_groups g on g.sector_kind = o.sector_kind and g.id <> o.id
    where g.id = ${product.product_group_id} and o.deleted_at is null order by o.id limit 1`
  const listed = async () => (await server.app.inject('/san-pham')).body.includes(`nhom=${other!.slug}`)
  const changed = entryOf(
    await producer('PUT', `/products/${product.id}` as '/products/1', { ...product, product_group_id: other!.id }),
  )
  assert.equal(changed.has_changes, true)
  assert.equal(await listed(), false)
  const { version } = changed
  await ask('PUT', `/products/${product.id}/change-approved` as '/products/1/change-approved', {
    version,
    approval_status: 'approved',
  })
  assert.equal(await listed(), true)
})
