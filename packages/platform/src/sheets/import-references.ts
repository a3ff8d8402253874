import type { Field } from '@trace/define/field.ts'
import { shortened } from '@trace/define/kinds/describe/sheet-cell.ts'
import type { Resource } from '@trace/define/resource.ts'
import { resourceByName } from '@trace/define/catalogue.ts'
import { nameKey } from '@trace/define/text/name-key.ts'
import { periodicYield } from '../periodic-yield.ts'
import { concatSql } from '../ports/postgres/connect.ts'
import type { Fragment } from '../ports/postgres/connect.ts'
import { onlyConditionSql } from '../store/references.ts'
import type { Store } from '../store/store.ts'
import { propose } from './import-proposals.ts'
import type { Miss } from './import-proposals.ts'
import type { PlacedColumn, PlannedRow } from './planned-row.ts'
import { inOrderOfTies, readTied, tiesOf } from './reference-ties.ts'
import type { Tie, Tied } from './reference-ties.ts'

type Values = Record<string, unknown>
type Candidate = Values & { id: number; said: string[] }

/** Replaces names and codes in references by ids: one query for each column, however many rows there are. */
export async function resolveReferences(store: Store, rows: PlannedRow[]): Promise<void> {
  const alike = [...new Set(rows.map((row) => row.columns))]
  const columns = [...new Map(alike.flat().map((column) => [column.name, column])).values()]
  const probable = new Map<PlannedRow, Values>()
  for (const column of inOrderOfTies(columns.filter(({ field: { to } }) => to !== undefined)))
    await resolveColumn(store, rows, column, { columns, probable })
}

async function resolveColumn(
  store: Store,
  rows: PlannedRow[],
  column: PlacedColumn,
  around: { columns: readonly PlacedColumn[]; probable: Map<PlannedRow, Values> },
): Promise<void> {
  const { name, field, heading } = column
  const turn = periodicYield()
  const meant = rows.filter(({ body }) => wordsOf(body[name]).length > 0)
  const words = new Set<string>()
  for (const { body } of meant) {
    for (const word of wordsOf(body[name])) words.add(word)
    await turn()
  }
  const ties = tiesOf(column, around.columns)
  const tiedOf = await readTied(store, meant, ties, around)
  const { exact, alike } = await candidatesFor(store, field, [...words], ties)
  const misses: Miss[] = []
  for (const row of meant) {
    await turn()
    const tied = tiedOf.get(row) ?? []
    const found = wordsOf(row.body[name]).map((word) => {
      const known = exact.get(nameKey(word)) ?? []
      return { word, fit: fitting(known, ties, tied) }
    })
    const wrong = found.find(({ fit }) => fit.length !== 1)
    if (wrong) {
      const { word, fit } = wrong
      const message = `${field.label}: ${fit.length === 0 ? notFound(word) : severalFound(word, fit.length)}`
      const problem = { row: row.number, column: heading, field: name, message }
      row.problems.push(problem)
      const near = offered(alike.get(nameKey(word)) ?? [], ties, tied).map(({ id, said: [title] }) => ({
        id,
        name: title!,
      }))
      if (fit.length === 0) misses.push({ row, word, tied, alike: near, problem })
    }
    const meantRows = found.flatMap(({ fit: [one, ...others] }) => (one && others.length === 0 ? [one] : []))
    row.links.set(name, meantRows.map(({ said: [title] }) => title).join('; '))
    const ids = found.map(({ word, fit }) => (fit.length === 1 ? fit[0]!.id : word))
    row.body[name] = field.kind === 'reference' ? ids[0] : ids
  }
  await propose(store, column, misses, { ties, probable: around.probable })
}
const wordsOf = (said: unknown): string[] => [said ?? []].flat().map(String)

interface Candidates {
  /** Rows whose name or code matches exactly, by its `nameKey`. */
  exact: Map<string, Candidate[]>
  /** Rows whose names differ from the cell's text only in accents, offered as suggestions. */
  alike: Map<string, Candidate[]>
}

/** Rows that a cell may refer to. Names are searched without accents, but only an exact name is a match. */
async function candidatesFor(
  { sql, rows }: Store,
  field: Field,
  words: string[],
  ties: readonly Tie[],
): Promise<Candidates> {
  const target = resourceByName(field.to!)
  const names = [target.title, ...codesOf(target)]
  const keys = [...new Set(ties.map(({ key }) => key))]
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
  const alike = new Map<string, Candidate[]>()
  for (const { words: meant, ...candidate } of found) {
    const own = new Set(candidate.said.filter(Boolean).map(nameKey))
    for (const key of own) exact.set(key, [...(exact.get(key) ?? []), candidate])
    for (const key of new Set(meant.map(nameKey)))
      if (!own.has(key)) alike.set(key, [...(alike.get(key) ?? []), candidate])
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

const notFound = (word: string): string => `không tìm thấy “${shortened(word)}”`
const severalFound = (word: string, count: number): string =>
  `có ${count} dòng cùng tên “${shortened(word)}”, hãy ghi mã`

/** The rows of a name to which a row may refer; those that a form would offer, if there are any. */
function fitting(candidates: Candidate[], ties: readonly Tie[], tied: Tied): Candidate[] {
  const fit = candidates.filter((one) => ties.every((tie, at) => !tie.isBinding || isTied(one, tie, tied[at])))
  const best = offered(fit, ties, tied)
  return best.length > 0 ? best : fit
}

/** The rows that a form would offer. */
const offered = (candidates: Candidate[], ties: readonly Tie[], tied: Tied): Candidate[] =>
  candidates.filter((one) => ties.every((tie, at) => isTied(one, tie, tied[at])))

const isTied = (candidate: Candidate, { key }: Tie, wanted: string | null | undefined): boolean =>
  isNothing(wanted) || isNothing(candidate[key]) || String(candidate[key]) === wanted

const isNothing = (value: unknown): boolean => value === null || value === undefined
