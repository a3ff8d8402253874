import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import recheck from 'recheck/lib/browser.js'
import { lineAt } from './modules.mjs'

/** Only sources that see user input: tests and scripts are exempt. */
const read = /^packages\/[^/]+\/src\/(?!.*\.test\.tsx?$)/
/** No timeouts: the result must not depend on how busy the machine is. */
const params = { timeout: null, attackTimeout: null, incubationTimeout: null }
/** Maximum number of regex steps; these take only a moment. */
const mostSteps = 1_000_000

/** Results for expressions judged before, by version of `recheck`: to judge all of them takes fifteen seconds. */
const CACHE = `node_modules/.cache/expressions-${versionOf('recheck')}.json`

/**
 * Guards against slow regular expressions (ReDoS): they must run in linear time. One that does not needs a comment
 * above with the maximum text length and the reason: `// At most 40 letters: no moment is longer.`
 */
export function checkExpressions(modules) {
  const known = new Map(existsSync(CACHE) ? Object.entries(JSON.parse(readFileSync(CACHE, 'utf8'))) : [])
  const used = new Map()
  const complaints = modules
    .filter(({ path }) => read.test(path))
    .flatMap((module) =>
      expressionsOf(module).flatMap(({ pattern, flags, at }) => {
        const key = `/${pattern}/${flags}`
        if (!used.has(key)) used.set(key, known.get(key) ?? judge(pattern, flags))
        const complaint = complaintOf(used.get(key), longestAt(module, at))
        return complaint ? [`${module.path}:${lineAt(module.source, at)}: ${key} ${complaint}`] : []
      }),
    )
  mkdirSync(dirname(CACHE), { recursive: true })
  writeFileSync(CACHE, JSON.stringify(Object.fromEntries(used)))
  return complaints
}

function judge(pattern, flags) {
  const { status, complexity, error } = recheck.checkSync(pattern, flags, params)
  return { status, complexity, error }
}

function versionOf(name) {
  return JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version
}

function complaintOf({ status, complexity, error }, longest) {
  if (status === 'safe') return longest === null ? null : 'needs no bound: take the comment away'
  if (longest === null)
    return status === 'unknown' ? `cannot be judged (${error.kind})` : `takes ${complexity.summary} time`
  if (complexity?.type === 'exponential') return 'takes exponential time, which no bound makes good'
  return longest ** (complexity?.degree ?? 2) <= mostSteps ? null : `takes too long with ${longest} letters`
}

/** The maximum length stated in the line of an expression or the line above it. */
function longestAt({ source }, at) {
  const line = lineAt(source, at)
  const said = source
    .split('\n')
    .slice(Math.max(line - 2, 0), line)
    .join('\n')
  const bound = /\/\/ At most ([\d.]+) letters: \S/.exec(said)
  return bound && Number(bound[1].replaceAll('.', ''))
}

function expressionsOf({ program }) {
  const found = []
  visit(program, (node) => {
    if (node.type === 'Literal' && node.regex) found.push({ ...node.regex, at: node.start })
    if (node.callee?.name === 'RegExp')
      found.push({ pattern: patternOf(node.arguments[0]), flags: node.arguments[1]?.value ?? '', at: node.start })
  })
  return found
}

/** The pattern of a template literal, with the text `word` in each placeholder. */
function patternOf({ type, value, quasis = [] }) {
  return type === 'TemplateLiteral' ? quasis.map(({ value: { cooked } }) => cooked).join('word') : String(value)
}

function visit(node, look) {
  if (node === null || typeof node !== 'object') return
  if (node.type) look(node)
  for (const inside of Object.values(node)) visit(inside, look)
}
