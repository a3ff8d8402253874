import { createHash } from 'node:crypto'
import {
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { freemem } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { Complaint, must, npmBeside, windows } from './commands.mjs'

/**
 * Gigabytes of memory needed to build the largest workspace; machines with less use a version built elsewhere (`npm
 * run release`).
 */
const NEEDED = 1.5
/** Gigabytes that a server with its database needs, in addition, while the demo province is loaded. */
const MAKING = 1
const LITTLE_MEMORY =
  'Dựng giao diện cần chừng 1,5 GB bộ nhớ còn trống. Máy ít bộ nhớ hơn thì thêm swap, hoặc dựng trên máy khác bằng «npm run release» rồi chép sang (docs/van-hanh.md)'

/** Retention in days of a build that no running server uses. */
const KEPT = 2

/** Workspaces with a build step. */
export function screens() {
  return readdirSync('packages')
    .map((name) => join('packages', name))
    .filter(
      (folder) =>
        existsSync(join(folder, 'package.json')) &&
        JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).scripts?.build,
    )
}

/**
 * Builds a workspace into a folder named after a hash of its sources, then points `dist/current` to it. A running
 * server stays with the folder it started with.
 */
export async function build(folder) {
  for (;;) {
    const version = versionOf(folder)
    const place = join(folder, 'dist', version)
    if (!existsSync(place)) await make(folder, place)
    // The sources changed during the build: the result may mix two versions.
    if (versionOf(folder) !== version) {
      rmSync(place, { recursive: true, force: true })
      continue
    }
    pointTo(folder, version)
    return clear(folder, version)
  }
}

/**
 * Gigabytes of free memory; in a container at most its limit, and all of that, since its used memory includes the
 * file cache.
 */
const freeGigabytes = () => Math.min(freemem(), process.constrainedMemory() || Infinity) / 1e9

/** Whether there is enough memory to build while a server creates its database. */
export const mayBuildBeside = () => freeGigabytes() >= NEEDED + MAKING

async function make(folder, place) {
  console.log(`Đang dựng ${folder}…`)
  const gigabytes = freeGigabytes()
  if (gigabytes < NEEDED) console.log(`Bộ nhớ còn ${gigabytes.toFixed(1).replace('.', ',')} GB. ${LITTLE_MEMORY}`)
  const draft = `${place}.${process.pid}`
  const args = ['run', 'build', '--silent', '--prefix', folder, '--', '--outDir', resolve(draft), '--emptyOutDir']
  try {
    const built = await npmBeside(args)
    if (wasKilled(built)) throw new Complaint(`Không dựng được ${folder}: hết bộ nhớ. ${LITTLE_MEMORY}`)
    must(built, `Không dựng được ${folder}.`)
    if (!existsSync(place)) renameSync(draft, place)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

/** Linux ends the largest program when memory is used up; Node ends itself before, with its own limit. */
const wasKilled = ({ status, signal, stderr }) =>
  signal === 'SIGKILL' || status === 137 || status === 134 || /heap out of memory|Killed/.test(stderr ?? '')

/** Switches `dist/current` to a build atomically: it is never missing. */
export function pointTo(folder, version) {
  const link = join(folder, 'dist/current')
  if (lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink() && readlinkSync(link) === version) return
  const draft = `${link}.${process.pid}`
  rmSync(draft, { force: true })
  symlinkSync(windows ? resolve(dirname(link), version) : version, draft, 'junction')
  if (windows) rmSync(link, { recursive: true, force: true })
  renameSync(draft, link)
}

/** Deletes builds, and unfinished builds, that no running server has used for two days. */
function clear(folder, version) {
  const old = Date.now() - KEPT * 86_400_000
  for (const name of readdirSync(join(folder, 'dist')).filter(
    (one) => /^[0-9a-f]{16}(\.\d+)?$/.test(one) && one !== version,
  )) {
    const path = join(folder, 'dist', name)
    if (statSync(path).mtimeMs < old) rmSync(path, { recursive: true, force: true })
  }
}

/** Hash of everything the build depends on, by content: a copy of the folder gives the same version. */
function versionOf(folder) {
  const own = readdirSync(folder).filter(
    (name) => !['data', 'dist', 'node_modules', 'test'].includes(name) && !name.includes('.timestamp-'),
  )
  const files = [
    'package-lock.json',
    'packages/define/src',
    'packages/domain/src',
    ...['build', 'src', 'worker'].map((name) => join('packages/screens', name)),
    ...own.map((name) => join(folder, name)),
  ]
    .flatMap(filesIn)
    .toSorted()
  const hash = createHash('sha256')
  for (const path of files) hash.update(`${path}\0`).update(readFileSync(path)).update('\0')
  return hash.digest('hex').slice(0, 16)
}

function filesIn(path) {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) return []
  return found.isDirectory() ? readdirSync(path).flatMap((name) => filesIn(join(path, name))) : [path]
}
