import { formatCode } from '@trace/define/codes.ts'
import { formatArea } from '@trace/define/text/format.ts'

/** Proposes a domestic growing-area code: 'VN-22-07090-004-26'. */
export const proposePuc = (place: { province: string; ward: string; seq: number; day: string }): string =>
  formatCode('VN-{province}-{ward}-{3}-{yy}', place)

/** The warning when an area with a code is smaller than the minimum of Decision 3156/QĐ-BNN-TT. */
export function pucWarning(acreage: number, isPerennial: boolean): string | null {
  const [least, crop] = isPerennial ? [1, 'lâu năm'] : [0.1, 'hằng năm']
  if (acreage >= least) return null
  return `Vùng trồng cây ${crop} được cấp mã cần tối thiểu ${formatArea(least)}, vùng này có ${formatArea(acreage)}`
}
