import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  addressOf,
  entryOf,
  fieldsOf,
  givenChain,
  idOf,
  manufactureForm,
  productForm,
  signInAs,
} from '../../../test/chain.ts'
import { testServer } from '../../../test/server.ts'

const server = testServer()

async function givenPlan(labors?: object[]) {
  const chain = await givenChain(server)
  const { ask, labor, manufacture, product } = chain
  const form = {
    name: 'Kế hoạch vụ Đông',
    manufacture_id: manufacture.id,
    year: 2026,
    start_date: '2026-10-01',
    end_date: '2026-12-31',
    products: [
      {
        product_id: product.id,
        target_quantity: 1000,
        product_unit_id: product.product_unit_id,
        labors: labors ?? [{ labor_id: labor.id, assigned_quantity: 1000 }],
      },
    ],
  }
  return { ...chain, form, plan: await ask('POST', '/production-plans', form) }
}

const words: [word: string, status: string][] = [
  ['published', 'published'],
  ['publish', 'published'],
  ['1', 'published'],
  ['3', 'cancelled'],
]
for (const [word, status] of words) {
  test(`'${word}' takes a draft to ${status}`, async () => {
    const { ask, plan } = await givenPlan()
    assert.equal(
      (await ask('PUT', `/production-plans/${plan.id}/change-status/${word}`, { reason: 'Đổi kế hoạch' })).status,
      status,
    )
  })
}

test('a plan tells its sums, and is published when everything is assigned and nothing too often', async () => {
  const { admin, ask, form, labor, plan } = await givenPlan([])
  assert.deepEqual([plan.product_count, plan.labor_count, plan.target_quantity, plan.progress], [1, 0, 1000, 0])
  const publish = () => admin('PUT', `/production-plans/${plan.id}/change-status/published`)
  assert.equal((await publish()).message, 'Sản phẩm “Gà Tiên Yên thả đồi” chưa phân cho lao động nào')
  const assign = (assigned_quantity: number) =>
    admin('PUT', `/production-plans/${plan.id}`, {
      ...form,
      products: [{ ...plan.products[0], labors: [{ labor_id: labor.id, assigned_quantity }] }],
    })
  await assign(1001)
  assert.match((await publish()).message, /vượt mục tiêu$/)
  assert.deepEqual((await assign(900)).data.warnings, ['Sản phẩm “Gà Tiên Yên thả đồi” mới phân bổ 900 trên 1.000'])
  const published = entryOf(await publish())
  assert.deepEqual([published.status, published.published_by, published.labor_count], ['published', admin.userId, 1])
  assert.ok(published.published_at)
  assert.equal((await ask('GET', `/production-plans/${plan.id}`)).products[0]!.labors[0]!.current_quantity, 0)
})

test('the sums of a plan are in the unit of its first product; units that do not convert have none', async () => {
  const { ask, admin, form, labor, product, manufacture } = await givenPlan()
  const otherForm = await productForm(server, manufacture.id, { name: 'Gà đông lạnh', gtin: '9521234001027' })
  const other = await ask('POST', '/products', otherForm)
  await ask('PUT', `/products/${other.id}/change-approved`)
  const [kg, tonnes, bottles] = await Promise.all(
    ['kg', 'tan', 'chai'].map((unit) => idOf(server, 'product_units', unit)),
  )
  const planned = (product_id: number, unit: number, target_quantity: number) => ({
    product_id,
    product_unit_id: unit,
    target_quantity,
    labors: [{ labor_id: labor.id, assigned_quantity: target_quantity }],
  })
  const sumsWith = async (unit: number) => {
    const products = [planned(product.id, kg!, 1000.5), planned(other.id, unit, 10)]
    const plan = await ask('POST', '/production-plans', { ...form, name: `Kế hoạch ${unit}`, products })
    await ask('PUT', `/production-plans/${plan.id}/change-status/published`)
    await admin('PUT', `/product-per-labor/${plan.products[0]!.labors[0]!.id}`, { current_quantity: 1000.5 })
    const { target_quantity, current_quantity, product_unit, progress } = await ask(
      'GET',
      `/production-plans/${plan.id}`,
    )
    return [target_quantity, current_quantity, product_unit?.id ?? null, progress]
  }
  assert.deepEqual(await sumsWith(tonnes!), [11_000.5, 1000.5, kg, 9])
  assert.deepEqual(await sumsWith(bottles!), [null, null, null, 50])
})

test('a product or a labor stands once in a plan', async () => {
  const { admin, form, labor } = await givenPlan()
  const [product] = form.products
  const twice = await admin('POST', '/production-plans', { ...form, products: [product, product] })
  assert.deepEqual(fieldsOf(twice), ['products.1.product_id'])
  const labors = [
    { labor_id: labor.id, assigned_quantity: 1 },
    { labor_id: labor.id, assigned_quantity: 2 },
  ]
  assert.deepEqual(
    fieldsOf(await admin('POST', '/production-plans', { ...form, products: [{ ...product, labors }] })),
    ['products.0.labors.1.labor_id'],
  )
})

test('results are counted while a plan is published, every change is kept, and they hold the plan', async () => {
  const { admin, ask, form, plan } = await givenPlan()
  const [share] = plan.products[0]!.labors
  const path = `/product-per-labor/${share!.id}` as const
  assert.equal(
    (await admin('PUT', path, { current_quantity: 10 })).message,
    'Chỉ ghi kết quả khi kế hoạch đang ban hành',
  )
  await ask('PUT', `/production-plans/${plan.id}/change-status/published`)
  await ask('PUT', path, { current_quantity: 400, note: 'Đợt 1' })
  const entry = await ask('PUT', path, { current_quantity: 1200, note: 'Đợt 2' })
  assert.deepEqual([entry.current_quantity, entry.note, entry.is_over], [1200, 'Đợt 2', true])
  assert.deepEqual(
    entry.histories.map((line) => [line.old_quantity, line.new_quantity, line.note]),
    [
      [400, 1200, 'Đợt 2'],
      [0, 400, 'Đợt 1'],
    ],
  )
  const told = await ask('GET', `/production-plans/${plan.id}`)
  assert.deepEqual([told.current_quantity, told.progress], [1200, 120])

  assert.equal(
    (await admin('PUT', `/production-plans/${plan.id}/change-status/draft`)).message,
    'Không thể chuyển về nháp: đã có kết quả thực hiện',
  )
  const dropped = await admin('PUT', `/production-plans/${plan.id}`, {
    ...form,
    products: [{ ...told.products[0], labors: [] }],
  })
  assert.deepEqual(dropped.errors, { products: ['Không thể bỏ lao động đã có kết quả thực hiện'] })
  const renamed = await ask('PUT', `/production-plans/${plan.id}`, {
    ...form,
    name: 'Kế hoạch mới',
    products: told.products,
  })
  assert.equal(renamed.products[0]!.labors[0]!.current_quantity, 1200)
  assert.ok((await ask('PUT', `/production-plans/${plan.id}/change-status/done`)).completed_at)
  assert.equal((await admin('PUT', `/production-plans/${plan.id}`, form)).code, 422)
})

test('results stay those of their worker, product and unit', async () => {
  const { admin, ask, form, manufacture, plan } = await givenPlan()
  await ask('PUT', `/production-plans/${plan.id}/change-status/published`)
  const [row = assert.fail()] = plan.products
  const [share = assert.fail()] = row.labors
  const worker = await ask('POST', '/labors', {
    name: 'Trần Văn C',
    phone: '0000000003',
    manufacture_id: manufacture.id,
    labor_type: 'member',
    ...(await addressOf(server)),
  })
  await ask('PUT', `/labors/${worker.id}/change-approved`)
  const edit = (product: object, labor: object) =>
    admin('PUT', `/production-plans/${plan.id}`, {
      ...form,
      products: [{ ...row, ...product, labors: [{ ...share, ...labor }] }],
    })
  const other = { labor_id: worker.id }
  assert.equal((await edit({}, other)).code, 200, 'nothing was counted yet')
  assert.equal((await edit({}, {})).code, 200)

  await ask('PUT', `/product-per-labor/${share.id}`, { current_quantity: 1150 })
  const unit = await idOf(server, 'product_units', 'ta')
  const refused = await edit({ product_unit_id: unit }, other)
  assert.deepEqual(
    [refused.code, refused.errors],
    [
      422,
      {
        'products.0.product_unit_id': ['Đơn vị tính đã có kết quả thực hiện, không đổi được'],
        'products.0.labors.0.labor_id': ['Lao động đã có kết quả thực hiện, không đổi được'],
      },
    ],
  )
  await ask('PUT', `/product-per-labor/${share.id}`, { current_quantity: 0 })
  assert.equal((await edit({}, other)).code, 422, 'what was counted before is still told as that of its worker')
  assert.equal((await edit({ target_quantity: 1200 }, { assigned_quantity: 900 })).code, 200)
})

test('a producer counts the work of its own people, and never that of another producer', async () => {
  const { ask, manufacture, plan } = await givenPlan()
  await ask('PUT', `/production-plans/${plan.id}/change-status/published`)
  const [share] = plan.products[0]!.labors
  const owner = await signInAs(server, 'producer_staff', { manufacture_id: manufacture.id })
  const idle = await server.signIn([{ action: 'list', subject: 'production-plans' }], {
    scope: 'manufacture',
    manufacture_id: manufacture.id,
  })
  const leader = await server.signIn([{ action: 'read', subject: 'production-plans' }])
  for (const call of [idle, leader])
    assert.equal((await call('PUT', `/product-per-labor/${share!.id}`, { current_quantity: 5 })).code, 403)
  assert.equal(
    entryOf(await owner('PUT', `/product-per-labor/${share!.id}`, { current_quantity: 5 })).current_quantity,
    5,
  )
  const other = await ask(
    'POST',
    '/manufactures',
    await manufactureForm(server, {
      name: 'HTX khác',
      tax_code: '0000000009',
      gln: null,
    }),
  )
  const stranger = await signInAs(server, 'producer_staff', { manufacture_id: other.id })
  assert.equal((await stranger('GET', `/product-per-labor/${share!.id}`)).code, 404)
})

test('a plan is published only with products that are approved and switched on, each named in the refusal', async () => {
  const { admin, plan, product } = await givenPlan()
  const publish = () => admin('PUT', `/production-plans/${plan.id}/change-status/published`)
  for (const change of [
    { approval_status: 'pending' },
    { approval_status: 'rejected' },
    { approval_status: 'approved', is_active: false },
  ]) {
    await server.sql`update products set ${server.sql(change)} where id = ${product.id}`
    const { code, message, errors } = await publish()
    const said = `Sản phẩm “${product.name}” chưa được duyệt hoặc đang tắt`
    assert.deepEqual([code, message, errors], [422, said, { products: [said] }])
  }
  await server.sql`update products set is_active = true where id = ${product.id}`
  assert.equal((await publish()).code, 200)
})
