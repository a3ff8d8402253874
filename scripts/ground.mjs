import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, realpathSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const windows = process.platform === 'win32'
const packagedNode = join(root, `node_modules/node-${windows ? 'win' : process.platform}-${process.arch}/bin/node${windows ? '.exe' : ''}`)

/**
 * Lays what every command stands on: the packages, the Node that is one of them, and the screens it wants, built.
 * On another Node it runs the same command again on the right one and ends with its result.
 */
export async function ground(wants = () => true) {
  process.chdir(root)
  if (process.env.npm_lifecycle_event) endWithParent()
  if (!packagesAreCurrent()) install()
  if (!runsOnPackagedNode()) process.exit(await run(packagedNode, process.argv.slice(1)))
  screens().filter((screen) => wants(screen) && !isBuilt(screen)).forEach(buildScreen)
}

/** npm that is killed cannot tell its script, which would go on unseen and hold the port. */
function endWithParent() {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGTERM'), 250).unref()
}

/** npm notes what it installed at the end of its work. The two files are written within a moment of each other. */
function packagesAreCurrent() {
  const installed = changedAt('node_modules/.package-lock.json')
  return installed > 0 && changedAt('package-lock.json') <= installed + 5000
}

function install() {
  console.log('Đang cài các gói, mất khoảng một phút…')
  must(npm('ci', '--no-audit', '--no-fund', '--loglevel=error'), 'Không cài được các gói. Hãy kiểm tra mạng rồi chạy lại.')
}

function runsOnPackagedNode() {
  if (existsSync(packagedNode)) return realpathSync(process.execPath) === realpathSync(packagedNode)
  if (Number(process.versions.node.split('.')[0]) >= 24) return true
  return stop(`Máy này (${process.platform} ${process.arch}) chưa có Node 24 kèm theo. Hãy cài Node 24 rồi chạy lại.`)
}

/** Folders of the workspaces that have something to build. */
function screens() {
  return readdirSync('packages')
    .map((name) => join('packages', name))
    .filter((folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).scripts?.build)
}

const builtNote = (folder) => join(folder, 'dist/.built')

function isBuilt(folder) {
  const own = readdirSync(folder).filter((name) => !['dist', 'node_modules', 'test'].includes(name))
  const sources = ['package-lock.json', 'packages/domain/src', ...own.map((name) => join(folder, name))]
  return changedAt(builtNote(folder)) > Math.max(...sources.map(changedAt))
}

function buildScreen(folder) {
  console.log(`Đang dựng ${folder}…`)
  const started = new Date()
  must(npm('run', 'build', '--silent', '--workspace', folder), `Không dựng được ${folder}.`)
  writeFileSync(builtNote(folder), '')
  utimesSync(builtNote(folder), started, started)
}

/** When the file, or the newest thing below the folder, was changed; 0 when it does not exist. */
function changedAt(path) {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) return 0
  const below = found.isDirectory() ? readdirSync(path).map((name) => changedAt(join(path, name))) : []
  return Math.max(found.mtimeMs, ...below)
}

const npm = (...args) => spawnSync('npm', args, { encoding: 'utf8', shell: windows })

function must({ status, error, stdout, stderr }, complaint) {
  if (status !== 0) stop([stdout, stderr, error?.message, complaint].filter(Boolean).join('\n'))
}

function stop(complaint) {
  console.error(complaint)
  process.exit(1)
}

/** Runs a program to its end and tells its exit code. Signals are passed on, once each, and it does not outlive this process. */
export async function run(command, args, options = {}) {
  const setpriv = ['/usr/bin/setpriv', '/bin/setpriv'].find((path) => existsSync(path))
  const [program, ...rest] = setpriv ? [setpriv, '--pdeathsig=TERM', command, ...args] : [command, ...args]
  const child = spawn(program, rest, { stdio: 'inherit', detached: true, ...options })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })
}
