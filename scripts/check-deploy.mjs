import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Has the files of `deploy/` checked by the programs that will read them. A missing program is reported, and is a
 * failure unless `--present` asks only for those on this machine.
 */
const onlyPresent = process.argv.includes('--present')
const aside = mkdtempSync(join(tmpdir(), 'coi-nguon-deploy-'))

/** Copies the systemd units, with an `ExecStart` that exists on every machine; returns the paths of the copies. */
function units() {
  for (const name of ['coi-nguon.service', 'coi-nguon-backup.service', 'coi-nguon-backup.timer']) {
    const text = readFileSync(join('deploy', name), 'utf8').replaceAll(/^ExecStart=\S+/gm, 'ExecStart=/bin/true')
    writeFileSync(join(aside, name), text)
  }
  return ['coi-nguon.service', 'coi-nguon-backup.service', 'coi-nguon-backup.timer'].map((name) => join(aside, name))
}

/**
 * A whole nginx configuration around the site, with a temporary certificate. It listens on sockets: nginx opens them
 * during the check, and a port may be taken or need root.
 */
function site() {
  const keys = join(aside, 'keys')
  mkdirSync(keys)
  const asked = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=localhost'.split(' ')
  const files = ['-keyout', join(keys, 'privkey.pem'), '-out', join(keys, 'fullchain.pem')]
  const made = spawnSync('openssl', [...asked, ...files])
  if (made.status !== 0) throw new Error('openssl is needed for a certificate to try with')
  let sockets = 0
  const text = readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll('/etc/nginx/coi-nguon', keys)
    .replaceAll(/(\blisten )(?:\[::\]:)?\d+/g, (_, listen) => `${listen}unix:${aside}/${++sockets}.sock`)
  writeFileSync(join(aside, 'site.conf'), text)
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

/** Program, arguments that print its version, arguments that check our files. */
const checks = [
  ['systemd-analyze', ['--version'], () => ['verify', '--man=no', ...units()]],
  ['nginx', ['-v'], () => ['-t', '-c', site()]],
  ['caddy', ['version'], () => ['validate', '--config', 'deploy/Caddyfile', '--adapter', 'caddyfile']],
  ['docker', ['compose', 'version'], () => ['compose', '--file', compose(), 'config', '--quiet']],
  ['promtool', ['--version'], () => ['check', 'rules', 'deploy/alerts.yml']],
]

let [passed, failed] = [0, 0]
try {
  for (const [program, version, args] of checks) {
    if (spawnSync(program, version).status !== 0) {
      console.log(`${onlyPresent ? '-' : '✖'} ${program} is not on this machine: not tried`)
      if (!onlyPresent) failed++
      continue
    }
    const { status, stdout, stderr } = spawnSync(program, args(), { encoding: 'utf8' })
    // systemd only warns of a key that it does not know, and names the unit.
    const isRead = status === 0 && !stderr.includes(join(aside, 'coi-nguon'))
    if (isRead) passed++
    else failed++
    console.log(isRead ? `✔ ${program}` : `✖ ${program}\n${stdout}${stderr}`)
  }
} finally {
  rmSync(aside, { recursive: true, force: true })
}
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
