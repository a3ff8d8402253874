import assert from 'node:assert/strict'
import { test } from 'node:test'
import { productGroups } from '@trace/domain/areas/catalogue/product-groups.ts'
import { processes } from '@trace/domain/areas/growing/processes.ts'
import { unpacked } from '@trace/platform/sheets/unzip.ts'
import { entryOf, givenChain } from '../chain.ts'
import { finished } from '../finished.ts'
import { testServer } from '../server.ts'
import { sheet, workbooksOf } from '../workbooks.ts'
import type { Signed } from '../workbooks.ts'

const server = testServer()

const workbooks = workbooksOf(server)
const { send } = workbooks

const group = { code: 'TH', name: 'Nhóm thử', sector_kind: 'animal' as const, sort_order: 7 }

async function givenTwo() {
  const call = await server.signIn('everything')
  const other = await server.signIn('everything')
  await server.sql`update users set name = 'Ngô Văn Nam' where id = ${other.userId}`
  const { id } = await server.given(productGroups, group)
  const book = await workbooks.sheetsOf(call, `/export-product-groups?id=${id}`, [])
  const set = (heading: string, value: string | number) => book.set(0, 1, heading, value)
  return { call, other, id, set, workbook: () => book.workbook(), now: () => server.row('product_groups', id) }
}

interface How {
  dry?: boolean
  answers?: { row: number | null; answer: string }[]
}

/** Checks a workbook again, or imports it, after an earlier check. */
async function again(call: Signed, job: { id: number }, { dry = false, answers = [] }: How = {}) {
  const body = { dry, partial: false, corrections: [], numbers: [], answers }
  return finished(call, (await call('POST', `/import-product-groups/checked/${job.id}`, body)).data.job)
}

const KEEP = [{ row: null, answer: 'keep' }]
const FILE = [{ row: null, answer: 'file' }]

test('an export carries the version of each row, in a hidden column at its end', async () => {
  const { call, id } = await givenTwo()
  const { url } = (await call('GET', `/export-product-groups?id=${id}`)).data
  const bytes = (await server.app.inject({ url })).rawPayload
  const parts = unpacked(bytes)
  assert.match(String(parts.get('xl/worksheets/sheet1.xml')), /<col [^>]*hidden="1"[^>]*\/><\/cols>/)
  const [headings, row] = await workbooks.rowsAt((await call('GET', `/export-product-groups?id=${id}`)).data.url)
  assert.deepEqual([headings!.at(-1), row!.at(-1)], ['Phiên bản khi xuất', 1])
  const job = await send(call, productGroups, bytes, { dry: true })
  assert.deepEqual([job.unchanged, job.ignored!.includes('Phiên bản khi xuất'), job.notes], [1, false, []])
})

test('an export that comes back takes nothing back that others wrote since: it asks, and names them and the columns', async () => {
  const { call, other, id, workbook, now } = await givenTwo()
  entryOf(await other('PUT', `/product-groups/${id}`, { ...group, name: 'Nhóm thử mới' }))
  const look = await send(call, productGroups, await workbook(), { dry: true })
  assert.deepEqual([look.updated, look.failed, look.message], [0, 1, '1 dòng cần bạn chọn'])
  assert.deepEqual(
    look.problems!.map(({ row, message, asks }) => [row, message, asks]),
    [[2, 'Đã được Ngô Văn Nam sửa sau khi tệp này được xuất: Tên nhóm', 'stale']],
  )
  const unasked = await send(call, productGroups, await workbook())
  assert.deepEqual([unasked.status, unasked.message], ['failed', '1 dòng cần bạn chọn, chưa nhập dòng nào'])
  assert.equal((await now())['name'], 'Nhóm thử mới')

  const kept = await again(call, unasked, { answers: KEEP })
  assert.deepEqual([kept.status, kept.message], ['done', 'Thêm 0, sửa 0, giữ nguyên 1 dòng'])
  assert.equal((await now())['name'], 'Nhóm thử mới')
  const second = await send(call, productGroups, await workbook(), { dry: true })
  const taken = await again(call, second, { answers: FILE })
  assert.deepEqual([taken.status, taken.message], ['done', 'Thêm 0, sửa 1, giữ nguyên 0 dòng'])
  assert.equal((await now())['name'], 'Nhóm thử')
})

test('what others wrote in another column is neither asked about nor taken back', async () => {
  const { call, other, id, set, workbook, now } = await givenTwo()
  entryOf(await other('PUT', `/product-groups/${id}`, { ...group, name: 'Nhóm thử mới' }))
  set('Thứ tự', 9)
  const look = await send(call, productGroups, await workbook(), { dry: true })
  assert.deepEqual(
    look.problems!.map(({ message }) => message),
    ['Đã được Ngô Văn Nam sửa sau khi tệp này được xuất: Tên nhóm'],
  )
  assert.equal((await again(call, look, { answers: KEEP })).message, 'Thêm 0, sửa 1, giữ nguyên 0 dòng')
  assert.deepEqual([(await now())['name'], (await now())['sort_order']], ['Nhóm thử mới', 9])

  set('Tên nhóm', 'Nhóm thử mới')
  set('Thứ tự', 10)
  assert.equal((await send(call, productGroups, await workbook())).message, 'Thêm 0, sửa 1, giữ nguyên 0 dòng')
})

test('a row that changes between check and import is asked about again, whatever was answered before', async () => {
  const { call, other, id, workbook, now } = await givenTwo()
  entryOf(await other('PUT', `/product-groups/${id}`, { ...group, name: 'Một' }))
  const look = await send(call, productGroups, await workbook(), { dry: true })
  entryOf(await other('PUT', `/product-groups/${id}`, { ...group, name: 'Hai' }))
  const late = await again(call, look, { answers: FILE })
  assert.deepEqual([late.status, late.problems!.map(({ asks }) => asks)], ['failed', ['stale']])
  assert.equal((await now())['name'], 'Hai')
  assert.equal((await again(call, late, { answers: FILE })).status, 'done')
  assert.equal((await now())['name'], 'Nhóm thử')
})

test('of a workbook without versions, the version is that of its first check', async () => {
  const { call, other, id, now } = await givenTwo()
  const bytes = await sheet(['ID', 'Tên nhóm', 'Thứ tự'], [id, 'Nhóm thử', 8])
  const look = await send(call, productGroups, bytes, { dry: true })
  assert.deepEqual([look.updated, look.problems], [1, []])
  entryOf(await other('PUT', `/product-groups/${id}`, { ...group, name: 'Nhóm thử mới' }))
  const late = await again(call, look)
  assert.deepEqual(
    late.problems!.map(({ message }) => message),
    ['Đã được Ngô Văn Nam sửa sau khi bạn kiểm tra tệp này lần đầu: Tên nhóm'],
  )
  const checked = await again(call, late, { dry: true })
  assert.equal(checked.problems!.length, 1, 'checking again answers nothing')
  assert.equal((await again(call, checked, { answers: KEEP })).message, 'Thêm 0, sửa 1, giữ nguyên 0 dòng')
  assert.deepEqual([(await now())['name'], (await now())['sort_order']], ['Nhóm thử mới', 8])
})

test('whoever edits one workbook and imports it again and again is not asked about their own imports', async () => {
  const { call, id, set, workbook, now } = await givenTwo()
  for (const name of ['Một', 'Hai', 'Ba']) {
    set('Tên nhóm', name)
    assert.equal((await send(call, productGroups, await workbook())).message, 'Thêm 0, sửa 1, giữ nguyên 0 dòng')
  }
  entryOf(await call('PUT', `/product-groups/${id}`, { ...group, name: 'Sửa ở biểu mẫu' }))
  set('Tên nhóm', 'Bốn')
  const asked = await send(call, productGroups, await workbook())
  assert.deepEqual(
    asked.problems!.map(({ message }) => message),
    ['Đã được chính bạn sửa sau khi tệp này được xuất: Tên nhóm'],
  )
  assert.equal((await now())['name'], 'Sửa ở biểu mẫu')
})

test('a row of whose changes the log knows too little is asked about, whatever its columns', async () => {
  const { call, id, set, workbook } = await givenTwo()
  await server.sql`update product_groups set version = version + 1 where id = ${id}`
  set('Thứ tự', 9)
  const { problems } = await send(call, productGroups, await workbook(), { dry: true })
  assert.deepEqual(
    problems!.map(({ message }) => message),
    ['Đã được người khác sửa sau khi tệp này được xuất: Thứ tự'],
  )
})

test('rows inside rows are asked about with the row they belong to', async () => {
  const { ask, stages } = await givenChain(server)
  const call = await server.signIn('everything')
  const draft = await ask('POST', '/processes', {
    name: 'Quy trình nháp',
    sector_kind: 'animal',
    standard: 'vietgahp',
    process_stages: [{ stage_id: stages.stocking }, { stage_id: stages.sale }],
  })
  const book = await workbooks.sheetsOf(call, `/export-processes?id_from=${draft.id}`, ['Công đoạn'])
  const process_stages = [...draft.process_stages, { stage_id: stages.ranging }]
  await ask('PUT', `/processes/${draft.id}`, { ...draft, process_stages })
  const look = await send(call, processes, await book.workbook(), { dry: true })
  assert.deepEqual(
    look.problems!.map(({ message }) => message),
    ['Đã được Lan sửa sau khi tệp này được xuất: Công đoạn'],
  )
  const body = { dry: false, partial: false, corrections: [], answers: FILE }
  const { job } = (await call('POST', `/import-processes/checked/${look.id}`, body)).data
  assert.equal((await finished(call, job)).status, 'done')
  assert.equal((await ask('GET', `/processes/${draft.id}`)).process_stages.length, 2)
})

test('the check shows what becomes empty, and which rows inside are left out', async () => {
  const { ask, stages } = await givenChain(server)
  const call = await server.signIn('everything')
  const draft = await ask('POST', '/processes', {
    name: 'Quy trình nháp',
    sector_kind: 'animal',
    total_days: 120,
    process_stages: [{ stage_id: stages.stocking }, { stage_id: stages.sale }],
  })
  const book = await workbooks.sheetsOf(call, `/export-processes?id_from=${draft.id}`, ['Công đoạn'])
  book.set(0, 1, processes.fields.total_days.label, null)
  book.sheets[1]!.rows.splice(2, 1)
  const { readings } = await send(call, processes, await book.workbook(), { dry: true })
  assert.deepEqual(readings, [
    { row: 2, column: processes.fields.total_days.label, said: '', read: '', was: '120' },
    { row: 2, column: 'Công đoạn', said: '1 dòng', read: 'bỏ 1 dòng', was: '2 dòng' },
  ])
})
