import assert from 'node:assert/strict'
import { test } from 'node:test'
import { givenIssue } from '../../../../test/issue.ts'
import { testServer } from '../../../../test/server.ts'

const server = testServer()

/** Two runs of an issue of ten labels, and every sum of what was printed. */
async function given() {
  const issue = await givenIssue(server)
  const { ask, stamp } = issue
  const first = (await ask('GET', `/print-stamp/${stamp.id}?line-number=2`)).run_id
  const second = (await ask('GET', `/print-stamp/${stamp.id}?line-number=1`)).run_id
  const sums = async () => {
    const { printed, remaining, months } = await ask('GET', '/stamp-statistics/summary')
    const { printed_count, status } = await ask('GET', `/stamps/${stamp.id}`)
    const { labels_printed } = await ask('GET', '/count-stamps')
    const byMonth = months.reduce((sum, month) => sum + month.printed, 0)
    assert.deepEqual([byMonth, printed_count, labels_printed, 10 - remaining], Array(4).fill(printed))
    return [printed, status]
  }
  const root = await server.signIn('everything')
  const remove = (id: number) => root('DELETE', `/stamp-statistics/${id}`)
  const recover = (id: number) => root('POST', `/stamp-statistics/${id}/recover`)
  return { ...issue, first, second, sums, remove, recover }
}

test('all sums of printed labels are those of the runs, also after runs were deleted and came back', async () => {
  const { first, second, sums, remove, recover } = await given()
  assert.deepEqual(await sums(), [9, 'printed'])
  assert.equal((await remove(second)).code, 200)
  assert.deepEqual(await sums(), [6, 'printed'])
  assert.equal((await remove(first)).code, 200)
  assert.deepEqual(await sums(), [0, 'issued'])
  const early = await recover(second)
  assert.deepEqual(
    [early.code, early.message],
    [422, 'Tem từ số 000007 đã in ở lần khác, không khôi phục lần in này được'],
  )
  assert.equal((await recover(first)).code, 200)
  assert.equal((await recover(second)).code, 200)
  assert.deepEqual(await sums(), [9, 'printed'])
})

test('a run comes back only while no other one took its labels', async () => {
  const { ask, stamp, second, sums, remove, recover } = await given()
  await remove(second)
  const { serials } = await ask('GET', `/print-stamp/${stamp.id}?line-number=1`)
  assert.deepEqual(serials, ['000007', '000008', '000009'])
  assert.equal((await recover(second)).code, 422)
  assert.deepEqual(await sums(), [9, 'printed'])
})

test('a run is not deleted that others followed, or of which labels were used', async () => {
  const { ask, stamp, first, second, sums, remove } = await given()
  const middle = await remove(first)
  assert.deepEqual(
    [middle.code, middle.message],
    [422, 'Chỉ xóa được lần in cuối của đợt tem: sau số 000006 đã in đến số 000009'],
  )
  await ask('POST', `/stamps/${stamp.id}/activate`, { serial_from: 9, serial_to: 9 })
  const used = await remove(second)
  assert.equal(used.code, 422)
  assert.match(used.message, /^Tem của lần in này đã kích hoạt, khóa, hủy hoặc được quét/)
  assert.deepEqual(await sums(), [9, 'activated'])
})
