import assert from 'node:assert/strict'
import { test } from 'node:test'
import { products } from '@trace/domain/areas/catalogue/products.ts'
import { stamps } from '@trace/domain/areas/labels/issues/stamps.ts'
import { labelReviews } from '@trace/domain/areas/scans/label-reviews.ts'
import { scanStatistics } from '@trace/domain/areas/scans/scan-statistics.ts'
import { needs } from '@trace/define/resource.ts'
import { addDays, today } from '@trace/define/text/dates.ts'
import { givenOneOfEach } from '../../../test/one-of-each.ts'
import { testServer } from '../../../test/server.ts'

const server = testServer()

test('the home screen tells of what the viewer may list, and of nothing else', async () => {
  await givenOneOfEach(server)
  await server.sql`update products set approval_status = 'approved'`
  const clerk = await server.signIn([...needs(products, 'list')])
  const {
    data: { entry },
  } = await clerk('GET', '/dashboard')
  assert.deepEqual(Object.keys(entry).toSorted(), ['counts', 'ocop', 'products_by_group', 'todo'])
  assert.deepEqual(entry.counts, { products: { total: 1, this_month: 1 } })
  assert.deepEqual(entry.ocop, [{ stars: 5, count: 1 }])
  assert.deepEqual(
    entry.todo.map(({ key }) => key),
    ['products', 'orders', 'pending_certificates', 'changed_products', 'changed_certificates', 'certificates'],
  )
})

test('the home screen counts what waits, and leads to where it is done', async () => {
  await givenOneOfEach(server)
  await server.sql`update certificates set expires_at = ${addDays(today(), 7)}`
  await server.sql`update products set has_changes = true`
  await server.sql`
    insert into stamp_codes (stamp_id, number, serial, is_suspect, is_tampered, reviewed)
    values (1, 10, 10, true, false, 'locked'), (1, 11, 11, true, false, null), (1, 12, 12, false, true, null)`
  const admin = await server.signIn('everything')
  const {
    data: { entry },
  } = await admin('GET', '/dashboard')
  const waiting = Object.fromEntries(entry.todo.map(({ key, count, to }) => [key, [count, to]]))
  assert.deepEqual(waiting, {
    manufactures: [1, '/admin/manufactures?approval_status=pending'],
    products: [1, '/admin/products?approval_status=pending'],
    diaries: [0, '/admin/diaries?status=submitted'],
    orders: [1, '/admin/origin/orders?status=pending'],
    pending_certificates: [1, '/admin/certificates?approval_status=pending'],
    changed_manufactures: [0, '/admin/manufactures?has_changes=true'],
    changed_products: [1, '/admin/products?has_changes=true'],
    changed_areas: [0, '/admin/material-areas?has_changes=true'],
    changed_certificates: [0, '/admin/certificates?has_changes=true'],
    certificates: [1, '/admin/certificates?certificate_status=expiring'],
    label_reviews: [2, '/admin/origin/label-reviews?review=waiting'],
  })
  const { pagination } = (await admin('GET', '/label-reviews?review=waiting')).data
  assert.equal(pagination.total, 2, 'the list that it leads to has as many')
  const [neighbour] = await server.sql<{ id: number }[]>`
    insert into manufactures (name, manufacturing_form_id, representative_name, phone, province_id, ward_id)
    select 'HTX bên cạnh', manufacturing_form_id, representative_name, phone, province_id, ward_id
    from manufactures where id = 1 returning id`
  const ofLabels = async (who: Parameters<typeof server.signIn>[1]) => {
    const call = await server.signIn([...needs(labelReviews, 'list')], who)
    return (await call('GET', '/dashboard')).data.entry.todo.find(({ key }) => key === 'label_reviews')?.count
  }
  assert.equal(await ofLabels({}), 2, 'to whoever may list them')
  assert.deepEqual(await ofLabels({ scope: 'manufacture', manufacture_id: neighbour!.id }), 0, 'within reach')
})

test('what producers write does not change the figures of the home screen before it is approved', async () => {
  await givenOneOfEach(server)
  const admin = await server.signIn('everything')
  const figures = async () => {
    const { area_by_ward, ocop } = (await admin('GET', '/dashboard')).data.entry
    return [area_by_ward!.map(({ acreage }) => acreage), ocop]
  }
  await server.sql`update material_areas set acreage = 4910, approval_status = 'pending'`
  assert.deepEqual(await figures(), [[], []])
  await server.sql`update material_areas set approval_status = 'approved', approved_values = ${{ acreage: 2.5 } as never}::jsonb`
  assert.deepEqual(await figures(), [[2.5], []])
})

test('thirty days of scans end today, and a producer sees only those of its own goods', async () => {
  await givenOneOfEach(server)
  const [neighbour] = await server.sql<{ id: number }[]>`
    insert into manufactures (name, manufacturing_form_id, representative_name, phone, province_id, ward_id)
    select 'HTX bên cạnh', manufacturing_form_id, representative_name, phone, province_id, ward_id
    from manufactures where id = 1 returning id`
  await server.sql`
    insert into scan_days (day, manufacture_id, result, count, suspicious)
    values (${today()}, 1, 'valid', 5, 0), (${today()}, ${neighbour!.id}, 'suspect', 3, 3),
      (${addDays(today(), -29)}, 1, 'valid', 2, 0), (${addDays(today(), -30)}, 1, 'valid', 9, 0)`
  await server.sql`
    insert into scan_totals (day, count, suspicious) select day, sum(count), sum(suspicious) from scan_days group by 1`
  const home = async (who: Parameters<typeof server.signIn>[1]) => {
    const call = await server.signIn([...needs(scanStatistics, 'list'), ...needs(stamps, 'list')], who)
    return (await call('GET', '/dashboard')).data.entry
  }
  const province = await home({})
  assert.equal(province.scans!.length, 30)
  assert.deepEqual(
    [province.scans_today, province.scans!.at(-1), province.scans![0]],
    [8, { day: today(), count: 8, suspicious: 3 }, { day: addDays(today(), -29), count: 2, suspicious: 0 }],
  )
  const producer = await home({ scope: 'manufacture', manufacture_id: 1 })
  assert.deepEqual([producer.scans_today, producer.counts.stamps!.total], [5, 1])
  const other = await home({ scope: 'manufacture', manufacture_id: neighbour!.id })
  assert.deepEqual([other.scans_today, other.counts.stamps!.total], [3, 0])
})

test('what of the server needs a person is told to readers of the whole log only, as it names jobs of others', async () => {
  await givenOneOfEach(server)
  const admin = await server.signIn('everything')
  await server.sql`
    insert into jobs (kind, title, user_id, input, created_at)
    values ('export', 'Xuất sản phẩm', ${admin.userId}, '{}', now() - interval '2 hours')`
  const { troubles = [] } = (await admin('GET', '/dashboard')).data.entry
  assert.match(troubles.map(({ found }) => found).join(), /Xuất sản phẩm/)
  for (const who of [
    { scope: 'manufacture', manufacture_id: 1 },
    { scope: 'commune', ward_id: 1 },
  ] as const) {
    const call = await server.signIn('everything', who)
    const { entry } = (await call('GET', '/dashboard')).data
    assert.deepEqual([entry.troubles, entry.disk], [undefined, undefined])
  }
})
