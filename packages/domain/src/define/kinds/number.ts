import { today } from '../../text/dates.ts'
import type { Field } from '../field.ts'
import { Problem } from '../problem.ts'
import { plain } from './kind.ts'
import type { KindRules } from './kind.ts'
import { cellText, sheetRules } from './sheet-cell.ts'
import type { Cell, SheetRules } from './sheet-cell.ts'

export const integer = plain<number, 'integer'>('integer')
export const decimal = plain<number, 'decimal'>('decimal')
/** An amount in whole đồng. */
export const money = plain<number, 'money'>('money')

/** Number of rows of another resource whose `parent` refers to this row. */
export const count = (label: string, to: string, parent: string): Field<number, true, 'count'> => ({
  kind: 'count',
  label,
  to,
  parent,
  auto: true,
  required: true,
})

function parseInteger(raw: unknown, field: Field): number {
  const value = toNumber(raw, field)
  if (!Number.isSafeInteger(value)) throw new Problem(`${field.label} phải là số nguyên`)
  refuseLate(value, field)
  return bounded(value, field, 2_147_483_647)
}

function parseMoney(raw: unknown, field: Field): number {
  const value = toNumber(raw, field)
  if (!Number.isSafeInteger(value)) throw new Problem(`${field.label} phải là số nguyên`)
  return bounded(value, { min: 0, ...field }, 9_000_000_000_000)
}

function parseDecimal(raw: unknown, field: Field): number {
  const value = bounded(toNumber(raw, field), field, 9_999_999_999)
  const { label, decimals } = field
  if (decimals !== undefined && Number(value.toFixed(decimals)) !== value)
    throw new Problem(`${label} có tối đa ${decimals} chữ số sau dấu phẩy`)
  return value
}

function toNumber(raw: unknown, { label }: Field): number {
  const value =
    typeof raw === 'number'
      ? raw
      : typeof raw === 'string' && /^[+-]?\d{1,17}([.,]\d{1,10})?$/.test(raw.trim())
        ? Number(raw.trim().replace(',', '.'))
        : NaN
  if (!Number.isFinite(value)) throw new Problem(`${label} phải là số`)
  return value
}

/** Refuses a year above the limit. */
function refuseLate(year: number, { label, latest }: Pick<Field, 'label' | 'latest'>): void {
  const thisYear = Number(today().slice(0, 4))
  if (latest === 'thisYear' && year > thisYear) throw new Problem(`${label} không được ở tương lai`)
  if (latest === 'nextYear' && year > thisYear + 1) throw new Problem(`${label} không được sau năm ${thisYear + 1}`)
}

function bounded(value: number, { label, min, max }: Pick<Field, 'label' | 'min' | 'max'>, limit: number): number {
  if (min !== undefined && value < min) throw new Problem(`${label} phải từ ${min} trở lên`)
  if (value > (max ?? limit)) throw new Problem(`${label} phải từ ${max ?? limit} trở xuống`)
  if (value < -limit) throw new Problem(`${label} không hợp lệ`)
  return value
}

const amount = {
  sorted: true,
  filter: null,
  range: true,
  answered: 'listed',
  sheeted: true,
  numeric: true,
} as const

export const numberRules = {
  integer: { ...amount, column: 'integer', parse: parseInteger, filter: 'integer' },
  decimal: { ...amount, column: 'numeric(14,4)', parse: parseDecimal },
  money: { ...amount, column: 'bigint', parse: parseMoney },
  count: { ...amount, column: null, parse: () => null, sorted: false, range: false },
} satisfies Record<string, KindRules>

/** An example within the limits of the field. */
const within =
  (usual: number) =>
  ({ min = 0, max = Infinity }: Field): number =>
    Math.min(Math.max(usual, min), max)

/** Numbers with thousands separators, such as '1.234.567', are accepted. */
function read(cell: Cell): number | string {
  if (typeof cell === 'number') return cell
  const said = cellText(cell)
  return /^-?\d{1,3}(\.\d{3})+(,\d+)?$/.test(said) ? said.replaceAll('.', '') : said
}

const digits: Partial<SheetRules> = { format: 'number', example: ({ min }) => min ?? 1, write: Number, read }

export const numberDescriptions = {
  integer: {
    schema: () => ({ type: 'integer' }),
    example: within(10),
    sheet: sheetRules({ note: 'Số nguyên' }, digits),
  },
  decimal: {
    schema: () => ({ type: 'number' }),
    example: within(2.5),
    sheet: sheetRules({ format: 'decimal', note: 'Số' }, digits),
  },
  money: {
    schema: () => ({ type: 'integer', minimum: 0 }),
    example: within(45_000),
    sheet: sheetRules({ note: 'Số đồng' }, digits),
  },
  count: { schema: () => ({ type: 'integer' }), example: within(10), sheet: sheetRules(digits) },
}
