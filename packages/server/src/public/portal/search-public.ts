import { normaliseCode } from '@trace/domain'
import type { Found } from '@trace/site'
import { findTargets, isPublic, openKeys } from '../../areas/labels/index.ts'
import type { Settings } from '../../ports/settings/settings.ts'
import type { Fragment, Sql } from '../../ports/postgres/connect.ts'
import { areasOf, producerCards } from './read-producers.ts'
import { productCards } from './read-products.ts'

const MOST_LETTERS = 100
const MOST_WORDS = 6
const MOST = { products: 24, producers: 12, areas: 12 }

/** What is understood of the words typed: no signs that no text holds, no more of them than a name has. */
export const understood = (typed: string): string =>
  typed
    .replace(/[\p{C}\p{Z}\ufffd]+/gu, ' ')
    .trim()
    .slice(0, MOST_LETTERS)
    .trim()

/** The page that a code of a stamp or of a trace leads to. */
export async function pageOfCode(sql: Sql, settings: Settings, words: string): Promise<string | null> {
  const code = normaliseCode(words)
  if (!/^[0-9A-Z-]{6,50}$/.test(code)) return null
  const target = (await findTargets(sql, await openKeys(settings), [code])).get(code)
  return target && isPublic(target) ? `/${target.kind === 'trace' ? 't' : 's'}/${target.code}` : null
}

/** Products, producers and areas in whose approved names each word begins a word. */
export async function searchPublic(sql: Sql, words: string): Promise<Found> {
  if (wordsOf(words).length === 0) return { words, products: [], producers: [], areas: [] }
  const [products, producers, areas] = await Promise.all([
    productCards(sql, { where: holds(sql, 'p', words), order: sql`p.id desc`, limit: MOST.products }),
    producerCards(sql, { where: holds(sql, 'm', words), order: sql`m.id desc`, limit: MOST.producers }),
    areasOf(sql, holds(sql, 'a', words), MOST.areas),
  ])
  return { words, products, producers, areas }
}

/** The words of what was typed; signs alone are none, for no index finds them. */
const wordsOf = (typed: string): string[] => typed.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word))

/** SQL: whether a row holds each of the words. `public_words` is what its index keeps. */
function holds(sql: Sql, row: string, words: string): Fragment {
  const each = wordsOf(words).slice(0, MOST_WORDS)
  return each
    .map(
      (word) =>
        sql`public_words(${sql(`${row}.code`)}, ${sql(`${row}.approved_values`)}) like '% ' || fold(${escaped(word)}) || '%'`,
    )
    .reduce((all, one) => sql`${all} and ${one}`)
}

const escaped = (word: string): string => word.replace(/[\\%_]/g, '\\$&')
