import assert from 'node:assert/strict'
import { test } from 'node:test'
import { coccidiosis, entryOf, givenChain, idOf, signInAs } from '../../../test/chain.ts'
import { testServer } from '../../../test/server.ts'

const server = testServer()
const DAY = '2026-09-02T08:00:00+07:00'
const drug = {
  name: 'Toltrazuril 2,5 %',
  kind: 'vet_drug',
  active_ingredient: 'Toltrazuril',
  unit: 'lít',
  withdrawal_days: 8,
  sectors: ['animal'],
}
const ban = { is_forbidden: true, forbidden_by: 'Thông tư 10/2016/TT-BNNPTNT' }

test('an input chosen from the list brings what the list tells of it, and its withdrawal period', async () => {
  const { ask, diaryForm, admin } = await givenChain(server)
  const { id } = await ask('POST', '/farm-inputs', drug)
  const form = diaryForm('treatment', DAY, { inputs: [{ farm_input_id: id, quantity: 2 }] })
  const { inputs } = await ask('POST', '/diaries', form)
  const [{ kind, name, active_ingredient, unit, withdrawal_days, farm_input } = assert.fail()] = inputs
  assert.deepEqual(
    [kind, name, active_ingredient, unit, withdrawal_days, farm_input?.name],
    ['vet_drug', 'Toltrazuril 2,5 %', 'Toltrazuril', 'lít', 8, 'Toltrazuril 2,5 %'],
  )
  const sale = await admin('POST', '/diaries', diaryForm('sale', '2026-09-09T06:00:00+07:00', { quantity: 10 }))
  assert.equal(sale.message, 'Chưa đủ thời gian cách ly của Toltrazuril 2,5 % (đến 10/09/2026)')
})

test('the withdrawal period of the list may be made longer, never shorter', async () => {
  const { ask, admin, diaryForm } = await givenChain(server)
  const { id } = await ask('POST', '/farm-inputs', drug)
  const withDays = (withdrawal_days: number) =>
    admin(
      'POST',
      '/diaries',
      diaryForm('treatment', DAY, { inputs: [{ farm_input_id: id, quantity: 2, withdrawal_days }] }),
    )
  assert.deepEqual((await withDays(7)).errors, {
    'inputs.0.withdrawal_days': ['Thời gian cách ly của Toltrazuril 2,5 % không được ngắn hơn 8 ngày'],
  })
  assert.equal(entryOf(await withDays(12)).inputs[0]?.withdrawal_days, 12)
})

test('a listed input that is typed keeps the withdrawal period and the kind of the list', async () => {
  const { ask, admin, diaryForm } = await givenChain(server)
  await ask('POST', '/farm-inputs', drug)
  const typed = { name: 'TOLTRAZURIL 2,5%', kind: 'vet_drug', quantity: 1, unit: 'g', withdrawal_days: 0 }
  const short = ['Thời gian cách ly của Toltrazuril 2,5 % không được ngắn hơn 8 ngày']
  const inputs = [
    typed,
    { ...typed, kind: 'other' },
    { ...typed, name: 'Baycox', active_ingredient: 'Toltrazuril 25 mg' },
  ]
  assert.deepEqual((await admin('POST', '/diaries', diaryForm('treatment', DAY, { inputs }))).errors, {
    'inputs.0.withdrawal_days': short,
    'inputs.1.kind': ['Toltrazuril 2,5 % trong danh mục là thuốc thú y'],
    'inputs.2.withdrawal_days': short,
  })
  const { id } = await ask('POST', '/diaries', diaryForm('treatment', DAY, { inputs: [coccidiosis] }))
  assert.deepEqual((await admin('PATCH', `/diaries/${id}`, { inputs: [typed] })).errors, {
    'inputs.0.withdrawal_days': short,
  })
  assert.equal((await ask('PATCH', `/diaries/${id}`, { inputs: [{ ...typed, withdrawal_days: 8 }] })).inputs.length, 1)
})

test('what is forbidden is refused with its rule, chosen or typed; so is what is not for these animals', async () => {
  const { ask, admin, diaryForm, product } = await givenChain(server)
  await server.sql`update products set animal_id = ${await idOf(server, 'animals', 'GA-TIEN-YEN')} where id = ${product.id}`
  const banned = await ask('POST', '/farm-inputs', {
    ...drug,
    ...ban,
    name: 'Chloramphenicol',
    active_ingredient: null,
  })
  const pigs = await idOf(server, 'animals', 'LON-MONG-CAI')
  const forPigs = await ask('POST', '/farm-inputs', { ...drug, name: 'Thuốc cho lợn', animal_ids: [pigs] })
  const inputs = [
    { farm_input_id: banned.id, quantity: 1, withdrawal_days: 0 },
    { ...coccidiosis, active_ingredient: 'CHLORAMPHENICOL 10 %' },
    { farm_input_id: forPigs.id, quantity: 1 },
    coccidiosis,
  ]
  const rule = 'Chloramphenicol bị cấm sử dụng: Thông tư 10/2016/TT-BNNPTNT'
  assert.deepEqual((await admin('POST', '/diaries', diaryForm('treatment', DAY, { inputs }))).errors, {
    'inputs.0.farm_input_id': [rule],
    'inputs.1.active_ingredient': [rule],
    'inputs.2.farm_input_id': ['Thuốc cho lợn không được phép dùng cho Gà Tiên Yên'],
  })
})

test('a forbidden substance is refused as the drug or the feed of a diary, too, wherever the list forbids it', async () => {
  const { ask, admin, diaryForm } = await givenChain(server)
  const elsewhere = { ...drug, ...ban, name: 'Fipronil', active_ingredient: null, sectors: ['plant'] }
  await ask('POST', '/farm-inputs', elsewhere)
  const write = (details: object) =>
    admin('POST', '/diaries', diaryForm('treatment', DAY, { inputs: [coccidiosis], details }))
  assert.deepEqual((await write({ drug: 'Thuốc rận FIPRONIL' })).errors, {
    'details.drug': ['Fipronil bị cấm sử dụng: Thông tư 10/2016/TT-BNNPTNT'],
  })
  const { id } = (await write({ drug: 'Toltrazuril' })).data.entry
  const edited = await admin('PATCH', `/diaries/${id}`, { details: { drug: 'fipronil' } })
  assert.deepEqual(Object.keys(edited.errors ?? {}), ['details.drug'])
})

test('a diary written before a substance was forbidden is still corrected and commented on', async () => {
  const { ask, diaryForm } = await givenChain(server)
  const old = await ask('POST', '/diaries', diaryForm('treatment', DAY, { inputs: [coccidiosis] }))
  await ask('POST', '/farm-inputs', { ...drug, ...ban, name: coccidiosis.name })
  const commented = await ask('PATCH', `/diaries/${old.id}`, { authority_comment: 'Đã kiểm tra', inputs: old.inputs })
  assert.equal(commented.authority_comment, 'Đã kiểm tra')
})

test('a producer reads the list and changes nothing in it', async () => {
  const { ask, manufacture } = await givenChain(server)
  const { id } = await ask('POST', '/farm-inputs', drug)
  const owner = await signInAs(server, 'producer_admin', { manufacture_id: manufacture.id })
  assert.equal(entryOf(await owner('GET', `/farm-inputs/${id}`)).withdrawal_days, 8)
  assert.equal((await owner('POST', '/farm-inputs', { ...drug, name: 'Khác' })).code, 403)
  assert.equal((await owner('PUT', `/farm-inputs/${id}`, { ...drug, withdrawal_days: 0 })).code, 403)
})
