import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import type { TestContext } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { until } from '../until.ts'
import { newDataFolder, startProduct } from '../product.ts'
import type { Product } from '../product.ts'
import { askForNoSecondFactor, ownerOf, settingsFor } from './administrator.ts'
import { asker, signIn } from './asker.ts'
import { random, roundsOr, seed } from './rounds.ts'

const CLIENTS = 20
const LONGEST_STOP = 15_000

/** Twenty clients, half of whom write, until the server takes nothing more. */
async function load(t: TestContext, product: Product, round: number) {
  const ask = asker(t, product)
  const token = await signIn(ask)
  const written: string[] = []
  const wrong: string[] = []
  let [count, toldToStop] = [0, Infinity]
  const clients = Array.from({ length: CLIENTS }, async (_, client) => {
    for (;;) {
      const code = `R${round}N${++count}`
      const path =
        client % 2 ? '/api/admin/product-groups' : ['/api/admin/product-groups?limit=50', '/s/KHONGCO1'][count % 2]!
      const begun = performance.now()
      const answer = await (client % 2
        ? ask('POST', path, token, { code, name: `Nhóm ${code}`, sector_kind: 'plant' })
        : ask('GET', path, token))
      if (answer.why.startsWith('ECONNREFUSED')) return
      // No failure: the server closed the connection before it read the request, so it accepted nothing.
      if (answer.why === 'ECONNRESET reused') continue
      // Expected once the server was told to stop: the operating system accepts a new connection, but the closing
      // server no longer does.
      if (answer.why === 'ECONNRESET new' && begun > toldToStop) continue
      if (client % 2 && answer.code === 200) written.push(code)
      if (answer.code === 0 || answer.code >= 500 || answer.code === 401)
        wrong.push(`${path} ${answer.code} ${answer.why} ${answer.text.slice(0, 200)}`)
    }
  })
  return {
    written,
    wrong,
    over: Promise.all(clients),
    count: () => count,
    tellToStop: () => (toldToStop = performance.now()),
  }
}

/** A process and all that it has begun. */
function familyOf(pid: number): number[] {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each)))
    try {
      parents.set(Number(name), Number(readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]!.split(' ')[1]))
    } catch {
      // It has ended meanwhile.
    }
  const family = [pid]
  for (const member of family) for (const [child, parent] of parents) if (parent === member) family.push(child)
  return family
}

test(
  'a server that is told to stop answers what it accepted, ends well within fifteen seconds, and has kept every answered write',
  { timeout: 1_800_000 },
  async (t) => {
    t.diagnostic(`seed ${seed}`)
    const folder = newDataFolder(t)
    const written: string[] = []
    for (let round = 0; round < roundsOr(1); round++) {
      for (const who of ['the server', 'all processes at once'] as const) {
        const product = await startProduct(t, settingsFor(folder))
        await product.ready()
        if (written.length === 0) await askForNoSecondFactor(folder)
        const asked = await load(t, product, written.length)
        await until(() => asked.written.length > CLIENTS || asked.wrong.length > 0)
        await sleep(random() * 1_000)
        const struck = Date.now()
        asked.tellToStop()
        for (const pid of who === 'the server' ? [product.pid] : familyOf(product.pid)) process.kill(pid, 'SIGTERM')
        assert.equal(await product.ended, 0, product.said().slice(-2_000))
        const took = Date.now() - struck
        await asked.over
        t.diagnostic(`${who}: ended after ${took} ms, ${asked.count()} requests, ${asked.written.length} writes`)
        assert.ok(took < LONGEST_STOP, `${who}: ${took} ms`)
        if (who === 'the server') assert.deepEqual(asked.wrong, [])
        assert.ok(asked.written.length > 0)
        assert.doesNotMatch(product.said(), /"msg":"defect"|Uncaught|unhandled/i)
        written.push(...asked.written)
      }
    }
    const product = await startProduct(t, settingsFor(folder))
    await product.ready()
    const sql = ownerOf(folder)
    const kept = new Set((await sql<{ code: string }[]>`select code from product_groups`).map(({ code }) => code))
    await sql.end()
    assert.deepEqual(
      written.filter((code) => !kept.has(code)),
      [],
    )
  },
)
