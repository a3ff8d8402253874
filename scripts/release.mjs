import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { must } from './commands.mjs'
import { screens } from './builds.mjs'
import { prepare } from './prepare.mjs'
import { billOfMaterials } from './sbom.mjs'

/**
 * Lays this version into a folder of its own, ready built, and points `current` to it. Whatever runs from another one
 * goes on; a restart of the unit is the switch. Files that browsers ask for are kept beside the versions, too: while two
 * servers are replaced one after the other, each hands out those of both.
 */
await prepare()
const [named, ...more] = process.argv.slice(2)
if (!named || more.length > 0) fail('Cách dùng: npm run release -- THƯ_MỤC')
const folder = resolve(named)
if (!relative(process.cwd(), folder).startsWith('..')) fail('Thư mục phải nằm ngoài mã nguồn này')

/** Not part of a version: what was built, fetched or written here. */
const LEFT_OUT = ['node_modules', 'dist', 'data', '.git', '.aside', 'test-results', 'playwright-report', 'shots']

const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
const name = `${version}-${new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')}`
const draft = join(folder, `.${name}`)
mkdirSync(draft, { recursive: true })
try {
  cpSync('.', draft, {
    recursive: true,
    filter: (path) => !LEFT_OUT.includes(basename(path)) && !path.endsWith('.tsbuildinfo'),
  })
  copyPackages()
  for (const screen of screens()) {
    const built = basename(realpathSync(join(screen, 'dist/current')))
    cpSync(join(screen, 'dist', built), join(draft, screen, 'dist', built), { recursive: true })
    symlinkSync(built, join(draft, screen, 'dist/current'))
  }
  cpSync('packages/admin/dist/current/assets', join(folder, 'assets'), { recursive: true })
  writeFileSync(join(draft, 'sbom.cdx.json'), billOfMaterials())
  writeFileSync(join(draft, 'release.json'), `${JSON.stringify({ version, name })}\n`)
  renameSync(draft, join(folder, name))
} catch (error) {
  rmSync(draft, { recursive: true, force: true })
  fail(error.message)
}
symlinkSync(name, `${draft}.current`)
renameSync(`${draft}.current`, join(folder, 'current'))
console.log(
  `Đã đặt bản ${name} vào ${folder}. Bản đang chạy vẫn chạy tiếp; khởi động lại dịch vụ để chuyển sang bản này`,
)

/** Packages as links to the same files where the disk allows it: a copy takes a gigabyte. */
function copyPackages() {
  const copy = (how) => spawnSync('cp', [how, 'node_modules', join(draft, 'node_modules')], { encoding: 'utf8' })
  if (copy('-al').status !== 0) {
    rmSync(join(draft, 'node_modules'), { recursive: true, force: true })
    must(copy('-a'), 'Không chép được các gói.')
  }
  for (const cache of ['.cache', '.vite-temp'])
    rmSync(join(draft, 'node_modules', cache), { recursive: true, force: true })
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
