import type { Field } from '@trace/define/field.ts'
import { nearOf, shortened } from '@trace/define/kinds/describe/sheet-cell.ts'
import type { Resource } from '@trace/define/resource.ts'
import { resourceByName } from '@trace/define/catalogue.ts'
import { nameKey } from '@trace/define/text/name-key.ts'
import { periodicYield } from '../periodic-yield.ts'
import { concatSql } from '../ports/postgres/connect.ts'
import type { Fragment } from '../ports/postgres/connect.ts'
import { nearRows } from '../store/near-rows.ts'
import { onlyConditionSql } from '../store/references.ts'
import type { Store } from '../store/store.ts'
import type { PlacedColumn, PlannedRow } from './planned-row.ts'

type Values = Record<string, unknown>
type Candidate = Values & { id: number; said: string[] }

/** Replaces names and codes in references by ids: one query for each column, however many rows there are. */
export async function resolveReferences(store: Store, rows: PlannedRow[]): Promise<void> {
  for (const column of referencesOf(rows)) await resolveColumn(store, rows, column)
}

/**
 * Reference columns in order of dependency: an area is searched among those of its owner, so the owner comes
 * first.
 */
function referencesOf(rows: PlannedRow[]): PlacedColumn[] {
  const alike = [...new Set(rows.map((row) => row.columns))]
  const columns = new Map(alike.flat().map((column) => [column.name, column]))
  return [...columns.values()]
    .filter(({ field: { kind } }) => kind === 'reference' || kind === 'references')
    .toSorted((a, b) => Number(Boolean(a.field.within)) - Number(Boolean(b.field.within)))
}

async function resolveColumn(store: Store, rows: PlannedRow[], { name, field, heading }: PlacedColumn): Promise<void> {
  const turn = periodicYield()
  const meant = rows.filter(({ body }) => wordsOf(body[name]).length > 0)
  const words = new Set<string>()
  for (const { body } of meant) {
    for (const word of wordsOf(body[name])) words.add(word)
    await turn()
  }
  const { exact, alike } = await candidatesFor(store, field, [...words])
  const unknown = [...words].filter((word) => !exact.has(nameKey(word)) && !alike.has(nameKey(word)))
  const near = await nearRows(store, resourceByName(field.to!), unknown, onlyConditionSql(store.sql, field))
  for (const row of meant) {
    await turn()
    const said = wordsOf(row.body[name])
    const found = said.map((word) =>
      pick(exact.get(nameKey(word)) ?? [], field, { ...row.around, ...row.now, ...row.body }, word),
    )
    const at = found.findIndex((one) => typeof one === 'string')
    if (at >= 0) {
      const message = `${field.label}: ${found[at]}`
      const known = exact.has(nameKey(said[at]!)) ? [] : (alike.get(nameKey(said[at]!)) ?? [])
      const names = known.length > 0 ? known : (near.get(said[at]!) ?? []).map(({ name: one }) => one)
      row.problems.push({ row: row.number, column: heading, field: name, message, ...nearOf(said[at]!, names) })
    }
    const meantRows = found.filter((one) => typeof one !== 'string')
    row.links.set(name, meantRows.map(({ said: [title] }) => title).join('; '))
    row.body[name] = field.kind === 'reference' ? idOf(found[0]!) : found.map(idOf)
  }
}

/** An unknown name stays in the row as text, which is not a valid form value. */
const idOf = (found: Candidate | string): number | string => (typeof found === 'string' ? found : found.id)

const wordsOf = (said: unknown): string[] => [said ?? []].flat().map(String)

interface Candidates {
  /** Rows whose name or code matches exactly, by its `nameKey`. */
  exact: Map<string, Candidate[]>
  /** Names that differ from the cell's text only in accents, offered as suggestions. */
  alike: Map<string, string[]>
}

/** Rows that a cell may refer to. Names are searched without accents, but only an exact name is a match. */
async function candidatesFor({ sql, rows }: Store, field: Field, words: string[]): Promise<Candidates> {
  const target = resourceByName(field.to!)
  const names = [target.title, ...codesOf(target)]
  const keys = field.within?.filter((key) => key in target.fields) ?? []
  const called = names.map((key): Fragment => sql`${sql(`t.${key}`)}::text collate "default"`)
  const bare = (text: Fragment) => sql`btrim(fold(${text}))`
  const found =
    words.length === 0
      ? []
      : await sql<(Candidate & { words: string[] })[]>`
    with asked as materialized (
      select ${bare(sql`word`)} as folded, array_agg(word) as words from unnest(${words}::text[]) word group by 1),
    named as (
      select t.id, array[${list(sql, called)}] as said ${concatSql(
        sql,
        keys.map((key) => sql`, ${sql(`t.${key}`)}`),
      )}
      from ${rows(target)} t
      where true ${onlyConditionSql(sql, field)}
        and array[${list(sql, called.map(bare))}] && (select array_agg(folded) from asked))
    select named.*, (
      select array_agg(word) from asked, unnest(asked.words) word
      where folded in (select ${bare(sql`one`)} from unnest(named.said) one)) as words
    from named order by named.id`
  const exact = new Map<string, Candidate[]>()
  const alike = new Map<string, string[]>()
  for (const { words: meant, ...candidate } of found) {
    const own = new Set(candidate.said.filter(Boolean).map(nameKey))
    for (const key of own) exact.set(key, [...(exact.get(key) ?? []), candidate])
    for (const key of new Set(meant.map(nameKey)))
      if (!own.has(key)) alike.set(key, [...(alike.get(key) ?? []), candidate.said[0]!])
  }
  return { exact, alike }
}

const list = (sql: Store['sql'], parts: Fragment[]): Fragment =>
  concatSql(
    sql,
    parts.map((part, index) => (index === 0 ? part : sql`, ${part}`)),
  )

const codesOf = ({ fields }: Resource): string[] =>
  Object.keys(fields).filter((name) => fields[name]!.kind === 'code' || name === 'code')

/** Returns the one row that a name means, given the other values of its row; or the reason why there is none. */
function pick(candidates: Candidate[], { within: keys = [] }: Field, body: Values, word: string): Candidate | string {
  const fit = candidates.filter((candidate) =>
    keys.every((key) => isNothing(body[key]) || isNothing(candidate[key]) || candidate[key] === body[key]),
  )
  if (fit.length === 1) return fit[0]!
  return fit.length === 0
    ? `không tìm thấy “${shortened(word)}”`
    : `có ${fit.length} dòng cùng tên “${shortened(word)}”, hãy ghi mã`
}

const isNothing = (value: unknown): boolean => value === null || value === undefined
