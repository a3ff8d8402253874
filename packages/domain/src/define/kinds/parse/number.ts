import { today } from '../../../text/dates.ts'
import type { Field } from '../../field.ts'
import { Problem } from '../../problem.ts'

export function parseInteger(raw: unknown, field: Field): number {
  const value = toNumber(raw, field)
  if (!Number.isSafeInteger(value)) throw new Problem(`${field.label} phải là số nguyên`)
  refuseLate(value, field)
  return bounded(value, field, 2_147_483_647)
}

export function parseMoney(raw: unknown, field: Field): number {
  const value = toNumber(raw, field)
  if (!Number.isSafeInteger(value)) throw new Problem(`${field.label} phải là số nguyên`)
  return bounded(value, { min: 0, ...field }, 9_000_000_000_000)
}

export function parseDecimal(raw: unknown, field: Field): number {
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
