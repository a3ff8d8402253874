import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Has the files of `deploy/` read by the programs they are for. A program that is missing is a failure, and is named. */
const aside = mkdtempSync(join(tmpdir(), 'coi-nguon-deploy-'))

/** The units as they are, but for the paths and users that only an installation has. */
function units() {
  for (const name of ['coi-nguon.service', 'coi-nguon-backup.service', 'coi-nguon-backup.timer']) {
    const text = readFileSync(join('deploy', name), 'utf8').replaceAll(/^ExecStart=\S+/gm, 'ExecStart=/bin/true')
    writeFileSync(join(aside, name), text)
  }
  return ['coi-nguon.service', 'coi-nguon-backup.service', 'coi-nguon-backup.timer'].map((name) => join(aside, name))
}

/** The site within a whole configuration, with a certificate for nobody. */
function site() {
  const keys = join(aside, 'keys')
  mkdirSync(keys)
  const asked = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=localhost'.split(' ')
  const files = ['-keyout', join(keys, 'privkey.pem'), '-out', join(keys, 'fullchain.pem')]
  const made = spawnSync('openssl', [...asked, ...files])
  if (made.status !== 0) throw new Error('openssl is needed for a certificate to try with')
  writeFileSync(
    join(aside, 'site.conf'),
    readFileSync('deploy/nginx.conf', 'utf8').replaceAll('/etc/nginx/coi-nguon', keys),
  )
  const whole = join(aside, 'nginx.conf')
  const parts = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${aside}/${name};`,
  )
  const around = `pid ${aside}/pid; error_log stderr; events {}`
  writeFileSync(whole, `${around} http { access_log off; ${parts.join(' ')} include ${aside}/site.conf; }`)
  return whole
}

function compose() {
  cpSync('deploy', join(aside, 'deploy'), { recursive: true })
  const names = ['DATABASE_PASSWORD', 'S3_KEY', 'S3_SECRET', 'PUBLIC_URL']
  writeFileSync(join(aside, 'deploy/.env'), names.map((name) => `${name}=x\n`).join(''))
  return join(aside, 'deploy/compose.yml')
}

/** Each program with what it is asked. */
const checks = [
  ['systemd-analyze', () => ['verify', '--man=no', ...units()]],
  ['nginx', () => ['-t', '-c', site()]],
  ['caddy', () => ['validate', '--config', 'deploy/Caddyfile', '--adapter', 'caddyfile']],
  ['docker', () => ['compose', '--file', compose(), 'config', '--quiet']],
  ['promtool', () => ['check', 'rules', 'deploy/alerts.yml']],
]

let failed = 0
try {
  for (const [program, args] of checks) {
    const { error, status, stdout, stderr } = spawnSync(program, args(), { encoding: 'utf8' })
    if (status === 0) console.log(`✔ ${program}`)
    else failed++
    if (error) console.log(`✖ ${program} is not on this machine: not tried`)
    else if (status !== 0) console.log(`✖ ${program}\n${stdout}${stderr}`)
  }
} finally {
  rmSync(aside, { recursive: true, force: true })
}
console.log(`${checks.length - failed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
