import { formatNumber } from '@trace/define/text/format.ts'

/** '5.240 kg'; empty when there is no quantity. */
export function amount(quantity: number | string | null, unit: string | null): string {
  const number = formatNumber(quantity)
  return number && unit ? `${number} ${unit}` : number
}
