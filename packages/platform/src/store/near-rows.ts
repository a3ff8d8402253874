import type { Named } from '@trace/define/entry.ts'
import type { Resource } from '@trace/define/resource.ts'
import type { Fragment } from '../ports/postgres/connect.ts'
import type { Store } from './store.ts'

/** Maximum number of words searched at once, and of names compared for each. */
const MOST_WORDS = 50
const MOST_NEAR = 20
/** Maximum number of rows compared in a table without a search index. */
const MOST_ROWS = 2_000

/**
 * The rows whose names each word may mean: the most similar ones if the list has a search index, otherwise its first
 * rows by id. Callers compare the names themselves.
 */
export async function nearRows(
  { sql, rows }: Pick<Store, 'sql' | 'rows'>,
  target: Resource,
  words: readonly string[],
  also: Fragment,
): Promise<Map<string, Named[]>> {
  if (words.length === 0) return new Map()
  const isIndexed = Object.values(target.fields).some(({ searchable }) => searchable)
  const title = sql(`t.${target.title}`)
  const likely = isIndexed
    ? sql`and fold(word) <% t.search order by word_similarity(fold(word), t.search) desc, length(${title}::text), t.id limit ${MOST_NEAR}`
    : sql`order by t.id limit ${MOST_ROWS}`
  const found = await sql<{ word: string; near: Named[] }[]>`
    select word, near from unnest(${words.slice(0, MOST_WORDS)}::text[]) word cross join lateral (
      select jsonb_agg(jsonb_build_object('id', id, 'name', name)) as near from (
        select t.id, ${title}::text as name from ${rows(target)} t
        where ${title} is not null ${also} ${likely}) near) found
    where near is not null`
  return new Map(found.map(({ word, near }) => [word, near]))
}
