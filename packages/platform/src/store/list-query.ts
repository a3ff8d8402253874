import type { Field, Fields } from '@trace/define/field.ts'
import { formats } from '@trace/define/formats.ts'
import { integer, isFilterable, isRangeFilterable, isSortable, kinds, moment } from '@trace/define/kinds/index.ts'
import { parseDate, parseMoment, parsers } from '@trace/define/kinds/parse/index.ts'
import { MOST_PAGE_ROWS, PAGE_ROWS } from '@trace/define/paging.ts'
import { Problem } from '@trace/define/problem.ts'
import type { Problems } from '@trace/define/read.ts'
import type { Resource } from '@trace/define/resource.ts'
import { searchText } from '@trace/define/text/clean-text.ts'
import { Refusal } from '../refusal.ts'

export interface Filter {
  name: string
  field: Field
  /** Any of these values; null means rows without a value. */
  values?: (string | number | boolean | null)[]
  from?: string | number
  to?: string | number
}

/** A list query, validated against the definition. */
export interface ListQuery {
  page: number
  length: number
  /** Search words, all of which must match. */
  words: string[]
  filters: Filter[]
  /** Sort field and direction; ties are ordered by id. */
  order: { name: string; descending: boolean }
}

/** Columns of every table, so every list can be filtered by them. */
export const COMMON_COLUMNS: Fields = {
  id: integer('Mã'),
  created_at: moment('Ngày tạo'),
  updated_at: moment('Ngày sửa'),
}
const MOST_PAGES = 1_000_000

/**
 * Parses `page`, `length` or `limit`, `search`, `sort_by`, `sort_dir` and the filters by field name. Unknown filters
 * are ignored, but an unknown sort field is refused: another order would mislead.
 */
export function readListQuery({ fields, order }: Resource, query: Record<string, string>): ListQuery {
  const problems: Problems = {}
  const filters = Object.entries({ ...COMMON_COLUMNS, ...fields }).flatMap(([name, field]) => {
    try {
      return filterOf(name, field, query)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      problems[name] = [error.message]
      return []
    }
  })
  const sorted = query['sort_by']
  if (sorted && !isSortedBy(fields, sorted)) problems['sort_by'] = ['Không sắp xếp được theo cột này']
  if (Object.keys(problems).length > 0) throw new Refusal(422, Object.values(problems)[0]![0]!, { errors: problems })
  const chosen = sorted ? `${query['sort_dir']?.toLowerCase() === 'desc' ? '-' : ''}${sorted}` : order
  return {
    page: whole(query['page'], 1, MOST_PAGES, 'Số trang'),
    length: whole(query['length'] ?? query['limit'], PAGE_ROWS, MOST_PAGE_ROWS, 'Số dòng mỗi trang'),
    words: searchText(query['search'] ?? '', 200)
      .split(' ')
      .filter(Boolean)
      .slice(0, 8),
    filters,
    order: { name: chosen.replace(/^-/, ''), descending: chosen.startsWith('-') },
  }
}

const isSortedBy = (fields: Resource['fields'], name: string): boolean =>
  Object.hasOwn(COMMON_COLUMNS, name) || (Object.hasOwn(fields, name) && isSortable(fields[name]!))

function whole(raw: string | undefined, otherwise: number, most: number, label: string): number {
  if (raw === undefined || raw === '') return otherwise
  if (!/^-?\d{1,15}$/.test(raw)) throw new Refusal(400, `${label} phải là số nguyên`)
  return Math.min(Math.max(Number(raw), 1), most)
}

function filterOf(name: string, field: Field, query: Record<string, string>): Filter[] {
  const found: Filter[] = []
  const said = query[name]
  if (said !== undefined && said !== '' && isFilterable(field)) {
    const values = said
      .split(',')
      .slice(0, 100)
      .map((part) => (isNothing(field, part) ? null : one(field, part.trim())))
    found.push({ name, field, values: [...new Set(values)] })
  }
  if (isRangeFilterable(field)) {
    const [from, to] = [query[`${name}_from`], query[`${name}_to`]]
    if (from) found.push({ name, field, from: edge(field, from) })
    if (to) found.push({ name, field, to: edge(field, to) })
  }
  return found
}

/** `none` means rows without a value, unless the field has a value of that name. */
const isNothing = ({ choices, machine }: Field, part: string): boolean =>
  part === 'none' && !Object.hasOwn(choices ?? machine?.states ?? {}, part)

/** Filter values need not be valid for the form: a year before the earliest simply finds no rows. */
function one(field: Field, part: string): string | number | boolean {
  const { label, required, choices, machine, format } = field
  if (machine) return stateOf(field, part)
  const kind = kinds[field.kind].filter ?? 'text'
  const value = parsers[kind](part, { kind, label, required, ...(choices && { choices }) }) as string | number | boolean
  return typeof value === 'string' && format ? (formats[format].normalise?.(value) ?? value) : value
}

function stateOf({ label, machine }: Field, part: string): string {
  if (!machine || !Object.hasOwn(machine.states, part)) throw new Problem(`${label} không hợp lệ`)
  return part
}

/** The limits of a range may lie outside what a form accepts. */
const edge = ({ latest: _, ...field }: Field, raw: string): string | number =>
  field.kind === 'date'
    ? parseDate(raw, field)
    : field.kind === 'moment'
      ? raw.length === 10
        ? parseDate(raw, field)
        : parseMoment(raw, field)
      : (parsers[field.kind](raw, { ...field, min: -Infinity }) as number)
