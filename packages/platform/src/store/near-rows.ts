import type { Named } from '@trace/define/entry.ts'
import type { Resource } from '@trace/define/resource.ts'
import { concatSql } from '../ports/postgres/connect.ts'
import type { Fragment } from '../ports/postgres/connect.ts'
import type { Store } from './store.ts'

/** Maximum number of words searched at once, and of names compared for each. */
const MOST_WORDS = 50
const MOST_NEAR = 20
/** Maximum number of rows compared in a table without a search index. */
const MOST_ROWS = 2_000

/** A word to search, and the values that the rows must have in the columns of the search. */
interface Asked {
  word: string
  beside?: readonly (string | null)[]
}

/**
 * The rows whose names each word may mean, in the order of the words: the most similar ones if the list has a search
 * index, otherwise its first rows by id. `within` are columns in which a row must have the value that stands beside the
 * word, unless that is null; shared rows may have none. Callers compare the names themselves.
 */
export async function nearRows(
  { sql, rows }: Pick<Store, 'sql' | 'rows'>,
  target: Resource,
  asked: readonly Asked[],
  also: Fragment,
  within: readonly string[] = [],
): Promise<Named[][]> {
  const searched = asked.slice(0, MOST_WORDS)
  if (searched.length === 0) return []
  const beside = within.map((key, at) => {
    const wanted = sql`beside::jsonb->>${at}::int`
    const shared = target.scope.shared ? sql`or ${sql(`t.${key}`)} is null` : sql``
    return sql`and (${wanted} is null or ${sql(`t.${key}`)}::text = ${wanted} ${shared})`
  })
  const isIndexed = Object.values(target.fields).some(({ searchable }) => searchable)
  const title = sql(`t.${target.title}`)
  const likely = isIndexed
    ? sql`and fold(word) <% t.search order by word_similarity(fold(word), t.search) desc, length(${title}::text), t.id limit ${MOST_NEAR}`
    : sql`order by t.id limit ${MOST_ROWS}`
  const found = await sql<{ near: Named[] | null }[]>`
    select near from unnest(
      ${searched.map(({ word }) => word)}::text[], ${searched.map((one) => JSON.stringify(one.beside ?? []))}::text[]
    ) with ordinality asked(word, beside, at) left join lateral (
      select jsonb_agg(jsonb_build_object('id', id, 'name', name)) as near from (
        select t.id, ${title}::text as name from ${rows(target)} t
        where ${title} is not null ${also} ${concatSql(sql, beside)} ${likely}) near) found on true
    order by asked.at`
  return found.map(({ near }) => near ?? [])
}
