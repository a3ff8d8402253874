import { fold, formatDay, joinedName, labelOf, limitMarks, namedBy, nearest, Problem, wallClock } from '@trace/domain'
import type { Field, Media } from '@trace/domain'
import type { FieldColumn } from './columns.ts'
import { htmlOf, plainText } from './plain-text.ts'
import type { Cell } from './sheet.ts'

type Values = Record<string, unknown>
interface Named {
  name: unknown
}

const YES = 'Có'
const NO = 'Không'

const MOST_PARTS = 500
const MOST_SAID = 100

/** Cell value of a presented row: names instead of ids, labels instead of internal values. */
export function toCell({ name, field, group }: FieldColumn, row: Values): Cell {
  const values = group === undefined ? row : ((row[group] ?? {}) as Values)
  const value = values[name]
  if (value === null || value === undefined) return null
  switch (field.kind) {
    case 'reference':
      return text((row[joinedName(name)] as Named | null)?.name)
    case 'references':
      return named((row[joinedName(name)] as Named[]).map((one) => text(one.name) ?? ''))
    case 'choice':
      return field.choices?.[value as string] ?? text(value)
    case 'choices':
      return named((value as string[]).map((one) => field.choices?.[one] ?? one))
    case 'status':
      return labelOf(field.machine!, value as string)
    case 'toggle':
    case 'flag':
      return wordOf(field, value === true)
    case 'date':
      return new Date(`${value as string}T00:00:00Z`)
    case 'moment':
      return new Date(`${wallClock(new Date(value as string)).slice(0, 19)}Z`)
    case 'integer':
    case 'decimal':
    case 'money':
    case 'count':
      return Number(value)
    case 'images':
    case 'files':
      return (value as Media[]).map(({ url }) => url).join('\n') || null
    case 'richText':
      return plainText(value as string) || null
    case 'list':
      return named((value as Values[]).map((item) => text(item[namedBy(field)!]) ?? ''))
    default:
      return text(value)
  }
}

const text = (value: unknown): string | null => (value === null || value === undefined ? null : String(value))
const named = (parts: string[]): string | null => (parts.length === 0 ? null : parts.join('; '))

/** What a cell says instead of a known word, and the known word that is nearest. */
export interface Near {
  said?: string
  proposal?: string
}

export function nearOf(said: string, names: Iterable<string>): Near {
  const proposal = nearest(said, names)
  return proposal === null ? {} : { said, proposal }
}

/** A cell that says none of the known words. */
export class Misread extends Problem {
  readonly near: Near

  constructor(message: string, said: string, names: readonly string[]) {
    super(message)
    this.near = nearOf(said, names)
  }
}

/** A cell with one of its parts replaced by what was meant. */
export const corrected = (cell: Cell, said: string, proposal: string): Cell =>
  cell === null
    ? null
    : plain(cell)
        .split(/([\n;])/)
        .map((part) => (part.trim() === said ? proposal : part))
        .join('')

/** Whether two cells are equal, whichever types Excel stored them as. */
export function sameCell(one: Cell, other: Cell): boolean {
  const [a, b] = [plain(one), plain(other)]
  return (
    a === b ||
    (a !== '' && b !== '' && (typeof one === 'number' || typeof other === 'number') && Number(a) === Number(b))
  )
}

function plain(cell: Cell): string {
  if (cell instanceof Date) return String(Math.round(cell.getTime() / 1000))
  return cell === null ? '' : limitMarks(String(cell)).normalize('NFC').replace(/\r\n?/g, '\n').trim()
}

/**
 * Converts a cell into the value a form would send. References stay text, to be resolved later. An item of a list that
 * exists (`now`) keeps the values that the cell does not contain.
 */
export function fromCell(field: Field, cell: Cell, now: unknown = null): unknown {
  if (cell === null || plain(cell) === '') return null
  switch (field.kind) {
    case 'date':
      return day(cell)
    case 'moment':
      return moment(cell)
    case 'toggle':
    case 'flag':
      return flag(field, cell)
    case 'choice':
      return choiceOf(field, plain(cell))
    case 'choices':
      return parts(cell).map((part) => choiceOf(field, part))
    case 'references':
      return parts(cell)
    case 'images':
    case 'files':
      return items('url', cell, now)
    case 'list':
      return items(namedBy(field)!, cell, now)
    case 'richText':
      return htmlOf(plain(cell))
    case 'integer':
    case 'decimal':
    case 'money':
      return number(cell)
    default:
      return cell instanceof Date ? formatDay(cell.toISOString()) : plain(cell)
  }
}

function items(key: string, cell: Cell, now: unknown): Values[] {
  const known = (now ?? []) as Values[]
  return parts(cell).map((part) => known.find((item) => item[key] === part) ?? { [key]: part })
}

function parts(cell: Cell): string[] {
  const said = plain(cell)
    .split(/[\n;]/, MOST_PARTS + 1)
    .map((part) => part.trim())
    .filter(Boolean)
  if (said.length > MOST_PARTS) throw new Problem(`Tối đa ${MOST_PARTS} mục trong một ô`)
  return said
}

/** Shortens quoted input for messages. */
export const shortened = (said: string): string => (said.length > MOST_SAID ? `${said.slice(0, MOST_SAID)}…` : said)

function day(cell: Cell): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  const [, date, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(plain(cell)) ?? []
  return year ? `${year}-${month!.padStart(2, '0')}-${date!.padStart(2, '0')}` : plain(cell)
}

function moment(cell: Cell): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 19)
  const [date = '', clock] = plain(cell).split(/\s+/)
  return clock ? `${day(date)}T${clock.padStart(5, '0')}` : day(date)
}

const wordOf = ({ choices }: Field, on: boolean): string => choices?.[String(on)] ?? (on ? YES : NO)

function flag(field: Field, cell: Cell): boolean {
  const word = fold(plain(cell))
  for (const on of [true, false]) if (word === fold(wordOf(field, on))) return on
  if (['co', 'x', 'true', '1', 'dung'].includes(word)) return true
  if (['khong', 'false', '0', 'sai'].includes(word)) return false
  const [yes, no] = [wordOf(field, true), wordOf(field, false)]
  throw new Misread(`${field.label} phải là “${yes}” hoặc “${no}”`, plain(cell), [yes, no])
}

function choiceOf({ label, choices = {} }: Field, said: string): string {
  const found = Object.keys(choices).find((key) => key === said || fold(choices[key]!) === fold(said))
  if (found === undefined)
    throw new Misread(`${label} không hợp lệ: “${shortened(said)}”`, said, Object.values(choices))
  return found
}

/** Numbers with thousands separators, such as '1.234.567', are accepted. */
function number(cell: Cell): number | string {
  if (typeof cell === 'number') return cell
  const said = plain(cell)
  return /^-?\d{1,3}(\.\d{3})+(,\d+)?$/.test(said) ? said.replaceAll('.', '') : said
}
