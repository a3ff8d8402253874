import assert from 'node:assert/strict'
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import type { TestContext } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { programUrl } from '../../src/ports/postgres/program-role.ts'
import { until } from '../embedded-servers.ts'
import { freePort, startProduct } from '../product.ts'
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

/** The nginx that we ship, before two servers of this machine, without its certificate; answers its address. */
async function nginxBefore(t: TestContext, servers: Product[]): Promise<string> {
  const program = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'].find((path) => existsSync(path))
  assert.ok(program, 'Two servers behind nginx need nginx, which is not on this machine')
  const folder = mkdtempSync(join(tmpdir(), 'coi-nguon-nginx-'))
  const port = await freePort()
  const site = readFileSync('deploy/nginx.conf', 'utf8')
    .replace(/server 127\.0\.0\.1:3000([^;]*);/, (_, how: string) =>
      servers.map(({ address }) => `server ${new URL(address).host}${how};`).join(' '),
    )
    .replace(/server \{\s+listen 80;[^}]*\}/, '')
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replaceAll(/^\s+(listen \[::\]:443|ssl_).*$/gm, '')
  writeFileSync(join(folder, 'site.conf'), site)
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const around = `pid ${folder}/pid; error_log stderr; daemon off; worker_processes 1; events {}`
  const conf = join(folder, 'nginx.conf')
  writeFileSync(conf, `${around} http { access_log off; ${places.join(' ')} include ${folder}/site.conf; }`)
  const nginx = spawn(program, ['-c', conf], { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  nginx.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
  const ended = once(nginx, 'close')
  t.after(async () => {
    nginx.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
    for (const line of said.split('\n').slice(-20)) if (line) t.diagnostic(line)
  })
  const address = `http://127.0.0.1:${port}`
  await until(async () => (await fetch(`${address}/api/health`)).ok)
  return address
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
    const line = await nginxBefore(t, servers)
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
