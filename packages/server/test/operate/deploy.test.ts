import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { importableFiles, MEGABYTE } from '@trace/define/uploads.ts'
import { parse } from 'yaml'
import { readSettings, unknownSettings } from '@trace/platform/ports/settings/settings.ts'

const root = join(import.meta.dirname, '../../../..')
const read = (name: string): string => readFileSync(join(root, 'deploy', name), 'utf8')

interface Service {
  environment: Record<string, string>
  volumes: string[]
}

test('the programs that the files are for read them, where they are on this machine, and all of the YAML is well formed', (t) => {
  const { status, stdout } = spawnSync(process.execPath, ['scripts/check-deploy.mjs', '--present'], {
    cwd: root,
    encoding: 'utf8',
  })
  for (const line of stdout.trim().split('\n')) t.diagnostic(line)
  assert.equal(status, 0, stdout)
  for (const name of readdirSync(join(root, 'deploy')).filter((file) => file.endsWith('.yml')))
    assert.equal(typeof parse(read(name), { merge: true }), 'object', name)
})

test('two servers of the containers share a database, a bucket and a folder, with settings that there are', () => {
  const { services } = parse(read('compose.yml'), { merge: true }) as { services: Record<string, Service> }
  const [one, other] = [services['server-1']!, services['server-2']!]
  assert.deepEqual([one.environment, one.volumes], [other.environment, other.volumes])
  const backup = services['backup']!
  assert.deepEqual(backup.environment, one.environment)
  assert.deepEqual(backup.volumes, [...one.volumes, 'backups:/var/backups/coi-nguon'])
  const given: Record<string, string> = { PUBLIC_URL: 'https://truyxuat.example.vn' }
  const environment = Object.fromEntries(
    Object.entries(one.environment).map(([name, text]) => [
      name,
      text.replaceAll(/\$\{(\w+):\?\}/g, (_, variable: string) => given[variable] ?? 'secret'),
    ]),
  )
  assert.deepEqual(unknownSettings(environment), [])
  assert.equal(readSettings(environment).poolSize, 20)
})

test('the service is an ordinary user, stops as a whole, comes back by itself and may write its own folders only', () => {
  const unit = read('coi-nguon.service')
  for (const line of [
    'User=coi-nguon',
    'KillMode=mixed',
    'Restart=always',
    'NoNewPrivileges=yes',
    'ProtectSystem=strict',
  ])
    assert.ok(unit.includes(`\n${line}\n`), line)
  assert.match(read('Containerfile'), /\nUSER node\n(.*\n)*HEALTHCHECK /)
  assert.ok(!/^(COPY|ADD) (.* )?\. /m.test(read('Containerfile')), 'everything that is copied is named')
})

test('an old Node is told of in a sentence before anything of the program is read', () => {
  const asked = (version: string) =>
    spawnSync(
      process.execPath,
      ['--import', `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'${version}'})`].concat([
        '-e',
        "require('./scripts/node-version.cjs')",
      ]),
      { cwd: root, encoding: 'utf8' },
    )
  const old = asked('18.19.0')
  assert.equal(old.status, 78)
  assert.match(old.stderr, /^Cần Node 20\.19 trở lên, máy này có Node 18\.19\.0\./)
  assert.deepEqual([asked('20.19.2').status, asked('24.1.0').stderr], [0, ''])
})

test('the proxies take workbooks, set the address of the client anew, and pass live events on at once', () => {
  const nginx = read('nginx.conf')
  const most = importableFiles.most / MEGABYTE + 1
  assert.ok(nginx.includes(`client_max_body_size ${most}m;`))
  assert.match(nginx, /proxy_set_header X-Forwarded-For \$remote_addr;/)
  assert.match(nginx, /location = \/api\/admin\/live \{[^}]*proxy_buffering off;/)
  const caddy = read('Caddyfile')
  for (const line of [`max_size ${most}MiB`, 'header_up X-Forwarded-For {remote_host}', 'flush_interval -1'])
    assert.ok(caddy.includes(line), line)
})

test('every alert says in Vietnamese what to look at', () => {
  const { groups } = parse(read('alerts.yml')) as {
    groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[]
  }
  for (const { alert, annotations } of groups.flatMap(({ rules }) => rules))
    assert.match(annotations.summary, /[ạảấầậắằẵếềệịọộớờởợụừứữýỷỹđ]/i, alert)
})
