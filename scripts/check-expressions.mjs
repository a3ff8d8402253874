import recheck from 'recheck/lib/browser.js'
import { lineAt } from './modules.mjs'

/** What is read where people's texts go: tests and scripts read only their own. */
const read = /^packages\/[^/]+\/src\/(?!.*\.test\.tsx?$)/
/** No clock: what is judged on a busy machine is judged alike on an idle one. */
const params = { timeout: null, attackTimeout: null, incubationTimeout: null }
/** So many steps are taken in a moment. */
const mostSteps = 1_000_000

/**
 * Regular expressions take time in proportion to the text they look at, whatever that is. One that does not says above itself how long its
 * text can be, and why: `// At most 40 letters: no moment is longer.`
 */
export function checkExpressions(modules) {
  const known = new Map()
  return modules
    .filter(({ path }) => read.test(path))
    .flatMap((module) =>
      expressionsOf(module).flatMap(({ pattern, flags, at }) => {
        const key = `/${pattern}/${flags}`
        if (!known.has(key)) known.set(key, recheck.checkSync(pattern, flags, params))
        const complaint = complaintOf(known.get(key), longestAt(module, at))
        return complaint ? [`${module.path}:${lineAt(module.source, at)}: ${key} ${complaint}`] : []
      }),
    )
}

function complaintOf({ status, complexity, error }, longest) {
  if (status === 'safe') return longest === null ? null : 'needs no bound: take the comment away'
  if (longest === null)
    return status === 'unknown' ? `cannot be judged (${error.kind})` : `takes ${complexity.summary} time`
  if (complexity?.type === 'exponential') return 'takes exponential time, which no bound makes good'
  return longest ** (complexity?.degree ?? 2) <= mostSteps ? null : `takes too long with ${longest} letters`
}

/** What the line of an expression, or the one above it, says about the longest text. */
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

/** A pattern that is put together, with a word in each place that is filled in later. */
function patternOf({ type, value, quasis = [] }) {
  return type === 'TemplateLiteral' ? quasis.map(({ value: { cooked } }) => cooked).join('word') : String(value)
}

function visit(node, look) {
  if (node === null || typeof node !== 'object') return
  if (node.type) look(node)
  for (const inside of Object.values(node)) visit(inside, look)
}
