import { fold, nearOf, resourceByName, shortened } from '@trace/domain'
import type { Field, Resource } from '@trace/domain'
import { periodicYield } from '../periodic-yield.ts'
import { joined } from '../../ports/postgres/connect.ts'
import type { Fragment } from '../../ports/postgres/connect.ts'
import { nearRows } from '../store/near-rows.ts'
import { onlyOf } from '../store/references.ts'
import type { Store } from '../store/store.ts'
import type { PlacedColumn, PlannedRow } from './planned-row.ts'

type Values = Record<string, unknown>
type Candidate = Values & { id: number; said: string[] }

/** Replaces names and codes in references by ids: one query for each column, however many rows there are. */
export async function resolveReferences(store: Store, rows: PlannedRow[]): Promise<void> {
  for (const column of referencesOf(rows)) await resolveColumn(store, rows, column)
}

/**
 * Reference columns in order of dependency: an area is searched among those of its producer, so the producer comes
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
  const folded = new Map<string, string>()
  for (const { body } of meant) {
    for (const word of wordsOf(body[name])) if (!folded.has(word)) folded.set(word, fold(word))
    await turn()
  }
  const words = [...new Set(folded.values())]
  const candidates = await candidatesFor(store, field, words)
  const unknown = words.filter((word) => !candidates.has(word))
  const near = await nearRows(store, resourceByName(field.to!), unknown, onlyOf(store.sql, field))
  for (const row of meant) {
    await turn()
    const said = wordsOf(row.body[name])
    const found = said.map((word) =>
      pick(candidates.get(folded.get(word)!) ?? [], field, { ...row.around, ...row.now, ...row.body }, word),
    )
    const at = found.findIndex((one) => typeof one === 'string')
    if (at >= 0) {
      const message = `${field.label}: ${found[at]}`
      const proposed = nearOf(
        said[at]!,
        (near.get(folded.get(said[at]!)!) ?? []).map(({ name: one }) => one),
      )
      row.problems.push({ row: row.number, column: heading, field: name, message, ...proposed })
    }
    row.body[name] = field.kind === 'reference' ? found[0] : found
  }
}

const wordsOf = (said: unknown): string[] => [said ?? []].flat().map(String)

/** Rows that may be meant, by their names and codes without accents or case. */
async function candidatesFor({ sql, rows }: Store, field: Field, words: string[]): Promise<Map<string, Candidate[]>> {
  const target = resourceByName(field.to!)
  const names = [target.title, ...codesOf(target)]
  const keys = field.within?.filter((key) => key in target.fields) ?? []
  const called = names.map((key): Fragment => sql`fold(${sql(`t.${key}`)})`)
  const found =
    words.length === 0
      ? []
      : await sql<Candidate[]>`
    select t.id, array[${list(sql, called)}] as said ${joined(
      sql,
      keys.map((key) => sql`, ${sql(`t.${key}`)}`),
    )}
    from ${rows(target)} t
    where true ${onlyOf(sql, field)}
      and array[${list(sql, called)}] && ${words}::text[]`
  const byWord = new Map<string, Candidate[]>()
  for (const candidate of found) {
    for (const word of new Set(candidate.said.filter(Boolean))) {
      const known = byWord.get(word)
      if (known) known.push(candidate)
      else byWord.set(word, [candidate])
    }
  }
  return byWord
}

const list = (sql: Store['sql'], parts: Fragment[]): Fragment =>
  joined(
    sql,
    parts.map((part, index) => (index === 0 ? part : sql`, ${part}`)),
  )

const codesOf = ({ fields }: Resource): string[] =>
  Object.keys(fields).filter((name) => fields[name]!.kind === 'code' || name === 'code')

/** The one row that a name means, given the other values of its row; or the reason why there is none. */
function pick(candidates: Candidate[], { within: keys = [] }: Field, body: Values, word: string): number | string {
  const fit = candidates.filter((candidate) =>
    keys.every((key) => isNothing(body[key]) || isNothing(candidate[key]) || candidate[key] === body[key]),
  )
  if (fit.length === 1) return fit[0]!.id
  return fit.length === 0
    ? `không tìm thấy “${shortened(word)}”`
    : `có ${fit.length} dòng cùng tên “${shortened(word)}”, hãy ghi mã`
}

const isNothing = (value: unknown): boolean => value === null || value === undefined
