import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lockReasons, recallReasons, UNREAD_REASON } from '@trace/domain/areas/labels/issues/public-reasons.ts'
import { entryOf } from '../../../../test/chain.ts'
import { givenIssue } from '../../../../test/issue.ts'
import { placesOf } from '../../../../test/public-texts.ts'
import { testServer } from '../../../../test/server.ts'

const server = testServer()

const WORD = 'Kỳlân7391'

const recall = (recall_reason: string) => ({ recall_kind: 'voluntary', recall_reason, recall_handling: 'destroy' })

/** An issue of labels, a producer who may lock and recall, and `seen`: the public pages and APIs that show a word. */
async function given() {
  const chain = await givenIssue(server)
  const producer = await server.signIn(
    [
      { action: 'update', subject: 'stamps' },
      { action: 'update', subject: 'traces' },
      { action: 'read', subject: 'traces' },
      { action: 'read', subject: 'stamps' },
    ],
    { scope: 'manufacture', manufacture_id: chain.manufacture.id },
  )
  const codes = [await chain.codeOf(1), await chain.codeOf(2)]
  const seen = async (word: string): Promise<string[]> => {
    const found = await placesOf(server, word)
    for (const url of codes.flatMap((code) => [`/s/${code}`, `/api/web/stamps/${code}`])) {
      const { body } = await server.app.inject(url)
      if (body.includes(word)) found.push(url.replace(/\w{12}$/, 'code'))
    }
    const scan = await server.app.inject({ method: 'POST', url: '/api/web/scans', payload: { code: codes[0] } })
    if (scan.body.includes(word)) found.push('scans')
    return found
  }
  return { ...chain, producer, seen, stampId: chain.stamp.id, traceId: chain.active.id }
}

const ways: Record<string, (set: Awaited<ReturnType<typeof given>>, reason: string) => Promise<unknown>> = {
  'a locked issue': ({ producer, stampId }, reason) => producer('PUT', `/stamps/${stampId}/lock`, { reason }),
  'a locked label': ({ producer, stampId }, reason) =>
    producer('PUT', `/stamps/${stampId}/lock`, { serial_from: 1, reason }),
  'a step to locked': ({ producer, stampId }, reason) =>
    producer('PUT', `/stamps/${stampId}/change-status/locked`, { reason }),
  'a recall': ({ producer, traceId }, reason) => producer('PUT', `/traces/${traceId}/recall`, recall(reason)),
  'a step to recalled': ({ producer, traceId }, reason) =>
    producer('PUT', `/traces/${traceId}/change-status/recalled`, { ...recall(reason), reason }),
}

for (const [name, act] of Object.entries(ways)) {
  const own = `Hàng của ${WORD}`
  test(`${name}: nobody reads a producer's own words before an officer publishes them`, async () => {
    const set = await given()
    const done = (await act(set, own)) as { code: number; message: string }
    assert.equal(done.code, 200, done.message)
    assert.deepEqual(await set.seen(WORD), [])
  })

  test(`${name}: a sentence chosen from the list is read at once`, async () => {
    const set = await given()
    const chosen = name.includes('recall') ? recallReasons.quality : lockReasons.lost
    await act(set, chosen)
    assert.notDeepEqual(await set.seen(chosen), [])
  })
}

test('an officer publishes what a producer typed, or puts it in other words', async () => {
  const { ask, admin, producer, seen, stampId, traceId } = await given()
  entryOf(await producer('PUT', `/stamps/${stampId}/lock` as '/stamps/1/lock', { reason: `Mất tem ${WORD}` }))
  const typed = await ask('GET', `/stamps/${stampId}` as '/stamps/1')
  assert.deepEqual([typed.lock_reason, typed.public_reason], [`Mất tem ${WORD}`, null])
  const refused = await producer('PUT', `/stamps/${stampId}/publish-reason`, { public_reason: `Mất tem ${WORD}` })
  assert.equal(refused.code, 403)
  await ask('PUT', `/stamps/${stampId}/publish-reason`, { public_reason: `Mất tem ${WORD}` })
  assert.notDeepEqual(await seen(WORD), [])

  entryOf(await producer('PUT', `/traces/${traceId}/recall` as '/traces/1/recall', recall(`Lỗi ${WORD}8`)))
  assert.notDeepEqual(await seen(UNREAD_REASON), [])
  await ask('PUT', `/traces/${traceId}/publish-reason`, { public_reason: `Lỗi ghi nhãn ${WORD}9` })
  assert.deepEqual(await seen(`${WORD}8`), [])
  assert.notDeepEqual(await seen(`${WORD}9`), [])
  const kept = await ask('GET', `/traces/${traceId}` as '/traces/1')
  assert.equal(kept.recall_reason, `Lỗi ${WORD}8`)
  const none = await admin('PUT', `/traces/${traceId}/publish-reason`, { public_reason: '' })
  assert.equal(none.code, 422)
})

test("an officer's words are read at once", async () => {
  const { ask, seen, traceId } = await given()
  await ask('PUT', `/traces/${traceId}/recall`, recall(`Vượt giới hạn ${WORD}`))
  assert.notDeepEqual(await seen(WORD), [])
})
