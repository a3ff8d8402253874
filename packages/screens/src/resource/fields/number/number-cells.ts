import type { Field } from '@trace/define/field.ts'
import { formatMoney, formatNumber } from '@trace/define/text/format.ts'
import { asText, plainCell } from '../plain-cell.ts'

const asNumber = (value: unknown) => (typeof value === 'number' || typeof value === 'string' ? value : null)
export const withUnit = (text: string, { kind, unit = kind === 'money' ? 'VNĐ' : undefined }: Field): string =>
  text && unit ? `${text}${unit === '%' ? '' : ' '}${unit}` : text

export const IntegerCell = plainCell((value, field) =>
  field.ungrouped || (field.digits && value !== null)
    ? asText(value).padStart(field.digits ?? 0, '0')
    : withUnit(formatNumber(asNumber(value), 0), field),
)
export const DecimalCell = plainCell((value, field) =>
  withUnit(formatNumber(asNumber(value), field.decimals ?? 4), field),
)
export const MoneyCell = plainCell((value) => formatMoney(asNumber(value)))
export const CountCell = plainCell((value) => formatNumber(asNumber(value), 0))
