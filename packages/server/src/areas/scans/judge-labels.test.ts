import assert from 'node:assert/strict'
import { test } from 'node:test'
import { entryOf } from '../../../test/chain.ts'
import { givenIssue } from '../../../test/issue.ts'
import { givenScans } from '../../../test/past-scans.ts'
import { testServer } from '../../../test/server.ts'
import { judgeLabels } from './judge-labels.ts'

const server = testServer()
const DAY = 86_400_000
const places = [
  { latitude: 20.951, longitude: 107.08 },
  { latitude: 10.0341, longitude: 105.7876 },
]

/** Labels whose copies were bought daily until yesterday; the verdict on some does not yet include the last scans. */
async function givenLives() {
  const { ask, codeOf, stamp } = await givenIssue(server)
  await ask('GET', `/print-stamp/${stamp.id}?line-number=10`)
  await ask('POST', `/stamps/${stamp.id}/activate`)
  const codes = await Promise.all(Array.from({ length: 10 }, (_, label) => codeOf(label + 1)))
  for (const [label, code] of codes.entries())
    await givenScans(
      server,
      Array.from({ length: 3 * label }, (_, buyer) =>
        [0, 1].map((again) => ({
          code,
          at: new Date(Date.now() - (3 * label - buyer) * DAY + again * 3_600_000),
          device: `nhà ${label} ${buyer}`,
          place: places[buyer % 2]!,
        })),
      ).flat(),
    )
  return codes
}

const said = async () =>
  (
    await server.sql`
      select serial, verdict, is_suspect, evidence->'witnesses' as witnesses, score from stamp_codes where verdict <> 'none' order by serial`
  ).map((label) => ({ ...label }))

test('two networks that scan every label for a day change what is said of none, whenever labels are judged in that day', async () => {
  const codes = await givenLives()
  const before = await said()
  assert.ok(before.length > 0 && before.length < 10, 'some labels look copied')
  await Promise.all(
    Array.from({ length: 300 }, (_, number) =>
      server.app.inject({
        method: 'POST',
        url: '/api/web/scans',
        remoteAddress: `198.51.${100 + (number % 2)}.7`,
        payload: { code: codes[number % 10], client_id: `máy bịa ${number}`, ...places[number % 2] },
      }),
    ),
  )
  await judgeLabels(server.sql)
  assert.deepEqual(await said(), before)
  const [tried] =
    await server.sql`select count(*)::int as count from stamp_codes where is_tampered and review is not null`
  assert.equal(tried!['count'], 10, 'what was tried shows in the queue')

  const unjudged = async () =>
    (await server.sql`select count(*)::int as count from stamp_codes where unjudged_since is not null`)[0]!['count']
  assert.equal(await unjudged(), 10)
  await judgeLabels(server.sql, new Date(Date.now() + 3 * DAY))
  assert.equal(await unjudged(), 0, 'every label is judged by all days that are over')
})

test('a label that copies were seen of is said to be suspect from the second midnight on, without anybody scanning it', async () => {
  const { ask, codeOf, stamp } = await givenIssue(server)
  await ask('GET', `/print-stamp/${stamp.id}?line-number=10`)
  await ask('POST', `/stamps/${stamp.id}/activate`)
  const code = await codeOf(1)
  const buyers = Array.from({ length: 24 }, (_, buyer) => ({
    code,
    at: new Date(Date.now() - buyer * 2 * DAY),
    device: `nhà ${buyer}`,
    place: places[buyer % 2]!,
  }))
  await givenScans(server, buyers.toReversed())
  await server.sql`update stamp_codes set is_suspect = false, verdict = 'none'`
  await judgeLabels(server.sql)
  const told = async () => entryOf(await server.call()('POST', '/api/web/scans', { code, client_id: 'máy' })).result
  assert.equal(await told(), 'valid', 'nothing new counts by now')
  await judgeLabels(server.sql, new Date(Date.now() + 2 * DAY))
  assert.equal(await told(), 'suspect')
})
