import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { must } from './commands.mjs'
import { screens } from './builds.mjs'
import { packagedPostgres, tellPostgres } from './packaged-postgres.mjs'
import { packagesOfBuilds } from './packages.mjs'
import { prepareToRun } from './prepare.mjs'
import { billOfMaterials } from './sbom.mjs'

/**
 * Copies this version, already built and readable by the user of the service, into a folder of its own, and points
 * `current` to it. A server that runs from another version continues until its unit is restarted. Files that
 * browsers request are also kept beside the versions: while two servers are replaced one after the other, each
 * serves the files of both.
 */
await prepareToRun()
const { versionFiles } = await import('./version-files.mjs')
const { linkLibraries, postgresPackage } = await import('../packages/embedded-postgres/src/binaries.ts')

const [named, ...more] = process.argv.slice(2)
if (!named || more.length > 0) fail('Cách dùng: npm run release -- THƯ_MỤC')
const folder = resolve(named)
if (!relative(process.cwd(), folder).startsWith('..')) fail('Thư mục phải nằm ngoài mã nguồn này')
process.umask(0o022)

const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
const name = `${version}-${new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')}`
const draft = join(folder, `.${name}`)
const postgres = existsSync(join('node_modules', postgresPackage)) ? packagedPostgres(postgresPackage) : null
try {
  mkdirSync(draft, { recursive: true })
  for (const path of versionFiles()) {
    mkdirSync(dirname(join(draft, path)), { recursive: true })
    cpSync(path, join(draft, path))
  }
  copyPackages()
  for (const screen of screens()) {
    const built = basename(realpathSync(join(screen, 'dist/current')))
    cpSync(join(screen, 'dist', built), join(draft, screen, 'dist', built), { recursive: true })
    symlinkSync(built, join(draft, screen, 'dist/current'))
  }
  cpSync('packages/admin/dist/current/assets', join(folder, 'assets'), { recursive: true })
  writeFileSync(join(draft, 'sbom.cdx.json'), billOfMaterials())
  writeFileSync(join(draft, 'release.json'), `${JSON.stringify({ version, name, ...(postgres && { postgres }) })}\n`)
  // Sources that were fetched under a strict umask are closed to the user of the service, and cpSync keeps their modes.
  const open = (path) => spawnSync('chmod', ['-R', 'a+rX,go-w', path], { encoding: 'utf8' })
  for (const path of [draft, join(folder, 'assets')]) must(open(path), `Không mở được quyền đọc cho ${path}.`)
  renameSync(draft, join(folder, name))
} catch (error) {
  rmSync(draft, { recursive: true, force: true })
  fail(reasonOf(error))
}
symlinkSync(name, `${draft}.current`)
renameSync(`${draft}.current`, join(folder, 'current'))
console.log(
  `Đã đặt bản ${name} vào ${folder}. Bản đang chạy vẫn chạy tiếp; khởi động lại dịch vụ để chuyển sang bản này`,
)
const told = postgres && tellPostgres(postgres)
if (told) console.log(told)

/**
 * Copies packages as hard links where the disk allows it, without what is not needed at run time. Links PostgreSQL's
 * libraries, too, since the user of the service cannot write anything.
 */
function copyPackages() {
  const copy = (how) => spawnSync('cp', [how, 'node_modules', join(draft, 'node_modules')], { encoding: 'utf8' })
  if (copy('-al').status !== 0) {
    rmSync(join(draft, 'node_modules'), { recursive: true, force: true })
    must(copy('-a'), 'Không chép được các gói.')
  }
  const caches = ['.cache', '.vite', '.vite-temp'].map((cache) => join('node_modules', cache))
  const headers = ['include', 'share'].map((part) =>
    join('node_modules', `node-${process.platform}-${process.arch}`, part),
  )
  for (const path of [...packagesOfBuilds(), ...caches, ...headers])
    rmSync(join(draft, path), { recursive: true, force: true })
  // What only compilers and debuggers read.
  const notRun = ['*.d.ts', '*.d.mts', '*.d.cts', '*.js.map', '*.mjs.map', '*.cjs.map']
  const names = notRun.flatMap((name) => ['-o', '-name', name]).slice(1)
  const found = spawnSync('find', [join(draft, 'node_modules'), '-type', 'f', '(', ...names, ')', '-delete'])
  must(found, 'Không bỏ được những gì không chạy của các gói.')
  if (postgres) linkLibraries(join(draft, 'node_modules', postgresPackage))
}

function reasonOf({ code, message }) {
  if (['EACCES', 'EPERM', 'EROFS'].includes(code))
    return `Không ghi được vào ${folder}. Hãy chạy bằng người dùng được ghi vào đó, hoặc bằng root`
  if (['ENOSPC', 'EDQUOT'].includes(code)) return `Hết chỗ trên ổ đĩa của ${folder}, chưa đặt được bản mới`
  return message
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
