import assert from 'node:assert/strict'
import { test } from 'node:test'
import { manufactureForm, signInAs } from '../../../test/chain.ts'
import { givenIssue } from '../../../test/issue.ts'
import { testServer } from '../../../test/server.ts'

const server = testServer()

test('every code of goods leads to what bears it, typed, pasted or scanned', async () => {
  const { admin, ask, active, codeOf, stamp } = await givenIssue(server)
  const { batch_id, product_id, manufacture_id, material_area_id } = active
  const puc_code = 'VN-22-06874-001-26'
  const gtin = '8930000000019'
  await server.sql`update material_areas set puc_code = ${puc_code} where id = ${material_area_id}`
  await server.sql`update products set gtin = ${gtin} where id = ${product_id}`
  await server.sql`update manufactures set phone = '0203382511' where id = ${manufacture_id}`
  const { code: batchCode } = await ask('GET', `/batches/${batch_id}`)
  const label = await codeOf(3)

  const expected: [code: string | null, resource: string, id: number | null, serial: number | null][] = [
    [label, 'stamps', stamp.id, 3],
    [label.toLowerCase(), 'stamps', stamp.id, 3],
    [`https://truyxuat.example.vn/s/${label}`, 'stamps', stamp.id, 3],
    ['000003', 'stamps', stamp.id, 3],
    [stamp.code, 'stamps', stamp.id, null],
    [active.code, 'traces', active.id, null],
    [`https://truyxuat.example.vn/t/${active.code}`, 'traces', active.id, null],
    [batchCode, 'batches', batch_id, null],
    [puc_code.toLowerCase(), 'material-areas', material_area_id, null],
    [gtin, 'products', product_id, null],
    [`https://truyxuat.example.vn/01/0${gtin}`, 'products', product_id, null],
    ['0203.382.511', 'manufactures', manufacture_id, null],
  ]
  for (const [code, resource, id, serial] of expected) {
    const { data } = await admin('GET', `/look-up?code=${encodeURIComponent(code ?? '')}`)
    const [first] = data.entries
    assert.deepEqual([first?.resource, first?.id, first?.serial], [resource, id, serial], code ?? resource)
  }
})

test('what is out of reach, unknown or no code at all leads nowhere', async () => {
  const { admin, ask, codeOf, stamp } = await givenIssue(server)
  const elsewhere = { name: 'HTX khác', tax_code: '0000000002', phone: '0000000002', gln: null }
  const { id: manufacture_id } = await ask('POST', '/manufactures', await manufactureForm(server, elsewhere))
  const stranger = await signInAs(server, 'producer_admin', { manufacture_id })
  const editor = await signInAs(server, 'editor')
  const nothing = { code: 200, data: { entries: [] } }
  const asked = [await codeOf(1), '000001', stamp.code]
  for (const code of asked) {
    assert.equal((await admin('GET', `/look-up?code=${code}`)).data.entries.length, 1)
    for (const call of [stranger, editor]) {
      const { code: answer, data } = await call('GET', `/look-up?code=${code}`)
      assert.deepEqual({ code: answer, data: { entries: data.entries } }, nothing)
    }
  }
  const known = await codeOf(1)
  const mistyped = known.slice(0, -1) + (known.endsWith('0') ? '1' : '0')
  for (const code of ['', 'gà đồi', '000011', '\0', '%', 'a'.repeat(2_000), mistyped])
    assert.deepEqual((await admin('GET', `/look-up?code=${encodeURIComponent(code)}`)).data.entries, [], code)
  assert.equal((await stranger('GET', `/stamps/${stamp.id}/label?serial=1`)).code, 404)
})

test("a label's life tells what happened to it, from the issue to its scans", async () => {
  const { admin, ask, codeOf, stamp } = await givenIssue(server)
  await ask('GET', `/print-stamp/${stamp.id}?line-number=4`)
  await ask('POST', `/stamps/${stamp.id}/activate`)
  const code = await codeOf(2)
  await server.app.inject({ method: 'POST', url: '/api/web/scans', payload: { code, client_id: 'may-cua-khach' } })
  await ask('PUT', `/stamps/${stamp.id}/lock`, { serial_from: 2, serial_to: 2, reason: 'Nghi làm giả' })

  const life = await ask('GET', `/stamps/${stamp.id}/label?serial=2`)
  assert.deepEqual([life.serial, life.code, life.state, life.scan_count], ['000002', code, 'locked', 1])
  assert.deepEqual(life.steps.map(({ kind }) => kind).toSorted(), [
    'activated',
    'drafted',
    'locked',
    'printed',
    'scanned',
  ])
  assert.equal(life.steps.find(({ kind }) => kind === 'locked')?.note, 'Nghi làm giả')
  const other = await ask('GET', `/stamps/${stamp.id}/label?serial=3`)
  assert.deepEqual([other.state, other.steps.length], ['active', 3])
  assert.equal((await admin('GET', `/stamps/${stamp.id}/label?serial=11`)).code, 404)
  assert.equal((await admin('GET', `/stamps/${stamp.id}/label`)).code, 422)
})
