import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import type { Worker } from 'node:worker_threads'
import { tags } from '@trace/domain/areas/catalogue/tags.ts'
import { openStorage } from '@trace/platform/ports/files/storage.ts'
import { enqueue } from '@trace/platform/jobs/enqueue.ts'
import { makeWorkbook } from '@trace/platform/sheets/write-workbook.ts'
import { finished } from '../finished.ts'
import { testServer } from '../server.ts'
import { upload } from '../upload.ts'
import { bookOf, inline, zipOf } from '../zips.ts'

const server = testServer()

type Signed = Awaited<ReturnType<typeof server.signIn>>

/** A workbook that imports one tag. */
const oneTag = () =>
  makeWorkbook([
    { name: 'Dữ liệu', columns: [{ heading: tags.fields.name.label, width: 20, format: 'text' }], rows: [['Thẻ mới']] },
  ])

/** Imports a workbook, and waits until its job has ended. */
const bringIn = async (call: Signed, bytes: Buffer) =>
  finished(call, (await upload(server.app, '/import-tags', { token: call.token, bytes })).data.job)

test('whatever a workbook holds, others are served meanwhile, and the next one is read', async () => {
  const call = await server.signIn('everything')
  const begin = async (bytes: Buffer) =>
    (await upload(server.app, '/import-tags/preview', { token: call.token, bytes })).data.job
  const head = `<row>${inline(tags.fields.name.label)}</row>`
  const attack = await finished(
    call,
    await begin(zipOf(bookOf({ sheet: `${head}<row>${inline('a'.repeat(195_000_000))}</row>` }))),
  )
  assert.deepEqual(
    [attack.status, attack.message],
    ['failed', 'Tệp không đọc được: sau khi giải nén lớn hơn 30 MB, hãy chia thành nhiều tệp'],
  )

  const long = `<row>${inline('Thẻ')}${'<c><v>1</v></c>'.repeat(42)}</row>`.repeat(40_000)
  const job = await begin(zipOf(bookOf({ sheet: `${head}${long}<row>${'<c><v>1</v></c>'.repeat(201)}</row>` })))
  let served = 0
  while ((await call('GET', `/jobs/${job.id}`)).data.entry.status !== 'failed') served++
  assert.ok(served > 5, `${served} answers while a long workbook was read`)
  assert.match((await finished(call, job)).message, /quá nhiều cột/)

  const after = await finished(call, await begin(await oneTag()))
  assert.deepEqual([after.status, after.message], ['done', 'Không có lỗi'])
})

test('a workbook whose reader dies is told as one that cannot be read, once and for all, and the next one is read', async () => {
  const call = await server.signIn('everything')
  const bytes = await oneTag()
  const begun: Worker[] = []
  const kill = (reader: Worker) => {
    begun.push(reader)
    reader.once('online', () => void reader.terminate())
  }
  process.on('worker', kill)
  const dead = await bringIn(call, bytes)
  process.off('worker', kill)
  assert.deepEqual([dead.status, dead.message, begun.length], ['failed', 'Tệp không đọc được', 1])
  assert.equal((await bringIn(call, bytes)).message, 'Thêm 1, sửa 0, giữ nguyên 0 dòng')
})

/** A job that was begun when the server died, as the next server finds it. */
async function cutOff(call: Signed, starts: number, total: number | null) {
  const path = `made/${randomBytes(8).toString('hex')}.xlsx`
  await (await openStorage(server.settings)).put(path, await oneTag())
  const input = { resource: 'tags', path, dry: false, partial: false, rows: [] }
  const job = await server.sql.begin(async (sql) => {
    const id = await enqueue(sql, { kind: 'import', title: 'Nhập', user: call.userId, input })
    await sql`update jobs set status = 'running', starts = ${starts}, total = ${total} where id = ${id}`
    return { id }
  })
  return finished(call, job)
}

test('an import during which the server died is begun once more, unless its workbook was being read', async () => {
  const call = await server.signIn('everything')
  const read = await cutOff(call, 1, 1)
  assert.deepEqual([read.status, read.message], ['done', 'Thêm 1, sửa 0, giữ nguyên 0 dòng'])
  const unread = await cutOff(call, 1, null)
  assert.deepEqual([unread.status, unread.message], ['failed', 'Tệp không đọc được'])
  const twice = await cutOff(call, 2, 1)
  assert.deepEqual([twice.status, twice.message], ['failed', 'Công việc bị gián đoạn nhiều lần, vui lòng làm lại'])
})
