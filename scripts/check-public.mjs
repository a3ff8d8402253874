import { resources } from '../packages/domain/src/menu.ts'
import { Visitor } from 'oxc-parser'
import { lineAt } from './modules.mjs'

/** Modules whose SQL reads data for people who have not signed in. */
const read = [
  /^packages\/server\/src\/public\/(?!.*\.test\.ts$)/,
  /^packages\/server\/src\/areas\/labels\/(find-targets|page-mark|issues\/find-labels)\.ts$/,
  /^packages\/server\/src\/areas\/tracing\/(paused|trace-facts)\.ts$/,
]

const OWNER = 'whose it is: no role moves a row to another producer once it is approved'
const SLUG = 'made by the store from the approved name; producers do not write it'
const CODE = 'given by the server'
const SHOWN = 'switched by staff alone'
const FIXED = 'fixed from the start: an edit may not change it'
const SERVER = 'counted or noted by the server'

/**
 * Columns that public SQL may read outside the vouched copy, each with the reason why it holds no words of
 * producers.
 */
const open = {
  products: { manufacture_id: OWNER, slug: SLUG, code: CODE, is_highlight: SHOWN, is_active: SHOWN },
  manufactures: { slug: SLUG, code: CODE, is_highlight: SHOWN, is_active: SHOWN },
  material_areas: { manufacture_id: OWNER, code: CODE, location_code: CODE, is_active: SHOWN },
  certificates: { manufacture_id: OWNER, product_id: OWNER, material_area_id: OWNER, approval_status: 'asks for it' },
  traces: {
    ...Object.fromEntries(['product_id', 'batch_id', 'manufacture_id'].map((name) => [name, FIXED])),
    ...Object.fromEntries(
      of('traces', ({ vouched }) => vouched, 'an officer alone changes it once the trace is public'),
    ),
    ...Object.fromEntries(of('traces', ({ auto }) => auto, SERVER)),
    recall_reason: undefined,
  },
  stamps: {
    ...Object.fromEntries(of('stamps', ({ auto }) => auto, SERVER)),
    trace_id: FIXED,
    stamp_type: FIXED,
    lock_reason: undefined,
  },
}

/** Tables whose rows an officer approves, and those with reasons that producers type. */
const watched = new Map(
  resources
    .filter(({ fields }) => 'approved_values' in fields || 'public_reason' in fields)
    .map(({ table, fields }) => [table, new Set(Object.keys(fields))]),
)

/** The tables that aliases stand for in parts of statements that do not name their tables. */
const usual = { p: 'products', m: 'manufactures', c: 'certificates', t: 'traces', s: 'stamps' }

const INSTEAD =
  'read the vouched copy (store/vouched-values.ts), or list the column with its reason in scripts/check-public.mjs'

function of(table, which, reason) {
  const { fields } = resources.find((resource) => resource.table === table)
  return Object.keys(fields).flatMap((name) => (which(fields[name]) ? [[name, reason]] : []))
}

/**
 * The public reads only what an officer approved: SQL for people without an account may name only those columns of
 * an approvable resource that are listed above.
 */
export function checkPublic(modules) {
  const ours = modules.filter(({ path }) => read.some((where) => where.test(path)))
  const idle = read.filter((where) => modules.length > 0 && !modules.some(({ path }) => where.test(path)))
  return [
    ...idle.map((where) => `scripts/check-public.mjs: ${where} is no file any more`),
    ...ours.flatMap(aboutModule),
  ]
}

function aboutModule({ path, source, program }) {
  const complaints = []
  new Visitor({
    TaggedTemplateExpression(node) {
      for (const named of namedIn(textOf(node.quasi)))
        complaints.push(`${path}:${lineAt(source, node.start)}: answers strangers with ${named}: ${INSTEAD}`)
    },
  }).visit(program)
  return [...new Set(complaints)]
}

/** The SQL of a template: names given to `sql` as text, columns of a list as `EVERY`, other expressions as §. */
const textOf = ({ quasis, expressions }) =>
  quasis
    .map(({ value }, at) => (value.cooked ?? '') + (at < expressions.length ? ` ${wordOf(expressions[at])} ` : ''))
    .join('')

function wordOf(expression) {
  const { type, callee, arguments: [first] = [] } = expression
  if (type !== 'CallExpression') return '§'
  const name = callee.property?.name ?? callee.name
  if (name === 'sql' && first?.type === 'Literal') return String(first.value)
  const listed = first?.type === 'CallExpression' && first.arguments[0]?.body
  if (name === 'sql' && listed?.type === 'TemplateLiteral') return `${listed.quasis[0].value.cooked}${EVERY}`
  return '§'
}

/** Stands for columns of a list. */
const EVERY = 'every_one'

const KEYWORDS = new Set(
  'where on join left right inner cross full group order limit offset lateral select and or using union as having window for when then else end set from returning'.split(
    ' ',
  ),
)

/** The columns of watched tables that SQL names, as `table.column`. */
function* namedIn(text) {
  const words = wordsOf(text)
  const groups = groupsOf(words)
  const aliases = new Map()
  for (let at = 0; at < words.length; at++) {
    const [word, next] = [words[at], words[at + 1]]
    if ((word === 'from' || word === 'join') && /^[a-z_]+$/.test(next ?? '')) {
      const after = words[at + 2] === 'as' ? words[at + 3] : words[at + 2]
      const alias = /^[a-z]\w*$/.test(after ?? '') && !KEYWORDS.has(after) ? after : next
      if (!watched.has(aliases.get(alias))) aliases.set(alias, next)
      groups[at].tables.push(next)
    }
    if ((word === ')' || word === '§') && /^[a-z]\w*$/.test(next ?? '') && !KEYWORDS.has(next) && !aliases.has(next))
      aliases.set(next, 'derived')
  }
  for (let at = 0; at < words.length; at++) {
    const [, alias, column] = words[at].match(/^([a-z]\w*)\.(\w+)$/) ?? [null, null, words[at]]
    if (!alias && (words[at - 1] === 'as' || words[at + 1] === '(')) continue
    for (const table of alias ? [aliases.get(alias) ?? usual[alias]] : tablesAround(groups[at])) {
      const isColumn = watched.get(table)?.has(column) || (watched.has(table) && column === EVERY)
      if (isColumn && open[table]?.[column] === undefined) yield `${table}.${column}`
    }
  }
}

/** The tables of the innermost parentheses around a word that contain any tables. */
const tablesAround = (group) => (!group ? [] : group.tables.length > 0 ? group.tables : tablesAround(group.parent))

function groupsOf(words) {
  let group = { tables: [], parent: null }
  return words.map((word) => {
    if (word === '(') group = { tables: [], parent: group }
    const mine = group
    if (word === ')') group = group.parent ?? group
    return mine
  })
}

const wordsOf = (text) =>
  text
    .replace(/--.*$/gm, ' ')
    .replace(/'[^']*'/g, "''")
    .toLowerCase()
    .match(/§|[a-z_][\w.]*|[(),]/g) ?? []
