import { today } from '../../text/dates.ts'
import { formatNumber } from '../../text/format.ts'
import { unambiguousNumberText, readNumber } from '../../text/read-number.ts'
import type { NumberReading } from '../../text/read-number.ts'
import type { Field } from '../../field.ts'
import { Problem } from '../../problem.ts'
import { MOST_PLACES, USUAL_PLACES } from '../number.ts'

/** Thrown for a text that can be read as two numbers. Requests are refused; imports ask which number is meant. */
export class AmbiguousNumber extends Problem {
  readonly said: string
  readonly readings: readonly [vietnamese: number, english: number]

  constructor({ label }: Field, said: string, { value, other }: NumberReading & { other: number }) {
    const [one, two] = [value, other].map((number) => formatNumber(number, 4))
    super(
      `${label}: “${said}” là ${one} hay ${two}? Hãy ghi rõ, ví dụ ${unambiguousNumberText(value)} hoặc ${unambiguousNumberText(other)}`,
    )
    this.said = said
    this.readings = [value, other]
  }
}

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
  // Decimals beyond `MOST_PLACES` are only noise, from floating-point sums or from a positioning device.
  const value = bounded(Number(toNumber(raw, field).toFixed(MOST_PLACES)) + 0, field, 9_999_999_999)
  const { label, decimals = USUAL_PLACES } = field
  if (Number(value.toFixed(decimals)) !== value) throw new Problem(`${label} có tối đa ${decimals} chữ số sau dấu phẩy`)
  return value
}

/** The number given as a JSON number, or as a text written by a person (`readNumber`). */
export function toNumber(raw: unknown, field: Field): number {
  const reading =
    typeof raw === 'string' ? readNumber(raw, field) : typeof raw === 'number' ? { value: raw, other: null } : null
  if (!reading || !Number.isFinite(reading.value)) throw new Problem(`${field.label} phải là số`)
  const { value, other } = reading
  if (other !== null) throw new AmbiguousNumber(field, String(raw).trim(), { value, other })
  return value
}

/** Throws for a year above the limit. */
function refuseLate(year: number, { label, latest }: Pick<Field, 'label' | 'latest'>): void {
  const thisYear = Number(today().slice(0, 4))
  if (latest === 'thisYear' && year > thisYear) throw new Problem(`${label} không được ở tương lai`)
  if (latest === 'nextYear' && year > thisYear + 1) throw new Problem(`${label} không được sau năm ${thisYear + 1}`)
}

type Bounded = Pick<Field, 'label' | 'min' | 'max' | 'ungrouped'>

function bounded(value: number, { label, min, max, ungrouped }: Bounded, limit: number): number {
  const written = (bound: number): string => (ungrouped ? String(bound) : formatNumber(bound, 4))
  if (min !== undefined && value < min) throw new Problem(`${label} phải từ ${written(min)} trở lên`)
  if (max !== undefined && value > max) throw new Problem(`${label} phải từ ${written(max)} trở xuống`)
  if (value > limit) throw new Problem(`${label}: số quá lớn`)
  if (value < -limit) throw new Problem(`${label} không hợp lệ`)
  return value
}
