import { hasCheckDigit, toGtin14 } from './gs1.ts'

/**
 * The shortest form of a GTIN, in which it is stored: 0 + a GTIN-13 is the same number as that GTIN-13. Other texts are
 * returned as they are.
 */
export function shortGtin(text: string): string {
  if (!isGtinLength(text)) return text
  const [zeros = ''] = /^0*/.exec(toGtin14(text))!
  const length = zeros.length >= 6 ? 8 : 14 - Math.min(zeros.length, 2)
  return toGtin14(text).slice(-length)
}

const isGtinLength = (text: string): boolean => /^(?:\d{8}|\d{12,14})$/.test(text)

/** GS1 prefixes that identify no trade item (GS1 General Specifications, figure 1.4.2-1), each with the reason. */
const restricted: readonly (readonly [prefixes: RegExp, reason: string])[] = [
  [/^(?:02|04|2)/, 'bắt đầu bằng 02, 04 hoặc 20–29: số này chỉ dùng nội bộ trong cửa hàng, không phải mã sản phẩm'],
  [/^977/, 'bắt đầu bằng 977: đây là số ISSN của báo, tạp chí, không phải mã sản phẩm'],
  [/^97[89]/, 'bắt đầu bằng 978 hoặc 979: đây là số ISBN của sách, không phải mã sản phẩm'],
  [/^(?:05|98|99)/, 'bắt đầu bằng 05, 98 hoặc 99: số này dùng cho phiếu mua hàng, không phải mã sản phẩm'],
  [/^(?:95[01]|96)/, 'có đầu số mà GS1 không cấp cho sản phẩm'],
]

/** The same list for GTIN-8, whose prefixes are GS1's own. */
const restricted8: typeof restricted = [
  [/^[02]/, 'có 8 chữ số và bắt đầu bằng 0 hoặc 2: số này chỉ dùng nội bộ trong cửa hàng, không phải mã sản phẩm'],
  [/^(?:97[789]|98|99)/, 'có đầu số mà GS1 không cấp cho sản phẩm'],
]

/** The error message for a product's number, or null. */
export function gtinProblem(text: string, label: string): string | null {
  if (!isGtinLength(text)) return `${label} không hợp lệ. 8, 12, 13 hoặc 14 chữ số`
  if (/^0+$/.test(text)) return `${label} không được toàn chữ số 0`
  if (!hasCheckDigit(text)) return `${label} sai chữ số kiểm tra`
  const short = shortGtin(text)
  const [table, number] = short.length === 8 ? [restricted8, short] : [restricted, toGtin14(text).slice(1)]
  const reason = table.find(([prefixes]) => prefixes.test(number))?.[1]
  return reason ? `${label} ${reason}` : null
}

/**
 * Whether a GTIN lies outside of its producer's GS1 company prefix. GTIN-8 carry none, and a producer without one cannot
 * be judged.
 */
export const isOutsidePrefix = (gtin: string | null | undefined, companyPrefix: string | null | undefined): boolean =>
  Boolean(gtin && companyPrefix) && shortGtin(gtin!).length > 8 && !toGtin14(gtin!).slice(1).startsWith(companyPrefix!)
