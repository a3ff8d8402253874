import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test, type TestContext } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { ADMINISTRATOR, askForNoSecondFactor, postmasterOf, settingsFor } from './administrator.ts'
import { random, roundsOr, seed } from './rounds.ts'
import { newDataFolder, startProduct, type Product } from '../product.ts'

/** Twice the promised wait, in milliseconds, since a machine that also does other things is slower. */
const LONGEST_WAIT = 30_000

const faults: Record<string, (folder: string) => void> = {
  'the postmaster is killed': (folder) => process.kill(postmasterOf(folder), 'SIGKILL'),
  'one of its processes is killed': killBackend,
  'it is told to stop at once': (folder) => process.kill(postmasterOf(folder), 'SIGQUIT'),
}

test(
  'the server outlives PostgreSQL under load, answers within a bound, is back soon, and has kept every answered write',
  { timeout: 900_000 },
  async (t) => {
    const folder = newDataFolder(t)
    t.diagnostic(`seed ${seed}`)
    const product = await startProduct(t, settingsFor(folder))
    await product.ready()
    await askForNoSecondFactor(folder)
    const load = await startLoad(t, product)
    for (let round = 0; round < roundsOr(2); round++) {
      for (const [name, strike] of Object.entries(faults)) {
        const heard = load.heard()
        await sleep(700 + random() * 800)
        strike(folder)
        const struck = Date.now()
        await product
          .ready(20)
          .catch((error: unknown) =>
            assert.fail(
              `${name}: ${product.hasEnded() ? 'ended' : 'not ready'}\n${(error as Error).message.slice(-3_000)}`,
            ),
          )
        await load.writesAgain()
        t.diagnostic(`${name}: back after ${Date.now() - struck} ms`)
        await load.hears(heard)
      }
    }
    await load.stop()
    assert.ok(load.slowest() < LONGEST_WAIT, `a request took ${load.slowest()} ms`)
    assert.deepEqual(load.wrong(), [])
    const kept = await load.kept()
    assert.deepEqual(
      load.written().filter((code) => !kept.has(code)),
      [],
    )
    await load.exports()
    const outages = product
      .said()
      .split('\n')
      .filter((line) => line.includes('"msg":"outage"'))
      .map((line) => (JSON.parse(line) as { time: number }).time)
    assert.ok(outages.length > 0)
    assert.deepEqual(
      outages.filter((time, place) => place > 0 && time - outages[place - 1]! < 1_000),
      [],
      'an outage is one line a second at most',
    )
    const defects = product
      .said()
      .split('\n')
      .filter((line) => line.startsWith('{"level":50'))
    assert.deepEqual(defects, [], 'an outage is no defect, neither of a request nor of the queue')
  },
)

/**
 * Everything that uses the database in its own way: lists, writes, transactions, event streams, jobs, public pages,
 * scans.
 */
async function startLoad(t: TestContext, { address }: Product) {
  const ask = async (path: string, init: RequestInit = {}) => {
    const started = Date.now()
    try {
      const reply = await fetch(`${address}${path}`, { ...init, signal: AbortSignal.timeout(LONGEST_WAIT + 5_000) })
      const text = await reply.text()
      if (![200, 404, 429, 503].includes(reply.status))
        wrong.add(`${path.split('?')[0]} ${reply.status} ${text.slice(0, 200)}`)
      return { code: reply.status, text }
    } catch (error) {
      wrong.add(`${path.split('?')[0]} ${String((error as Error).cause ?? error)}`)
      return { code: 0, text: '' }
    } finally {
      slowest = Math.max(slowest, Date.now() - started)
    }
  }
  const wrong = new Set<string>()
  let [slowest, going, count, heard, writes] = [0, true, 0, 0, 0]
  const written: string[] = []

  const post = (path: string, body: object, headers = {}) =>
    ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const session = JSON.parse((await post('/api/auth/login', ADMINISTRATOR)).text) as { data: { token: string } }
  const authorization = `Bearer ${session.data.token}`
  const get = (path: string) => ask(path, { headers: { authorization } })

  async function write(): Promise<void> {
    const code = `T${++count}`
    const { code: status } = await post(
      '/api/admin/product-groups',
      { code, name: `Nhóm ${code}`, sector_kind: 'plant' },
      { authorization },
    )
    if (status === 200) written.push(code)
    if (status === 200) writes++
  }

  async function listen(): Promise<void> {
    const reply = await fetch(`${address}/api/admin/live`, {
      headers: { authorization },
      signal: stopped.signal,
    }).catch(() => null)
    if (reply?.status !== 200) return sleep(100)
    const text = new TextDecoder()
    for await (const chunk of reply.body!) if (text.decode(chunk as Uint8Array).includes('event: changed')) heard++
  }

  const stopped = new AbortController()
  const forever = async (act: () => Promise<unknown>) => {
    while (going) await act().catch(() => undefined)
  }
  const doing = [
    ...Array.from({ length: 6 }, () => forever(write)),
    ...Array.from({ length: 12 }, () => forever(() => get('/api/admin/product-groups?limit=50'))),
    ...Array.from({ length: 6 }, () => forever(() => post('/api/web/scans', { code: 'KHONGCO1' }))),
    ...Array.from({ length: 4 }, () => forever(() => ask('/s/KHONGCO1'))),
    forever(() => get('/api/admin/export-provinces')),
    forever(() => get('/api/admin/export-wards').then(() => sleep(2_000))),
    forever(() => ask('/api/ready')),
    forever(() => get('/api/admin/dashboard')),
    forever(listen),
  ]
  t.after(() => ((going = false), stopped.abort()))
  return {
    heard: () => heard,
    slowest: () => slowest,
    wrong: () => [...wrong],
    written: () => written,
    async writesAgain() {
      const before = writes
      for (const until = Date.now() + 20_000; writes < before + 3 && Date.now() < until;) await sleep(20)
    },
    async hears(before: number) {
      for (let turn = 0; heard <= before; turn++) {
        if (turn > 300) assert.fail('live lines hear nothing any more')
        await sleep(50)
      }
    },
    async stop() {
      going = false
      stopped.abort()
      await Promise.all(doing)
    },
    async kept() {
      const found = new Set<string>()
      for (let page = 1; ; page++) {
        const { data } = JSON.parse((await get(`/api/admin/product-groups?limit=100&page=${page}`)).text) as {
          data: { entries: { code: string }[] }
        }
        for (const { code } of data.entries) found.add(code)
        if (data.entries.length === 0) return found
      }
    },
    /**
     * Waits until all jobs are done: the queue notices an interrupted job by its missing heartbeats and restarts it
     * within a minute or so.
     */
    async exports() {
      let undone: Job[] = []
      for (let turn = 0; turn < 1_800; turn++) {
        const { data } = JSON.parse((await get('/api/admin/jobs')).text) as { data: { entries: Job[] } }
        undone = data.entries.filter(({ status }) => status !== 'done')
        if (undone.length === 0) return
        await sleep(100)
      }
      assert.fail(`jobs are not carried out any more: ${JSON.stringify(undone)}`)
    },
  }
}

interface Job {
  title: string
  status: string
  message: string
}

/** Kills any process that serves a connection; if it has ended since it was found, kills another one. */
function killBackend(folder: string): void {
  for (let attempt = 0; attempt < 10; attempt++) {
    try {
      return void process.kill(backendOf(folder), 'SIGKILL')
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
  assert.fail('no process that serves a connection could be killed')
}

function backendOf(folder: string): number {
  const parent = postmasterOf(folder)
  const backends = readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid))
    .filter((pid) => {
      const [, afterName = ''] = toldOf(pid, 'stat').split(') ')
      return Number(afterName.split(' ')[1]) === parent && toldOf(pid, 'cmdline').includes('127.0.0.1')
    })
    .map(Number)
  assert.ok(backends.length > 0, 'no process serves a connection')
  return backends[Math.floor(random() * backends.length)]!
}

/** A `/proc` file; empty if the process has ended. */
function toldOf(pid: string, what: 'stat' | 'cmdline'): string {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8')
  } catch {
    return ''
  }
}
