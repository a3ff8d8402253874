import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Cache: for each folder (or single file) in which the linter found nothing, a hash of everything that the result
 * depends on.
 */
const CACHE = 'node_modules/.cache/linted.json'
const FOLDERS = '{packages/*,examples/*,bench,clones,e2e,scripts,*.ts}'
/** Files that every result depends on; the lock file stands for the packages and their types. */
const COMMON = ['.oxlintrc.json', 'package-lock.json', 'tsconfig.base.json']

const exclude = (path) => /(^|\/)(node_modules|dist)$/.test(path)
const sourcesIn = (folder) =>
  folder.endsWith('.ts') ? [folder] : globSync(`${folder}/**/*.{ts,tsx,mjs,cjs,js,json}`, { exclude }).toSorted()

/**
 * The folders to lint: those changed since they were found clean, and those that use types of a changed one, by the
 * `references` of `tsconfig*.json`. To lint all takes most of the time of a check.
 */
export function foldersToLint() {
  const folders = globSync(FOLDERS)
  const texts = new Map(
    folders.map((folder) => [folder, hash(sourcesIn(folder).flatMap((path) => [path, readFileSync(path)]))]),
  )
  const common = hash(COMMON.map((path) => readFileSync(path)))
  const hashes = Object.fromEntries(
    folders.map((folder) => [
      folder,
      hash([common, ...[...reachedFrom(folder)].toSorted().map((one) => texts.get(one))]),
    ]),
  )
  const known = existsSync(CACHE) ? JSON.parse(readFileSync(CACHE, 'utf8')) : {}
  return {
    folders: folders.filter((folder) => known[folder] !== hashes[folder]),
    /** Records that the linter found nothing in any of them. */
    found: () => {
      mkdirSync(dirname(CACHE), { recursive: true })
      writeFileSync(CACHE, JSON.stringify(hashes))
    },
  }
}

/** A folder and all folders whose types it uses. */
function reachedFrom(folder, reached = new Set()) {
  if (reached.has(folder)) return reached
  reached.add(folder)
  for (const path of globSync(`${folder}/{,*/}tsconfig*.json`, { exclude }))
    for (const reference of JSON.parse(readFileSync(path, 'utf8')).references ?? [])
      reachedFrom(folderOf(join(dirname(path), reference.path)), reached)
  return reached
}

/**
 * The folder of a reference, which may name a file or inner folder: 'packages/screens/worker' belongs to
 * 'packages/screens'.
 */
const folderOf = (path) => /^(packages|examples)\/[^/]+|^[^/]+/.exec(path)[0]

function hash(parts) {
  const all = createHash('sha256')
  for (const part of parts) all.update(part).update('\0')
  return all.digest('hex')
}
