import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Resource } from '@trace/define/resource.ts'
import { batches } from '@trace/domain/areas/growing/batches.ts'
import { diaries } from '@trace/domain/areas/growing/diaries.ts'
import type { Cell } from '@trace/platform/sheets/sheet.ts'
import { givenChain } from '../chain.ts'
import { finished } from '../finished.ts'
import { testServer } from '../server.ts'
import { sheet, workbooksOf } from '../workbooks.ts'
import type { Signed } from '../workbooks.ts'

type File = [resource: Resource, bytes: Buffer]

const server = testServer()

const { send } = workbooksOf(server)

async function files(): Promise<[lots: File, works: File]> {
  const { batch, manufacture, product, process, area, labor } = await givenChain(server)
  const { expected_quantity, product_unit_id, head_count_start } = batches.fields
  const heads = ['Tên lô', 'Cơ sở sản xuất', 'Sản phẩm', 'Quy trình', 'Vùng sản xuất', 'Ngày bắt đầu']
  const amounts = [expected_quantity.label, product_unit_id.label, head_count_start.label]
  const lot = (name: string): Cell[] => [
    name,
    manufacture.name,
    product.name,
    process.name,
    area.name,
    new Date('2026-07-05T00:00:00Z'),
    5400,
    'kg',
    3000,
  ]
  const work = (day: string): Cell[] => [batch.code, 'Thả đồi', labor.name, `${day}/11/2026 06:00`]
  return [
    [batches, await sheet([...heads, ...amounts], lot('Lứa một'), lot('Lứa hai'))],
    [
      diaries,
      await sheet(['Lô sản xuất', 'Công đoạn', 'Người thực hiện', 'Thời gian thực hiện'], work('09'), work('10')),
    ],
  ]
}

/** Checks a workbook and imports what was checked, as the dialog does. */
async function bringIn(call: Signed, resource: Resource, bytes: Buffer, body: object = {}) {
  const look = await send(call, resource, bytes, { dry: true })
  const path = `/import-${resource.name as 'diaries'}/checked/${look.id}` as const
  const { job } = (await call('POST', path, { dry: false, partial: false, corrections: [], ...body })).data
  return { look, done: await finished(call, job) }
}

const insist = [2, 3].map((row) => ({ row, answer: 'insist' as const }))

test('a file that is imported a second time is asked about row by row, days later and after both were checked, too', async () => {
  for (const [resource, bytes] of await files()) {
    const call = await server.signIn('everything')
    const first = await bringIn(call, resource, bytes)
    assert.equal(first.done.message, 'Thêm 2, sửa 0, giữ nguyên 0 dòng', JSON.stringify(first.look.problems))
    await server.sql`update jobs set created_at = created_at - interval '3 days', finished_at = finished_at - interval '3 days'`
    await server.sql`update ${server.sql(resource.table)} set created_at = created_at - interval '3 days'`
    const second = await bringIn(call, resource, bytes)
    const asked = second.look.problems?.map(({ row, asks }) => [row, asks])
    assert.deepEqual(
      asked,
      [2, 3].map((row) => [row, 'insist']),
      resource.name,
    )
    assert.deepEqual(
      [second.done.status, second.done.message],
      ['failed', '2 dòng cần bạn chọn, chưa nhập dòng nào'],
      resource.name,
    )
    const third = await bringIn(call, resource, bytes, { answers: insist })
    assert.equal(third.done.message, 'Thêm 2, sửa 0, giữ nguyên 0 dòng', resource.name)
  }
})

test('of a file whose right rows alone were imported, those are asked about when the mended file comes', async () => {
  const [, [resource, bytes]] = await files()
  const call = await server.signIn('everything')
  await bringIn(call, resource, bytes, { partial: true })
  const again = await bringIn(call, resource, bytes, { partial: true })
  assert.deepEqual(
    [again.done.created, again.done.failed, again.done.status],
    [0, 2, 'failed'],
    'what was asked about is not written by leaving wrong rows out',
  )
})
