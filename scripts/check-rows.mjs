import { resources } from '../packages/domain/src/menu.ts'
import { Visitor } from 'oxc-parser'
import { lineAt } from './modules.mjs'

/** Server sources whose SQL is checked. */
const read = /^packages\/(platform|server|demo)\/src\/(?!.*\.test\.ts$)/

/** Exempt modules, which read and write tables directly, each with the reason why that is safe for row-level access. */
const free = [
  [/\/store\//, 'it is the way to the rows'],
  [/\/(schema|postgres)\//, 'makes, moves and checks tables, and answers nobody'],
  [
    /\/(base-data\/(base-data|places)|access\/seed-(permissions|roles))\.ts$/,
    'lays the ground before there is anybody to reach, or to note who did it',
  ],
  [
    /\/operate\/(sql|backup\/\w+-database|upgrade\/release-dump)\.ts$/,
    'asks for whoever holds the server, and so the database, anyway',
  ],
  [/\/check-database\.ts$/, 'looks at a database before anything is read of it'],
  [/\/scans\/save-scans\.ts$/, 'keeps a scan and all its counts in one statement, for those who have no account'],
  [/\/scans\/forget-places\.ts$/, 'takes places out of scans that are too old, whoever may see them'],
  [/\/monitoring\/clock\.ts$/, 'puts moments of the program that lie ahead back to now, and answers nobody'],
  [/\/jobs\/queue\.ts$/, 'hands on the statements of pg-boss, which has tables of its own'],
]

/** Tables of scan sums, which no resource defines; they belong to producers as scans do. */
const sums = ['scan_days', 'scan_totals', 'scan_places']

const written = new Set(resources.flatMap(tablesOf))
const scoped = new Set([...resources.filter(isScoped).flatMap(tablesOf), ...sums])

function isScoped({ scope: { owner, place, parents, whole, personal } }) {
  return Boolean(owner || place || parents || whole || personal)
}

/** Table names of a resource and of its child rows. */
function tablesOf({ table, fields }) {
  const inside = Object.values(fields).filter(({ kind }) => kind === 'rows')
  return [table, ...inside.flatMap(tablesOf)]
}

const INSTEAD = `write \${store.rows(resource)} in its place, or store.unscoped('why nobody learns what is not theirs')\`…\``
const WRITE = 'write by store.insert, update, remove or recover; what is told from other rows by store.derive'

/**
 * Row-level access: rows are read within the user's reach, and written with an entry in the audit log. SQL by hand must
 * get a resource's table from the store, or give a reason (`unscoped`) for seeing all rows.
 */
export function checkRows(modules) {
  const ours = modules.filter(({ path }) => read.test(path))
  const idle = free.filter(([where]) => ours.length > 0 && !ours.some(({ path }) => where.test(path)))
  return [
    ...idle.map(([where]) => `scripts/check-rows.mjs: ${where} is no file any more`),
    ...ours.filter(({ path }) => !free.some(([where]) => where.test(path))).flatMap(aboutModule),
  ]
}

function aboutModule({ path, source, program }) {
  const complaints = []
  const sources = new Set()
  const templates = []
  const report = (node, complaint) => complaints.push(`${path}:${lineAt(source, node.start)}: ${complaint}`)
  new Visitor({
    VariableDeclarator: ({ id, init }) => void (isSource(init, sources) && sources.add(id.name)),
    TaggedTemplateExpression: (node) => void templates.push(node),
    CallExpression(node) {
      const {
        callee,
        arguments: [first],
      } = node
      if (callee.property?.name === 'unsafe')
        report(node, 'sql.unsafe is for the store: text that nobody can look through')
      if (first?.type === 'Literal' && scoped.has(String(first.value).toLowerCase()) && nameOf(callee) === 'sql')
        report(node, `names the table ${first.value} past the store: ${INSTEAD}`)
    },
  }).visit(program)
  for (const node of templates) for (const complaint of aboutSql(node, sources)) report(node, complaint)
  return complaints
}

/** Name of the called function: `store.sql` and `sql` are the same. */
const nameOf = (callee) => callee.property?.name ?? callee.name

/** Whether an expression in a template applies the viewer's reach. */
function isSource(node, known) {
  if (node?.type === 'Identifier') return known.has(node.name)
  return node?.type === 'CallExpression' && /^(rows|trash|sums)(Of)?$/.test(nameOf(node.callee) ?? '')
}

/** The reason must be in the call itself, as words. */
function reasonOf({ type, callee, arguments: said = [] }) {
  if (type !== 'CallExpression' || nameOf(callee) !== 'unscoped') return null
  const reason = said.at(-1)
  return reason?.type === 'Literal' && typeof reason.value === 'string' ? reason.value : null
}

function aboutSql({ tag, quasi: { quasis, expressions } }, sources) {
  const reason = reasonOf(tag)
  const isReasoned = reason !== null && reason.trim().split(/\s+/).length >= 3
  const text = quasis
    .map(({ value: { cooked } }, at) => (cooked ?? '') + (at < expressions.length ? `§${at}` : ''))
    .join('')
  const complaints = []
  if (/\bapproved_values\b/i.test(text))
    complaints.push(
      'reads approved values past the question whether the approval stands: vouchedValues in store/vouched-values.ts',
    )
  for (const { verb, name } of tablesIn(text)) {
    if (verb !== 'read' && (written.has(name) || name.startsWith('§')))
      complaints.push(`writes ${named(name)} past the store: ${WRITE}`)
    else if (verb !== 'read' || isReasoned) continue
    else if (scoped.has(name)) complaints.push(`reads the table ${name} past every reach: ${INSTEAD}`)
    else if (name.startsWith('§') && !isSource(expressions[Number(name.slice(1))], sources))
      complaints.push(`reads a table that is not told here: ${INSTEAD}`)
    else if (name === '') complaints.push('breaks off before the table: say the whole of it in one template')
  }
  return [...new Set(complaints)]
}

const named = (name) => (name.startsWith('§') ? 'a table that is not told here' : `the table ${name}`)

const VERBS = {
  from: 'read',
  join: 'read',
  using: 'read',
  table: 'read',
  into: 'insert',
  update: 'update',
  delete: 'delete',
}

/** The tables named in SQL, with what is done to each. An empty name: the text ends where a table must follow. */
function* tablesIn(text) {
  const words = wordsOf(text)
  let verb = null
  for (let at = 0; at < words.length; at++) {
    const word = words[at]
    if (word === 'delete' && words[at + 1] === 'from') verb = VERBS[words[at++]]
    else if (word in VERBS && !isPartOfAnother(words, at)) verb = VERBS[word]
    else if (word !== ',' || !isInFrom(words, at)) continue
    else verb = 'read'
    while (['only', 'lateral', '('].includes(words[at + 1])) at++
    const name = words[at + 1]
    if (name === undefined) yield { verb, name: '' }
    else if (verb !== 'read' || words[at + 2] !== '(') yield { verb, name: name.split('.').at(-1) }
  }
}

/** Keywords in another role: `for update`, `do update`, `on update`, `is distinct from`, `extract(day from x)`. */
function isPartOfAnother(words, at) {
  const [before, word, after] = [words[at - 1], words[at], words[at + 1]]
  if (word === 'update') return ['for', 'do', 'on', 'key'].includes(before)
  if (word === 'from') return before === 'distinct' || after === '(' || isInFunction(words, at)
  return after === '('
}

function isInFunction(words, at) {
  for (let depth = 0, back = at - 1; back >= 0; back--) {
    if (words[back] === ')') depth++
    if (words[back] === '(' && --depth < 0)
      return /^(extract|substring|trim|overlay|position)$/.test(words[back - 1] ?? '')
  }
  return false
}

/** Whether a comma separates tables: it must be in a `from` list of the same nesting depth. */
function isInFrom(words, at) {
  for (let depth = 0, back = at - 1; back >= 0; back--) {
    if (words[back] === ')') depth++
    if (words[back] === '(' && --depth < 0) return false
    if (depth > 0) continue
    if (words[back] === 'from') return true
    if (/^(select|where|group|order|having|returning|set|on|values|limit|window|with)$/.test(words[back])) return false
  }
  return false
}

/** SQL tokens without comments and string literals; normalises `"traces"`, `TRACES` and `public . traces`. */
function wordsOf(text) {
  const plain = text
    .replace(/--.*$/gm, ' ')
    .replace(/\/\*[\s\S]*?\*\//g, ' ')
    .replace(/'[^']*'/g, "''")
    .replaceAll('"', '')
    .replace(/\s*\.\s*/g, '.')
    .toLowerCase()
  return plain.match(/§\d+|[\p{L}_][\p{L}\p{N}_$.§]*|[(),]|[^\s(),]+/gu) ?? []
}
