import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import type { TestContext } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { programUrl } from '../../src/ports/postgres/program-role.ts'
import { until } from '../embedded-servers.ts'
import { startProduct } from '../product.ts'
import type { Product } from '../product.ts'
import { testServer } from '../server.ts'

const server = testServer()

/** Lays a version, with a file that no other version has; answers its folder. */
function laidVersion(folder: string, own: string): string {
  execFileSync(process.execPath, ['scripts/release.mjs', folder])
  const version = realpathSync(join(folder, 'current'))
  for (const assets of ['assets', 'current/packages/admin/dist/current/assets'])
    writeFileSync(join(folder, assets, own), own)
  return version
}

/** A version says of which packages it is made. */
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

/** Passes requests on to whichever server takes them, as a proxy before two of them does; answers its address. */
async function proxyBefore(t: TestContext, servers: Product[]): Promise<string> {
  let turn = 0
  const proxy = createServer((question, answer) => {
    const chunks: Buffer[] = []
    question.on('data', (chunk: Buffer) => chunks.push(chunk))
    question.on('end', () => pass(Buffer.concat(chunks), 1))
    const pass = (body: Buffer, tried: number) => {
      const next = servers[turn++ % servers.length]!
      const other = () => (tried < 4 ? pass(body, tried + 1) : answer.writeHead(502).end())
      const passed = request(
        `${next.address}${question.url}`,
        { method: question.method!, headers: question.headers, agent: false },
        (reply) => {
          // A server that is starting takes nothing yet.
          if (reply.statusCode === 503 && reply.headers['retry-after'] === '2') return void (reply.resume(), other())
          answer.writeHead(reply.statusCode!, reply.headers)
          reply.pipe(answer)
        },
      )
      passed.on('error', (error: NodeJS.ErrnoException) =>
        error.code === 'ECONNREFUSED' ? other() : answer.writeHead(502).end(error.message),
      )
      passed.end(body)
    }
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  t.after(() => proxy.close())
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
}

test(
  'two servers are replaced one after the other while people work: no error, no lost write, and files of both versions are there',
  { timeout: 300_000 },
  async (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'coi-nguon-versions-'))
    t.after(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
    const before = laidVersion(folder, 'before-AAAAAAAA.js')
    assertPackagesTold(before)
    const { token } = await server.signIn('everything')
    const settings = {
      DATABASE_URL: programUrl(server.url).href,
      DATABASE_OWNER_URL: server.url,
      DATA_DIR: server.settings.dataDir,
      POOL_SIZE: '6',
    }
    const servers = await Promise.all([startProduct(t, settings, before), startProduct(t, settings, before)])
    await Promise.all(servers.map((each) => each.ready()))
    const line = await proxyBefore(t, servers)
    const after = laidVersion(folder, 'after-BBBBBBBB.js')
    assert.notEqual(after, before)

    let isOver = false
    const [written, wrong, seen]: [string[], string[], Map<string, number>] = [[], [], new Map()]
    const ask = async (path: string, body?: object) => {
      const reply = await fetch(`${line}${path}`, {
        headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      })
      if (reply.status !== 200) wrong.push(`${path} ${reply.status} ${(await reply.text()).slice(0, 200)}`)
      else await reply.arrayBuffer()
      seen.set(path, (seen.get(path) ?? 0) + 1)
      return reply.status
    }
    const work = async () => {
      for (let number = 0; !isOver; number++) {
        const code = `U${number}`
        const asked = [
          ask('/admin/products'),
          ask('/assets/before-AAAAAAAA.js'),
          ask('/assets/after-BBBBBBBB.js'),
          ask('/api/admin/products?limit=10'),
          ask('/api/admin/product-groups', { code, name: `Nhóm ${code}`, sector_kind: 'plant' }).then((status) => {
            if (status === 200) written.push(code)
          }),
        ]
        await Promise.all([...asked, sleep(1_000)])
      }
    }
    const working = work()
    for (const place of [0, 1]) {
      await until(() => written.length > place * 2)
      const port = new URL(servers[place]!.address).port
      servers[place]!.kill('SIGTERM')
      assert.equal(await servers[place]!.ended, 0)
      servers[place] = await startProduct(t, { ...settings, PORT: port }, after)
      await servers[place].ready()
    }
    await until(() => written.length > 4)
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
    t.diagnostic(`${[...seen.values()].reduce((sum, count) => sum + count, 0)} requests, ${written.length} writes`)
  },
)
