import { searchText } from '@trace/define/text/clean-text.ts'
import { normaliseCode } from '@trace/define/text/crockford.ts'
import type { SearchResults } from '@trace/site'
import { findTargets, isPublic, openKeys } from '../../areas/labels/index.ts'
import { likeText } from '@trace/platform/store/like-text.ts'
import { unscoped } from '@trace/platform/store/rows.ts'
import type { Settings } from '@trace/platform/ports/settings/settings.ts'
import type { Fragment, Sql } from '@trace/platform/ports/postgres/connect.ts'
import { areasOf, producerCards } from './read-producers.ts'
import { productCards } from './read-products.ts'
import { isPucInForce } from '../in-force.ts'
import { indexedSql } from '../indexed-values.ts'

const MOST_LETTERS = 100
const MOST_WORDS = 6
const MOST = { products: 24, producers: 12, areas: 12 }

/** The typed words, normalised like stored names and cut to the maximum length. */
export const understood = (typed: string): string => searchText(typed, MOST_LETTERS)

/** The page of a label's or a trace's code; null if there is no public one. */
export async function pageOfCode(sql: Sql, settings: Settings, words: string): Promise<string | null> {
  const code = normaliseCode(words)
  if (!/^[0-9A-Z-]{6,50}$/.test(code)) return null
  const target = (await findTargets(sql, await openKeys(settings), [code])).get(code)
  return target && isPublic(target) ? `/${target.kind === 'trace' ? 't' : 's'}/${target.code}` : null
}

/** Products, producers and areas whose approved names have a word that begins with each word typed. */
export async function searchPublic(sql: Sql, words: string): Promise<SearchResults> {
  if (wordsOf(words).length === 0) return { words, products: [], producers: [], areas: [] }
  const [products, producers, areas] = await Promise.all([
    holding(sql, 'products', words, MOST.products, (where, limit) =>
      productCards(sql, { where: sql`p.id ${where}`, order: sql`p.id desc`, limit }),
    ),
    holding(sql, 'manufactures', words, MOST.producers, (where, limit) =>
      producerCards(sql, { where: sql`m.id ${where}`, order: sql`m.id desc`, limit }),
    ),
    holding(sql, 'material_areas', words, MOST.areas, (where, limit) =>
      areasOf(
        sql,
        sql`a.id ${where} and (${isPucInForce(sql, 'a')} or ${holds(indexedSql.wordsBesidePuc(sql, 'a'), words, sql)})`,
        limit,
      ),
    ),
  ])
  return { words, products, producers, areas }
}

/** Number of the newest rows that are searched first. */
const NEWEST = 300
/** Maximum number of rows that are then read through the index. */
const OPENED = 100

/**
 * Reads public rows that hold the words, without reading every such row: common words fill the page from the newest
 * rows; rarer words are looked up in the index, which returns only a few rows.
 */
async function holding<Card>(
  sql: Sql,
  table: 'products' | 'manufactures' | 'material_areas',
  words: string,
  most: number,
  read: (where: Fragment, limit: number) => Promise<Card[]>,
): Promise<Card[]> {
  const holdAll = holds(indexedSql.words(sql, 'r'), words, sql)
  const newest = unscoped(
    sql,
    'the newest rows, of which only public ones are read',
  )`select * from ${sql(table)} where deleted_at is null order by id desc limit ${NEWEST}`
  const common = await read(sql`= any(array(select r.id from (${newest}) r where ${holdAll}))`, most)
  if (common.length === most) return common
  // Materialized, so that PostgreSQL plans for all rows and uses the index; planned with the limit, a search for an
  // absent word would scan the whole table.
  const held = unscoped(sql, 'ids of rows, of which only public ones are read')`
    with held as materialized (select r.id from ${sql(table)} r where r.deleted_at is null and ${holdAll})
    select id from held limit ${OPENED}`
  return read(sql`= any(array(${held}))`, most)
}

/** The typed words without those that contain only signs, which no index finds. */
const wordsOf = (typed: string): string[] => typed.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word))

/** SQL: whether a text contains each of the words; an index is used if the text is `indexed.words`. */
function holds(text: Fragment, words: string, sql: Sql): Fragment {
  const each = wordsOf(words).slice(0, MOST_WORDS)
  return each
    .map((word) => sql`${text} like '% ' || ${likeText(word)} || '%'`)
    .reduce((all, one) => sql`${all} and ${one}`)
}
