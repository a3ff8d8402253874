import assert from 'node:assert/strict'
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { freePort } from '../product.ts'
import type { Product } from '../product.ts'
import { until } from '../until.ts'
import { asker } from './asker.ts'
import type { Ask } from './asker.ts'

/** The nginx site that we ship, with ports, servers and a key folder filled in as an installer would. */
function siteFor(servers: Product[], keys: string, http: number, https: number): string {
  const upstream = servers.map(({ address }) => `server ${new URL(address).host} max_fails=0;`).join(' ')
  const changes = [
    ['server 127.0.0.1:3000 max_fails=0;', upstream],
    ['listen [::]:80;', ''],
    ['listen [::]:443 ssl;', ''],
    ['listen 80;', `listen 127.0.0.1:${http};`],
    ['listen 443 ssl;', `listen 127.0.0.1:${https} ssl;`],
    ['/etc/nginx/coi-nguon', keys],
  ] as const
  let site = readFileSync('deploy/nginx.conf', 'utf8')
  for (const [from, to] of changes) {
    assert.ok(site.includes(from), `deploy/nginx.conf has no «${from}»`)
    site = site.replaceAll(from, to)
  }
  return site
}

/** Creates a self-signed certificate for this machine, and returns it. */
function certificateIn(folder: string): string {
  const asked = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=localhost'.split(' ')
  const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')]
  const files = ['-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', key, '-out', certificate]
  execFileSync('openssl', [...asked, ...files], { stdio: 'ignore' })
  return readFileSync(certificate, 'utf8')
}

/**
 * Starts nginx with our site, in front of servers of this machine; requests go through its TLS, and a 502 carries
 * the last line of its log.
 */
export async function nginxBefore(t: TestContext, servers: Product[]): Promise<Ask> {
  const program = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'].find((path) => existsSync(path))
  assert.ok(program, 'Two servers behind nginx need nginx, which is not on this machine: install nginx-light')
  const folder = mkdtempSync(join(tmpdir(), 'coi-nguon-nginx-'))
  const certificate = certificateIn(folder)
  const https = await freePort()
  writeFileSync(join(folder, 'site.conf'), siteFor(servers, folder, await freePort(), https))
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  // Its workers run as the user who started it; otherwise they could not enter the folder.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const around = `${user} pid ${folder}/pid; error_log stderr; daemon off; worker_processes 1; events {}`
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
  const ask = asker(t, { address: `https://127.0.0.1:${https}` }, certificate)
  await until(async () => (await ask('GET', '/api/health')).code === 200)
  return async (...asked) => {
    const answer = await ask(...asked)
    return answer.code === 502 ? { ...answer, why: said.trim().split('\n').at(-1)! } : answer
  }
}
