import { hash } from 'node:crypto'
import type { Sql } from '../ports/postgres/connect.ts'
import { Refusal } from '../refusal.ts'

type Values = Record<string, unknown>

/** Number of characters of a value that the log stores; a log line can never be shortened afterwards. */
const KEPT = 2_000

/** A long value in the log: its first characters, and the hash under which `revision_texts` stores all of it. */
interface Shortened {
  hash: string
  letters: number
  begins: string
  /** Whether the text is the JSON of a value that is not a string. */
  isJson: boolean
}

export interface LogValues {
  old_values: Values | null
  new_values: Values | null
}

/** The values of a log line, the long ones shortened and put into `whole` by their hash. */
export function shortenLong(values: unknown, whole: Map<string, string>): unknown {
  if (typeof values !== 'object' || values === null) return values
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shortenValue(value, whole)]))
}

function shortenValue(value: unknown, whole: Map<string, string>): unknown {
  if (typeof value !== 'string' && (typeof value !== 'object' || value === null)) return value
  const isJson = typeof value !== 'string'
  const text = isJson ? JSON.stringify(value) : value
  if (text.length <= KEPT) return value
  const sum = hash('sha256', text)
  whole.set(sum, text)
  return { hash: sum, letters: text.length, begins: text.slice(0, KEPT).toWellFormed(), isJson } satisfies Shortened
}

const isShortened = (value: unknown): value is Shortened =>
  typeof value === 'object' && value !== null && 'begins' in value && 'hash' in value && 'letters' in value

/**
 * Returns log lines of one row with their long values complete again. A value that is no longer stored completely is
 * shown by its first characters; with `whole`, it throws instead.
 */
export async function withWholeValues<L extends Partial<LogValues>>(
  sql: Sql,
  { subject, id, lines, whole = false }: { subject: string; id: number | null; lines: readonly L[]; whole?: boolean },
): Promise<L[]> {
  const values = lines.flatMap(({ old_values, new_values }) => [old_values, new_values])
  const hashes = values.flatMap((some) =>
    Object.values(some ?? {})
      .filter(isShortened)
      .map((one) => one.hash),
  )
  if (hashes.length === 0) return [...lines]
  const rows = await sql<{ hash: string; text: string }[]>`
    select hash, text from revision_texts where subject = ${subject} and entity_id = ${id ?? 0} and hash = any(${hashes})`
  const texts = new Map(rows.map((row) => [row.hash, row.text]))
  const lengthen = (value: unknown): unknown => {
    if (!isShortened(value)) return value
    const text = texts.get(value.hash)
    if (text !== undefined) return value.isJson ? (JSON.parse(text) as unknown) : text
    if (whole) throw new Refusal(409, NOT_WHOLE)
    return `${value.begins}…`
  }
  const lengthenAll = (some: Values | null | undefined) =>
    some && Object.fromEntries(Object.entries(some).map(([name, value]) => [name, lengthen(value)]))
  return lines.map((line) => ({
    ...line,
    ...('old_values' in line && { old_values: lengthenAll(line.old_values) }),
    ...('new_values' in line && { new_values: lengthenAll(line.new_values) }),
  }))
}

const NOT_WHOLE = 'Phiên bản này không còn giữ trọn các văn bản dài nên không khôi phục được'
