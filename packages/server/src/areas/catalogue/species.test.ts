import assert from 'node:assert/strict'
import { test } from 'node:test'
import { entryOf, givenChain, idOf, manufactureForm, productForm, signInAs } from '../../../test/chain.ts'
import { testServer } from '../../../test/server.ts'
import type { CallApi } from '../../../test/server.ts'

const server = testServer()

async function givenProducers() {
  const { ask, manufacture } = await givenChain(server)
  const more = { name: 'HTX Vịt biển', tax_code: '0000000002', phone: '0000000002', gln: null, address: 'Thôn Hai' }
  const second = await ask('POST', '/manufactures', await manufactureForm(server, more))
  return {
    manufacture,
    owner: await signInAs(server, 'producer_admin', { manufacture_id: manufacture.id }),
    neighbour: await signInAs(server, 'producer_admin', { manufacture_id: second.id }),
    appraiser: await signInAs(server, 'appraiser'),
  }
}

const goose = { name: 'Ngan Trà Bản', group: 'poultry' }
const propose = async (call: CallApi) => entryOf(await call('POST', '/animals', goose))
const namesSeenBy = async (call: CallApi): Promise<string[]> =>
  (await call('GET', '/animals?length=100')).data.entries.map(({ name }) => name)
async function noticesOf(call: CallApi) {
  await server.told()
  return (await call('GET', '/notices')).data.entries.map(({ title, content }) => `${title}: ${content}`)
}

test('a producer proposes a species and uses it in drafts at once; others see it when it is approved', async () => {
  const { appraiser, manufacture, neighbour, owner } = await givenProducers()
  const species = await propose(owner)
  assert.deepEqual(
    [species.approval_status, species.manufacture_id, species.code],
    ['pending', manufacture.id, 'VN-0001'],
  )
  assert.ok((await namesSeenBy(owner)).includes(goose.name))
  assert.ok((await namesSeenBy(appraiser)).includes(goose.name))
  assert.ok(!(await namesSeenBy(neighbour)).includes(goose.name))
  const stranger = await neighbour('POST', '/products', await productForm(server, 1, { animal_id: species.id }))
  assert.deepEqual(stranger.errors?.['animal_id'], ['Vật nuôi không hợp lệ'])

  const form = await productForm(server, manufacture.id, { name: 'Ngan thịt', gtin: null, animal_id: species.id })
  const product = entryOf(await owner('POST', '/products', form))
  const approve = () => appraiser('PUT', `/products/${product.id}/change-approved`, {})
  const early = await approve()
  assert.deepEqual(
    [early.code, early.errors],
    [422, { animal_id: ['Vật nuôi “Ngan Trà Bản” còn chờ duyệt: phải được duyệt trước'] }],
  )
  const waiting = (await appraiser('GET', '/inbox?resource=animals')).data.entries
  assert.deepEqual(
    waiting.map(({ name, may_step }) => [name, may_step]),
    [[goose.name, true]],
  )

  entryOf(await appraiser('PUT', `/animals/${species.id}/change-approved`, {}))
  assert.ok((await namesSeenBy(neighbour)).includes(goose.name))
  assert.equal(entryOf(await approve()).approval_status, 'approved')
  assert.ok((await noticesOf(owner)).some((line) => line.startsWith('Vật nuôi “Ngan Trà Bản” đã được duyệt')))
  const mine = await owner('PUT', `/animals/${species.id}`, { ...goose, name: 'Ngan' })
  assert.deepEqual([mine.code, mine.message], [403, 'Vật nuôi này dùng chung cho cả tỉnh, bạn chỉ được xem'])
  const back = await appraiser('PUT', `/animals/${species.id}/change-approved`, { approval_status: 'pending' })
  assert.deepEqual([back.code, back.message], [409, 'Không thể bỏ duyệt: đang được sử dụng ở 1 sản phẩm'])
})

test('a refused species says why; its producer mends it, and it waits again', async () => {
  const { appraiser, manufacture, owner } = await givenProducers()
  const { id } = await propose(owner)
  const no = { approval_status: 'rejected', reject_reason: 'Ghi tên phổ thông' }
  entryOf(await appraiser('PUT', `/animals/${id}/change-approved`, no))
  assert.deepEqual(await noticesOf(owner), ['Vật nuôi “Ngan Trà Bản” bị từ chối: Lan · Lý do: Ghi tên phổ thông'])
  const form = await productForm(server, manufacture.id, { name: 'Ngan thịt', gtin: null, animal_id: id })
  assert.deepEqual((await owner('POST', '/products', form)).errors, {
    animal_id: ['Vật nuôi không hợp lệ: Ngan Trà Bản đang ở “Bị từ chối”'],
  })
  const mended = entryOf(await owner('PUT', `/animals/${id}`, { ...goose, name: 'Ngan' }))
  assert.deepEqual([mended.name, mended.approval_status, mended.reject_reason], ['Ngan', 'pending', null])
})

test('a proposal of what stands there already is merged, and the drafts that use it use that instead', async () => {
  const { appraiser, manufacture, owner } = await givenProducers()
  const { id } = await propose(owner)
  const known = await idOf(server, 'animals', 'VIT-BIEN')
  const form = await productForm(server, manufacture.id, { name: 'Ngan thịt', gtin: null, animal_id: id })
  const product = entryOf(await owner('POST', '/products', form))
  const merge = (same_as_id: number) => appraiser('PUT', `/animals/${id}/merge`, { same_as_id })
  assert.deepEqual((await merge(id)).errors, { same_as_id: ['Hãy chọn vật nuôi đã được duyệt'] })
  await appraiser('PUT', `/animals/${known}/change-status`)
  assert.deepEqual((await merge(known)).errors, { same_as_id: ['“Vịt biển” đang tắt, hãy chọn dòng đang dùng'] })
  await appraiser('PUT', `/animals/${known}/change-status`)
  const merged = entryOf(await merge(known)) as { approval_status: string }
  assert.equal(merged.approval_status, 'merged')
  assert.equal(entryOf(await owner('GET', `/products/${product.id}`)).animal_id, known)
  assert.deepEqual(await noticesOf(owner), [
    'Vật nuôi “Ngan Trà Bản” đã có trong danh mục: Lan · Lý do: Trùng với “Vịt biển”; 1 dòng đã được chuyển sang “Vịt biển”',
  ])
  const logged = await server.sql`
    select subject from system_logs
    where action = 'status' and (subject, entity_id) in (('animals', ${id}), ('products', ${product.id})) order by id`
  assert.deepEqual(
    logged.map(({ subject }) => subject as string),
    ['products', 'animals'],
  )
  assert.equal((await merge(known)).code, 422, 'it is merged once')
  const renamed = await owner('PUT', `/animals/${id}`, { ...goose, name: 'Ngan Móng Cái' })
  assert.deepEqual(
    [renamed.code, renamed.message],
    [422, 'Vật nuôi này đã gộp vào dòng khác trong danh mục, không sửa được'],
  )
  assert.equal((await owner('PUT', `/animals/${id}/merge`, { same_as_id: known })).code, 403)
})

test('near names are told before one proposes, and what stands there is not proposed again', async () => {
  const { neighbour, owner } = await givenProducers()
  await propose(owner)
  const near = async (call: CallApi, name: string, more = '') => {
    const path: string = `/animals/near?name=${encodeURIComponent(name)}${more}`
    const { entries } = (await call('GET', path)).data as { entries: { name: string }[] }
    return entries.map((row) => row.name)
  }
  assert.deepEqual(await near(neighbour, 'Gà tiên yen thả đồi'), ['Gà Tiên Yên', 'Gà khác'])
  assert.deepEqual(await near(neighbour, 'Gà tiên yên nuôi ven biển'), ['Gà Tiên Yên', 'Gà khác'])
  assert.deepEqual(await near(owner, 'ngan tra ban'), [goose.name])
  assert.deepEqual(await near(owner, 'ngan tra ban', '&approved=true'), [], 'nothing is merged into what waits itself')
  await server.sql`update animals set is_active = false where name = 'Gà khác'`
  assert.deepEqual(await near(owner, 'Gà tiên yên', '&approved=true'), ['Gà Tiên Yên'], 'nor into what is switched off')
  assert.deepEqual(await near(neighbour, 'ngan tra ban'), [], 'of what others propose nobody learns')
  const again = await neighbour('POST', '/animals', { name: 'VỊT BIỂN', group: 'poultry' })
  assert.deepEqual(again.errors, { name: ['“Vịt biển” đã có trong danh mục, hãy chọn trong danh sách'] })
  assert.equal((await neighbour('POST', '/animals', goose)).code, 200)
})

test('what an officer who may approve adds is approved, and officers of a commune approve for nobody', async () => {
  const { appraiser, manufacture, owner } = await givenProducers()
  assert.equal(
    entryOf(await appraiser('POST', '/plants', { name: 'Na dai', group: 'fruit' })).approval_status,
    'approved',
  )
  const { id } = await propose(owner)
  const officer = await server.signIn('everything', { scope: 'commune', ward_id: manufacture.ward_id })
  const said = await officer('PUT', `/animals/${id}/change-approved`, {})
  assert.deepEqual([said.code, said.message], [403, 'Chỉ cán bộ cấp tỉnh được duyệt vật nuôi'])
})
