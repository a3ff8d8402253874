import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename } from 'node:path'

const longest = 400
const namelessNames = /^(utils?|helpers?|common|constants|types|misc)\./

/**
 * House rules that can be checked: file sizes, file names, font sizes, no machine-specific paths, one number for each
 * purpose of an advisory lock.
 */
export function checkHouse(modules) {
  return [
    ...modules.flatMap(aboutModule),
    ...aboutAdvisoryLocks(modules),
    ...ourFiles().flatMap(aboutFile),
    ...aboutLock(),
  ]
}

function aboutModule({ path, source, comments }) {
  const complaints = []
  const lines = source.split('\n').length - 1
  if (/^packages\/[^/]+\/src\//.test(path) && lines > longest)
    complaints.push(`${path}: ${lines} lines, ${longest} at most`)
  if (namelessNames.test(basename(path))) complaints.push(`${path}: name the file for what it holds`)
  if (comments.some(({ value }) => /\b(TODO|FIXME|XXX)\b(?!.*#\d)/.test(value)))
    complaints.push(`${path}: a TODO without its issue number`)
  if (comparedElement.test(source))
    complaints.push(`${path}: asks with assert.equal whether an element is there: use assert.ok`)
  return complaints
}

/**
 * An assertion that compares an element prints it, with React's tree and the window, before a wait can try it again: a
 * test that has to wait once does not end.
 */
const comparedElement = /assert\.\w*[eE]qual\([^\n]*\bqueryBy\w+\([^\n]*, (null|undefined)\)/

/** The numbers of advisory locks, which are constants of seven digits that begin alike. */
const lockNumber = /^const (\w+) = (7_228_\d{3})$/gm

/** Two purposes with one number would wait for each other. */
function aboutAdvisoryLocks(modules) {
  const found = modules.flatMap(({ path, source }) =>
    [...source.matchAll(lockNumber)].map(([, name, number]) => ({ number, where: `${name} of ${path}` })),
  )
  return [...Map.groupBy(found, ({ number }) => number)].flatMap(([number, uses]) =>
    uses.length > 1 ? [`${uses.map(({ where }) => where).join(' and ')}: one number, ${number}, for two locks`] : [],
  )
}

/** Files tracked by git; none when the sources were unpacked without a repository. */
function ourFiles() {
  if (!existsSync('.git')) return []
  const listed = execFileSync('git', ['-c', 'safe.directory=*', 'ls-files'], { encoding: 'utf8' }).split('\n')
  return listed.filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile())
}

/** Absolute paths of a developer's machine. Written so that this line does not match itself. */
const machinePath = /(?:^|[\s'"`(=])[/](?:work|root|home[/]\w+)[/]/m

/** A font size other than the named ones; points, used on paper, are allowed. */
const loneSize = /font-size:(?!\s*(?:var\(--text-|inherit\b|[\d.]+pt\b))/

function aboutFile(path) {
  if (/\.(png|jpe?g|webp|ttf|woff2?|xlsx|pdf|ico)$/.test(path)) return []
  const text = readFileSync(path, 'utf8')
  const complaints = []
  if (machinePath.test(text)) complaints.push(`${path}: names a folder of somebody's machine`)
  if (/^packages\/(admin|screens)\/src\/.*\.css$/.test(path) && loneSize.test(text))
    complaints.push(`${path}: sizes of type are those of packages/screens/src/app/global.css`)
  return complaints
}

/** The lock file names no package registry: that is a setting of the machine. */
function aboutLock() {
  const named = readFileSync('package-lock.json', 'utf8').match(/"resolved": "(?:[\w+]+:)?\/\/[^/"]+/)
  return named ? [`package-lock.json: ${named[0]}…": set omit-lockfile-registry-resolved and install`] : []
}
