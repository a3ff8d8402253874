import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Resource } from '@trace/define/resource.ts'
import { diaries } from '@trace/domain/areas/growing/diaries.ts'
import { distributors } from '@trace/domain/areas/tracing/distributors.ts'
import type { Cell } from '@trace/platform/sheets/sheet.ts'
import { givenChain, manufactureForm } from '../chain.ts'
import { finished } from '../finished.ts'
import { testServer } from '../server.ts'
import { sheet, workbooksOf } from '../workbooks.ts'
import type { Signed } from '../workbooks.ts'

const server = testServer()

const { send } = workbooksOf(server)

const headings = ['Tên nhà phân phối', 'Loại', 'Số điện thoại', 'Tỉnh/thành phố', 'Xã/phường/đặc khu']
const former = ['Huyện cũ (trước 01/7/2025)', 'Xã cũ (trước 01/7/2025)']
const market = (...places: Cell[]): Cell[] => ['Chợ thử', 'Chợ', '0912000222', ...places]

/** Checks a workbook, and checks it again with all its proposals; returns what was proposed, and what is wrong then. */
async function proposed(call: Signed, resource: Resource, bytes: Buffer) {
  const look = await send(call, resource, bytes, { dry: true })
  const found = (look.problems ?? []).filter(({ proposal }) => proposal)
  const corrections = found.map(({ row, column, said, proposal }) => ({ row, column, said, proposal }))
  const path = `/import-${resource.name as 'diaries'}/checked/${look.id}` as const
  const { job } = (await call('POST', path, { dry: true, partial: false, corrections })).data
  const again = await finished(call, job)
  return {
    proposals: found.map(({ row, said, proposal, alone }) => [row, said, proposal, alone]),
    first: look.problems?.map(({ message }) => message),
    after: again.problems?.map(({ row, message }) => [row, message]),
  }
}

test('a commune that was not found is looked for in the province of its row alone', async () => {
  const call = await server.signIn('everything')
  const bytes = await sheet(
    headings,
    market('Tỉnh Quảng Ninh', 'Điền Xá'),
    market('Tỉnh Quảng Ninh', 'Xã Không Có'),
    market('Quảng Ninh', 'Điền Xa'),
    market('Tỉnh Quảng Ninh', 'Xã Cẩm Giang'),
    market('Thành phố Hải Phòng', 'Xã Cẩm Giang'),
  )
  const { proposals, after } = await proposed(call, distributors, bytes)
  assert.deepEqual(proposals, [
    [2, 'Điền Xá', 'Xã Điền Xá', true],
    [4, 'Quảng Ninh', 'Tỉnh Quảng Ninh', undefined],
    [4, 'Điền Xa', 'Xã Điền Xá', true],
  ])
  assert.deepEqual(after, [
    [3, 'Xã/phường/đặc khu: không tìm thấy “Xã Không Có”'],
    [5, 'Xã/phường/đặc khu: không tìm thấy “Xã Cẩm Giang”'],
  ])
})

test('a former commune is looked for in the former district of its row', async () => {
  const call = await server.signIn('everything')
  const bytes = await sheet(
    [...headings, ...former],
    market('Tỉnh Quảng Ninh', 'Xã Điền Xá', 'Huyện Tiên Yên', 'Điền Xá'),
    market('Tỉnh Quảng Ninh', 'Xã Điền Xá', 'Tiên Yên', 'Xã Điền Xa'),
    market('Tỉnh Quảng Ninh', 'Xã Điền Xá', 'Huyện Tiên Yên', 'Xã Yên Than'),
  )
  const { proposals, after } = await proposed(call, distributors, bytes)
  assert.deepEqual(
    proposals.map(([row, said, proposal]) => [row, said, proposal]),
    [
      [2, 'Điền Xá', 'Xã Điền Xá'],
      [3, 'Tiên Yên', 'Huyện Tiên Yên'],
      [3, 'Xã Điền Xa', 'Xã Điền Xá'],
    ],
  )
  assert.deepEqual(after, [])
})

test('of former communes of one name, the one in the former district of the row is meant', async () => {
  const call = await server.signIn('everything')
  const [twin] = await server.sql<{ ward: string; district: string; now: string; province: string }[]>`
    select w.name as ward, d.name as district, n.name as now, p.name as province
    from wards w join districts d on d.id = w.district_id join wards n on n.id = w.successor_id
      join provinces p on p.id = n.province_id
    where w.system = 'legacy' and w.candidate_ids = '{}'
      and 1 < (select count(*) from wards o where o.system = 'legacy' and o.name = w.name)
      and 1 = (select count(*) from districts o where o.name = d.name)
      and 1 = (select count(*) from wards o where o.system = '2025' and o.name = n.name and o.province_id = p.id)
    order by w.id limit 1`
  const { ward, district, now, province } = twin!
  const { first } = await proposed(
    call,
    distributors,
    await sheet([...headings, ...former], market(province, now, district, ward)),
  )
  assert.deepEqual(first, [])
})

test('who did the work of a diary is looked for among the people of the producer of its batch', async () => {
  const { ask, batch, labor, manufacture } = await givenChain(server)
  const other = await ask(
    'POST',
    '/manufactures',
    await manufactureForm(server, { name: 'Trại khác', tax_code: '0000000002', phone: '0000000009', gln: null }),
  )
  await ask('PUT', `/manufactures/${other.id}/change-approved`)
  const person = { labor_type: 'member', province_id: manufacture.province_id, ward_id: manufacture.ward_id } as const
  for (const [manufacture_id, name, phone] of [
    [other.id, 'Trần Thị Ba', '0000000003'],
    [other.id, labor.name, '0000000004'],
  ] as const) {
    const made = await ask('POST', '/labors', { ...person, name, phone, manufacture_id })
    await ask('PUT', `/labors/${made.id}/change-approved`)
  }
  const call = await server.signIn('everything')
  const bytes = await sheet(
    ['Lô sản xuất', 'Công đoạn', 'Người thực hiện', 'Thời gian thực hiện', 'Sản lượng'],
    [batch.code, 'Xuất bán', 'Trần Thị Ba', '10/11/2026 06:00', 500],
    [batch.code, 'Xuất bán', labor.name, '11/11/2026 06:00', 500],
    [batch.code, 'Xuất bán', 'Tran Thi Bé', '12/11/2026 06:00', 500],
  )
  const { proposals, after } = await proposed(call, diaries, bytes)
  assert.deepEqual(proposals, [[4, 'Tran Thi Bé', labor.name, true]])
  assert.deepEqual(after, [[2, 'Người thực hiện không hợp lệ']])
})
