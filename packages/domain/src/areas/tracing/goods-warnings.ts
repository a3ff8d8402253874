import { formatDay } from '@trace/define/text/format.ts'

/** What is known of the goods of a trace. */
export interface Goods {
  status: string
  expired_date: string | null
  /** The paused party behind the goods: a producer or product that is switched off or not approved. */
  paused?: 'manufacture' | 'product' | null | undefined
}

export interface GoodsWarning {
  kind: 'recalled' | 'held' | 'suspended' | 'expired' | 'hidden'
  says: string
}

const suspended = {
  manufacture: 'Cơ sở sản xuất đang tạm dừng hoặc chưa được duyệt, người quét tem đọc thấy điều đó',
  product: 'Sản phẩm đang tạm dừng hoặc chưa được duyệt, người quét tem đọc thấy điều đó',
}

/**
 * Warnings about goods on a day: what shoppers are warned of, or why they can read nothing; empty if shoppers read
 * that all is well.
 */
export function goodsWarnings({ status, expired_date, paused }: Goods, day: string): GoodsWarning[] {
  const warnings: (GoodsWarning | false)[] = [
    status === 'recalled' && { kind: 'recalled', says: 'Hàng của hồ sơ này đã bị thu hồi' },
    status === 'held' && { kind: 'held', says: 'Hàng của hồ sơ này đang tạm giữ để xác minh' },
    !!paused && { kind: 'suspended', says: suspended[paused] },
    expired_date !== null &&
      expired_date < day && {
        kind: 'expired',
        says: `Hàng đã hết hạn sử dụng ngày ${formatDay(expired_date)}, người quét tem đọc thấy điều đó`,
      },
    (status === 'draft' || status === 'inactive') && {
      kind: 'hidden',
      says: 'Hồ sơ chưa kích hoạt: người quét tem chưa xem được gì. Nhớ kích hoạt trước khi bán hàng',
    },
  ]
  return warnings.filter((one) => one !== false)
}

/**
 * Warnings to confirm before an action on labels. Actions on held or recalled goods are refused; hidden goods are
 * made public later.
 */
export const warningsToAsk = (warnings: readonly GoodsWarning[]): GoodsWarning[] =>
  warnings.filter(({ kind }) => kind === 'suspended' || kind === 'expired')
