import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test, type TestContext } from 'node:test'
import { failureOf } from '../../request/failures.ts'
import { readSettings } from '../settings/settings.ts'
import { openStorage } from './storage.ts'

/** A bucket at a local server that replies with `answers`. */
async function bucketThat(t: TestContext, answers: RequestListener) {
  const server = createServer(answers)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.after(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const settings = readSettings({ DATA_DIR: '/tmp', S3_URL: `http://key:secret@127.0.0.1:${port}/bucket` })
  return openStorage(settings)
}

const failure = async (call: Promise<unknown>) =>
  failureOf(
    await call.then(
      () => null,
      (error: unknown) => error,
    ),
  ).code

test('a bucket that falls silent is given up: whoever waits reads that the platform is busy', async (t) => {
  const storage = await bucketThat(t, () => undefined)
  const began = performance.now()
  const codes = await Promise.all([
    failure(storage.put('a', Buffer.from('a'))),
    failure(storage.read('a')),
    failure(storage.open('a')),
    failure(storage.remove('a')),
    failure(storage.list('a/')),
  ])
  assert.deepEqual(codes, [503, 503, 503, 503, 503])
  assert.ok(performance.now() - began < 15_000)
  assert.equal(await storage.answers(), false)
})

test('a bucket that answers with an error of its own is busy, and one that refuses answers', async (t) => {
  const broken = await bucketThat(t, (_, reply) => void reply.writeHead(500).end())
  assert.equal(await failure(broken.read('a')), 503)
  assert.equal(await broken.answers(), false)
  const closed = await bucketThat(t, (_, reply) => void reply.writeHead(403).end())
  assert.equal(await failure(closed.remove('a')), 500)
  assert.equal(await closed.answers(), true)
})
