import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm } from './commands.mjs'

/** Timeout of the package registry in milliseconds: a release is made without its answer, too. */
const PATIENCE = 15_000

const minorOf = (version) => version.split('.').slice(0, 2).map(Number)
const isNewer = ([major, minor], [thanMajor, thanMinor]) => major === thanMajor && minor > thanMinor

/**
 * The PostgreSQL bundled with this version, the day its package was published, and the newest release of the same
 * major version in that package; `newest` is null if the registry did not answer.
 */
export function packagedPostgres(name) {
  const { version } = JSON.parse(readFileSync(join('node_modules', name, 'package.json'), 'utf8'))
  const { status, stdout } = npm(['view', name, 'versions', 'time', '--json'], { timeout: PATIENCE })
  const said = status === 0 ? JSON.parse(stdout) : null
  const newest = said?.versions
    .filter((other) => isNewer(minorOf(other), minorOf(version)))
    .toSorted((a, b) => minorOf(b)[1] - minorOf(a)[1])[0]
  const told = (one) => minorOf(one).join('.')
  return {
    version: told(version),
    published: said?.time?.[version]?.slice(0, 10) ?? null,
    newest: said ? told(newest ?? version) : null,
  }
}

/** The message about PostgreSQL for whoever makes a release; null if it is the newest. */
export function tellPostgres({ version, newest }) {
  if (newest === null)
    return `Chưa hỏi được kho gói npm, nên chưa biết PostgreSQL ${version} kèm theo đã có bản vá mới hơn chưa`
  if (newest === version) return null
  return `PostgreSQL kèm theo là ${version}, đã có ${newest}: hãy lấy bản chương trình mới hơn, hoặc đặt POSTGRES_BIN để dùng PostgreSQL của máy`
}
