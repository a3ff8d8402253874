import assert from 'node:assert/strict'
import { test } from 'node:test'
import { entryOf, fieldsOf, givenChain, idOf, manufactureForm, signInAs } from '../../../test/chain.ts'
import { lettersOf } from '../../../test/letters.ts'
import { testServer } from '../../../test/server.ts'

const server = testServer()

const taxCodes: [who: string, form: string, tax_code: string | null, code: number][] = [
  ['a co-operative without a tax code is refused', 'HOP-TAC-XA', null, 422],
  ['a company with a citizen number is refused', 'DOANH-NGHIEP', '000000000001', 422],
  ['a company with a tax code is taken', 'DOANH-NGHIEP', '0000000001', 200],
  ['a branch is taken', 'DOANH-NGHIEP', '0000000001-001', 200],
  ['a household with a citizen number is taken', 'HO-GIA-DINHCA-NHAN', '000000000001', 200],
  ['a household without any number is taken', 'HO-GIA-DINHCA-NHAN', null, 200],
  ['nine digits are no tax code', 'HO-GIA-DINHCA-NHAN', '000000001', 422],
]

for (const [what, form, tax_code, code] of taxCodes) {
  test(what, async () => {
    const admin = await server.signIn('everything')
    const reply = await admin(
      'POST',
      '/manufactures',
      await manufactureForm(server, {
        manufacturing_form_id: await idOf(server, 'manufacturing_forms', form),
        tax_code,
      }),
    )
    assert.equal(reply.code, code, reply.message)
    if (code === 422) assert.deepEqual(fieldsOf(reply), ['tax_code'])
  })
}

test('the same tax code twice is refused, the same name in the same commune is pointed out', async () => {
  const admin = await server.signIn('everything')
  entryOf(await admin('POST', '/manufactures', await manufactureForm(server)))
  const twice = await admin('POST', '/manufactures', await manufactureForm(server, { gln: null }))
  assert.deepEqual([twice.code, twice.errors], [409, { tax_code: ['Mã số thuế / Mã định danh đã tồn tại'] }])
  const namesake = await admin(
    'POST',
    '/manufactures',
    await manufactureForm(server, {
      gln: null,
      tax_code: '0000000002',
      name: 'htx chăn nuôi GÀ ĐỒI điền xá',
    }),
  )
  assert.deepEqual(namesake.data.warnings, [
    'Xã/phường này đã có cơ sở cùng tên: HTX Chăn nuôi gà đồi Điền Xá (chưa duyệt)',
  ])
})

test('a wrong check digit of a location number is refused', async () => {
  const admin = await server.signIn('everything')
  const reply = await admin('POST', '/manufactures', await manufactureForm(server, { gln: '9521234009017' }))
  assert.deepEqual(reply.errors, { gln: ['Mã GLN sai chữ số kiểm tra'] })
})

test('a new producer waits; approval gives it a code and lets it work, a rejection needs a reason', async () => {
  const admin = await server.signIn('everything')
  const { id, approval_status, is_active, code } = entryOf(
    await admin('POST', '/manufactures', await manufactureForm(server)),
  )
  assert.deepEqual([approval_status, is_active, code], ['pending', false, null])
  const unexplained = await admin('PUT', `/manufactures/${id}/change-approved`, { approval_status: 'rejected' })
  assert.deepEqual(unexplained.errors, { reject_reason: ['Lý do từ chối bắt buộc'] })
  const approved = entryOf(await admin('PUT', `/manufactures/${id}/change-approved`))
  assert.deepEqual([approved.code, approved.is_active, approved.approved_by], ['CS-22-000001', true, admin.userId])
})

test('an approved producer may be given an account of its own', async () => {
  const admin = await server.signIn('everything')
  const { id } = entryOf(await admin('POST', '/manufactures', await manufactureForm(server)))
  const without = await admin('PUT', `/manufactures/${id}/change-approved`, { create_account: true })
  assert.deepEqual([without.code, fieldsOf(without)], [422, ['email']])
  entryOf(
    await admin('PUT', `/manufactures/${id}/change-approved`, { create_account: true, email: 'chu-co-so@example.com' }),
  )
  const [account] = await server.sql`
    select u.username, u.manufacture_id, u.must_change_password, r.code from users u join roles r on r.id = u.role_id
    where u.email = 'chu-co-so@example.com'`
  assert.deepEqual(
    { ...account },
    {
      username: 'cs-22-000001',
      manufacture_id: id,
      must_change_password: true,
      code: 'producer_admin',
    },
  )
  const [letter] = await lettersOf(server, 'chu-co-so@example.com')
  assert.match(letter!, /Cơ sở .+ đã được duyệt, mã CS-22-000001\. Tên đăng nhập của bạn: cs-22-000001\./)
  assert.match(letter!, /trong 72 giờ/)
})

test('a producer corrects what was rejected and is waiting again, but approves nothing itself', async () => {
  const admin = await server.signIn('everything')
  const form = await manufactureForm(server)
  const { id } = entryOf(await admin('POST', '/manufactures', form))
  await admin('PUT', `/manufactures/${id}/change-approved`, {
    approval_status: 'rejected',
    reject_reason: 'Thiếu giấy tờ',
  })
  const owner = await server.signIn('everything', { scope: 'manufacture', manufacture_id: id })
  const corrected = entryOf(
    await owner('PUT', `/manufactures/${id}`, {
      ...form,
      business_license_no: 'GP-01',
      food_safety_grade: 'A',
    }),
  )
  assert.deepEqual(
    [corrected.approval_status, corrected.reject_reason, corrected.food_safety_grade],
    ['pending', null, null],
  )
  assert.equal((await owner('PUT', `/manufactures/${id}/change-approved`)).code, 403)
})

test('a producer is suspended only with a reason, and may work again', async () => {
  const { admin, manufacture } = await givenChain(server)
  const path = `/manufactures/${manufacture.id}/change-status` as const
  assert.deepEqual((await admin('PUT', path)).errors, { reason: ['Lý do bắt buộc'] })
  const suspended = entryOf(await admin('PUT', path, { reason: 'Vi phạm an toàn thực phẩm' }))
  assert.deepEqual([suspended.is_active, suspended.suspend_reason], [false, 'Vi phạm an toàn thực phẩm'])
  const back = entryOf(await admin('PUT', path, { is_active: true }))
  assert.deepEqual([back.is_active, back.suspend_reason], [true, null])
  const owner = await server.signIn('everything', { scope: 'manufacture', manufacture_id: manufacture.id })
  assert.equal((await owner('PUT', path, { reason: 'Nghỉ' })).code, 403)
})

test('a producer sees itself and nobody else', async () => {
  const { ask, manufacture } = await givenChain(server)
  const other = await ask(
    'POST',
    '/manufactures',
    await manufactureForm(server, {
      name: 'HTX khác',
      tax_code: '0000000009',
      gln: null,
    }),
  )
  const owner = await signInAs(server, 'producer_admin', { manufacture_id: manufacture.id })
  assert.deepEqual(
    (await owner('GET', '/manufactures')).data.entries.map(({ id }) => id),
    [manufacture.id],
  )
  assert.equal((await owner('GET', `/manufactures/${other.id}`)).code, 404)
})
