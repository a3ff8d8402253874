import assert from 'node:assert/strict'
import { test } from 'node:test'
import { entryOf } from '../../test/chain.ts'
import { givenTrace } from '../../test/issue.ts'
import { testServer } from '../../test/server.ts'

const server = testServer()

const scan = (code: string, client_id: string) => server.call()('POST', '/api/web/scans', { code, client_id })

test('more than 300 phones of one address scan in a minute; one of them is the first, and they count as one network', async () => {
  const { active } = await givenTrace(server)
  const replies = await Promise.all(Array.from({ length: 320 }, (_, at) => scan(active.code, `máy ${at}`)))
  const said = replies.map((reply) => entryOf(reply).sentence)
  assert.equal(said.filter((sentence) => sentence === 'Bạn là người đầu tiên quét mã này.').length, 1)
  assert.equal(said.filter((sentence) => sentence.startsWith('Đã quét 1 lượt;')).length, 319)

  const again = entryOf(await scan(active.code, 'máy 0'))
  assert.deepEqual([again.counted, again.sentence.startsWith('Đã quét 1 lượt;')], [false, true])
})

test('one phone that goes on with one code is asked to wait, others are not', async () => {
  const { active } = await givenTrace(server)
  const replies = await Promise.all(Array.from({ length: 40 }, () => scan(active.code, 'một máy')))
  assert.equal(replies.filter(({ code }) => code === 429).length, 10)
  assert.equal((await scan(active.code, 'máy khác')).code, 200)
})
