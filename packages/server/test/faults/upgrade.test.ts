import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { programUrl } from '@trace/platform/ports/postgres/program-role.ts'
import { until } from '../until.ts'
import { startProduct } from '../product.ts'
import { testServer } from '../server.ts'
import { nginxBefore } from './nginx.ts'
import { random, roundsOr, seed } from './rounds.ts'

const server = testServer()
const CLIENTS = 8
/** Size limit: a version holds what runs, not what builds or tests it (decision 170). */
const MOST_BYTES = 350e6

/** Creates a version, with a file that no other version has; returns the version's folder. */
function laidVersion(folder: string, own: string): string {
  execFileSync(process.execPath, ['scripts/release.mjs', folder])
  const version = realpathSync(join(folder, 'current'))
  for (const assets of ['assets', 'current/packages/admin/dist/current/assets'])
    writeFileSync(join(folder, assets, own), own)
  return version
}

/** Checks that a version lists the packages it is made of (SBOM). */
function assertPackagesTold(version: string): void {
  const { bomFormat, components } = JSON.parse(readFileSync(join(version, 'sbom.cdx.json'), 'utf8')) as {
    bomFormat: string
    components: { group?: string; name: string; version: string }[]
  }
  assert.equal(bomFormat, 'CycloneDX')
  const told = new Set(components.map(({ group, name, version: of }) => `${group ? `${group}/` : ''}${name}@${of}`))
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { version: string; link?: boolean }>
  }
  const used = Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, { version: of }]) => `${path.replace(/^.*node_modules\//, '')}@${of}`)
  assert.deepEqual(
    used.filter((name) => !told.has(name)),
    [],
  )
}

/** Bytes that the files of a folder take on a disk, counted in blocks of 4 kB, whatever the real disk uses. */
function bytesIn(folder: string): number {
  const sizes = execFileSync('find', [folder, '-type', 'f', '-printf', '%s\n'], { encoding: 'utf8', maxBuffer: 1e8 })
  return sizes
    .trim()
    .split('\n')
    .reduce((sum, size) => sum + Math.ceil(Number(size) / 4_096) * 4_096, 0)
}

test(
  'two servers are replaced one after the other while people work: no error, no lost write, and files of both versions are there',
  { timeout: 3_600_000 },
  async (t) => {
    t.diagnostic(`seed ${seed}`)
    const folder = mkdtempSync(join(tmpdir(), 'coi-nguon-versions-'))
    t.after(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
    const before = laidVersion(folder, 'before-AAAAAAAA.js')
    assertPackagesTold(before)
    const bytes = bytesIn(before)
    t.diagnostic(`${bytes} bytes`)
    assert.ok(bytes < MOST_BYTES, `a version takes ${bytes} bytes`)
    const { token } = await server.signIn('everything')
    const settings = {
      DATABASE_URL: programUrl(server.url).href,
      DATABASE_OWNER_URL: server.url,
      DATA_DIR: server.settings.dataDir,
      POOL_SIZE: '6',
    }
    const servers = await Promise.all([startProduct(t, settings, before), startProduct(t, settings, before)])
    await Promise.all(servers.map((each) => each.ready()))
    const throughNginx = await nginxBefore(t, servers)
    const after = laidVersion(folder, 'after-BBBBBBBB.js')
    assert.notEqual(after, before)

    let [isOver, asked] = [false, 0]
    const [written, wrong]: [string[], string[]] = [[], []]
    const ask = async (path: string, body?: object) => {
      const { code, text, why } = await throughNginx(body ? 'POST' : 'GET', path, token, body)
      if (code !== 200) wrong.push(`${path} ${code} ${why} ${text.slice(0, 200)}`)
      asked++
      return code
    }
    const work = async (client: number) => {
      for (let number = 0; !isOver; number++) {
        const code = `U${client}N${number}`
        const group = { code, name: `Nhóm ${code}`, sector_kind: 'plant' }
        await ask('/admin/products')
        await ask('/assets/before-AAAAAAAA.js')
        await ask('/assets/after-BBBBBBBB.js')
        await ask('/api/admin/products?limit=10')
        if ((await ask('/api/admin/product-groups', group)) === 200) written.push(code)
        // Random pause: clients act at different moments.
        await sleep(random() * 200)
      }
    }
    const working = Promise.all(Array.from({ length: CLIENTS }, (_, client) => work(client)))
    const writtenMore = () => {
      const enough = written.length + 2 * CLIENTS
      return until(() => written.length > enough || wrong.length > 0)
    }
    for (let round = 0; round < roundsOr(1); round++)
      for (const place of [0, 1]) {
        await writtenMore()
        const port = new URL(servers[place]!.address).port
        servers[place]!.kill('SIGTERM')
        assert.equal(await servers[place]!.ended, 0)
        servers[place] = await startProduct(t, { ...settings, PORT: port }, round % 2 === 0 ? after : before)
        await servers[place].ready()
      }
    await writtenMore()
    isOver = true
    await working
    assert.deepEqual(wrong, [])
    const kept = new Set(
      (await server.sql<{ code: string }[]>`select code from product_groups`).map(({ code }) => code),
    )
    assert.deepEqual(
      written.filter((code) => !kept.has(code)),
      [],
    )
    t.diagnostic(`${asked} requests, ${written.length} writes`)
  },
)
