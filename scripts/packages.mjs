import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { screens } from './builds.mjs'
import { must, npm } from './commands.mjs'

export const packagesIn = (path) => JSON.parse(readFileSync(path, 'utf8')).packages

/** Marker file: the hash of the lock file that the packages were last checked against. */
const note = (folder) => join(folder, 'node_modules/.installed-for')

/** npm's own list of what it has installed: it is written last. */
const installedIn = (folder) => join(folder, 'node_modules/.package-lock.json')

/** Whether packages that only tests and checks take are among those installed. */
const holdsDevelopers = () =>
  existsSync(installedIn('.')) &&
  Object.entries(packagesIn(installedIn('.'))).some(([path, { dev }]) => dev && path.includes('node_modules/'))

/**
 * Whether the installed packages match the lock file: those needed to build and run, and with `forDevelopers` also
 * those for tests and checks. Compares a hash, because a copy of the folder has other file times. When the lock file
 * changed, checks each package; optional ones for other platforms may be missing.
 */
export function packagesAreCurrent(forDevelopers) {
  const version = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  const isNoted = existsSync(note('.')) && readFileSync(note('.'), 'utf8') === version
  if (isNoted && (!forDevelopers || holdsDevelopers())) return true
  if (!existsSync(installedIn('.'))) return false
  const packages = Object.entries(packagesIn('package-lock.json')).filter(
    ([path, { dev }]) => path.includes('node_modules/') && (forDevelopers || !dev),
  )
  if (!packages.every(([path, wanted]) => isInstalled(path, wanted))) return false
  writeFileSync(`${note('.')}.${process.pid}`, version)
  renameSync(`${note('.')}.${process.pid}`, note('.'))
  return true
}

function isInstalled(path, { version, link, optional }) {
  const manifest = join(path, 'package.json')
  if (!existsSync(manifest)) return optional === true
  return link === true || JSON.parse(readFileSync(manifest, 'utf8')).version === version
}

/**
 * Installs into a temporary folder, then swaps: a failed installation leaves the old packages in place. The user
 * that runs PostgreSQL can read them, whatever the umask of the installing user. Packages for developers that were
 * installed are kept.
 */
export function installPackages(forDevelopers) {
  const withThose = forDevelopers || holdsDevelopers()
  console.log('Đang cài các gói, mất khoảng một phút…')
  const umask = process.umask(0o022)
  const aside = `.aside/packages-${process.pid}`
  clear('.aside')
  try {
    for (const manifest of manifests()) {
      mkdirSync(join(aside, dirname(manifest)), { recursive: true })
      cpSync(manifest, join(aside, manifest))
    }
    must(
      npm(['ci', withThose ? '--include=dev' : '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
        cwd: aside,
      }),
      'Không cài được các gói. Hãy kiểm tra mạng rồi chạy lại.',
    )
    if (!packagesAreCurrent(withThose)) change(aside)
  } finally {
    rmSync(aside, { recursive: true, force: true })
    process.umask(umask)
  }
}

/** Deletes what an interrupted installation has left. */
function clear(folder) {
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const path = join(folder, name)
    if (statSync(path).mtimeMs < Date.now() - 86_400_000) rmSync(path, { recursive: true, force: true })
  }
}

/** Input files of npm: the lock file, and the package.json of each workspace. */
function manifests() {
  const workspaces = Object.keys(packagesIn('package-lock.json')).filter((path) => !path.includes('node_modules'))
  return [
    'package-lock.json',
    ...workspaces.map((path) => join(path, 'package.json')),
    ...['.npmrc'].filter((path) => existsSync(path)),
  ]
}

function change(aside) {
  const folders = Object.keys(packagesIn('package-lock.json')).flatMap(
    (path) => path.match(/^.*?node_modules(?=\/)/) ?? [],
  )
  for (const folder of new Set(folders)) {
    if (existsSync(folder)) {
      mkdirSync(dirname(join(aside, 'before', folder)), { recursive: true })
      renameSync(folder, join(aside, 'before', folder))
    }
    if (existsSync(join(aside, folder))) renameSync(join(aside, folder), folder)
  }
}

/** The workspaces that a server loads; the others that it takes are among their dependencies. */
const RUN = ['packages/server', 'packages/demo']

/**
 * Folders of packages that are not needed to run what is built: neither the program nor a workspace that a server loads
 * depends on them. What is built contains its dependencies, those of other workspaces too.
 */
export function packagesOfBuilds() {
  const packages = packagesIn('package-lock.json')
  const built = screens()
  const asked = new Set(['', ...RUN])
  // A loop over a Set also visits what is added to it.
  for (const path of asked) {
    const { dependencies, optionalDependencies, peerDependencies } = packages[path]
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const found = foundFrom(path, name, packages)
      const workspace = found && packages[found].link && packages[found].resolved
      if (workspace && !built.includes(workspace)) asked.add(workspace)
      else if (found) asked.add(found)
    }
  }
  return Object.keys(packages).filter(
    (path) => path.includes('node_modules/') && !packages[path].link && !asked.has(path),
  )
}

/** The path at which a module finds a package: in `node_modules` of its own folder, or of the nearest folder above. */
function foundFrom(path, name, packages) {
  for (let folder = path; ; folder = dirname(folder)) {
    const place = join(folder, 'node_modules', name)
    if (place in packages) return place
    if (folder === '.' || folder === '') return null
  }
}
