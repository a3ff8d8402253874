import assert from 'node:assert/strict'
import { test } from 'node:test'
import { entryOf, givenChain, idOf, signInAs } from '../../../test/chain.ts'
import { testServer } from '../../../test/server.ts'

const server = testServer()

/** A complete trace that waits for activation. */
async function given() {
  const chain = await givenChain(server)
  await chain.ask('PUT', `/manufactures/${chain.manufacture.id}`, {
    ...chain.manufacture,
    certificates: [{ certificate_type: 'vietgahp', number: 'VG-01', issuer: 'Trung tâm', issued_at: '2026-01-01' }],
  })
  await chain.harvest()
  const trace = await chain.trace({ expired_date: '2030-01-01' })
  const producer = await signInAs(server, 'producer_admin', { manufacture_id: chain.manufacture.id })
  return { ...chain, trace, producer }
}

type Given = Awaited<ReturnType<typeof given>>

const row = async (table: string) =>
  (await server.sql<{ id: number }[]>`select id from ${server.sql(table)} order by id`)[0]!

/** Changes made after the officer opened the trace, each with the words that the answer must hold. */
const acts: Record<string, [item: RegExp, act: (set: Given) => Promise<unknown>]> = {
  'a diary that is submitted': [
    /^Nhật ký.* · Trạng thái$/,
    async ({ ask, diaryForm }) => {
      const { id } = await ask('POST', '/diaries', diaryForm('ranging', '2026-08-01T07:00:00+07:00'))
      await ask('PUT', `/diaries/${id}/change-status/submitted`)
    },
  ],
  'an approved diary that is edited': [
    /^Nhật ký.* · Nội dung$/,
    async ({ ask }) => ask('PATCH', `/diaries/${(await row('diaries')).id}`, { content: 'Đã viết lại' }),
  ],
  'a certificate that is approved': [
    /^Chứng nhận /,
    async ({ ask }) =>
      ask('PUT', `/certificates/${(await row('certificates')).id}/change-approved`, { approval_status: 'pending' }),
  ],
  'another way of farming of the batch': [
    /^Lô sản xuất .* · Hình thức$/,
    async ({ producer, batch, batchForm }) => {
      const farming_form_id = await idOf(server, 'farming_forms', 'NUOI-NHOT')
      entryOf(await producer('PUT', `/batches/${batch.id}`, { ...batchForm, acreage_used: null, farming_form_id }))
    },
  ],
  'an approved change of the product': [
    /^Sản phẩm .* · Tên sản phẩm$/,
    async ({ ask, producer, product }) => {
      const form = { ...product, name: 'Gà thả vườn' }
      const { version } = entryOf(await producer('PUT', `/products/${product.id}` as '/products/1', form))
      await ask('PUT', `/products/${product.id}/change-approved`, { version })
    },
  ],
  'an approved value that an officer corrects': [
    /^Cơ sở sản xuất .* · Tên cơ sở$/,
    ({ ask, manufacture: { version: _, ...form } }) =>
      ask('PUT', `/manufactures/${form.id}`, { ...form, name: 'HTX Gà đồi' }),
  ],
}

for (const [name, [item, act]] of Object.entries(acts)) {
  test(`${name}: who looked at the trace before decides again`, async () => {
    const set = await given()
    const { admin, ask, trace } = set
    const { version } = await ask('GET', `/traces/${trace.id}` as '/traces/1')
    await act(set)
    for (const path of ['change-active', 'change-status/active', 'request-activation']) {
      const refused = await admin('PUT', `/traces/${trace.id}/${path}`, { version })
      assert.equal(refused.code, 409, `${path}: ${refused.message}`)
      const { changes } = refused.data as { changes: { field: string; after: { item: string }[] }[] }
      const told = changes.find(({ field }) => field === 'told_changes')!
      assert.match(told.after.map((one) => one.item).join('\n'), new RegExp(item, 'm'))
    }
    const now = await ask('GET', `/traces/${trace.id}` as '/traces/1')
    const again = await admin('PUT', `/traces/${trace.id}/change-active`, { version: now.version })
    assert.notEqual(again.code, 409, again.message)
  })
}

test('a diary that is only begun outdates nothing, and without a version the call goes on', async () => {
  const { ask, diaryForm, trace } = await given()
  const { version } = await ask('GET', `/traces/${trace.id}` as '/traces/1')
  await ask('POST', '/diaries', diaryForm('ranging', '2026-08-01T07:00:00+07:00'))
  await ask('PUT', `/traces/${trace.id}/change-active`, { version })
  await ask('PATCH', `/diaries/${(await row('diaries')).id}`, { content: 'Đã viết lại' })
  await ask('PUT', `/traces/${trace.id}/change-active`)
})
