import { hasFormat } from '@trace/define/formats.ts'
import { parseDigitalLink, productLinkOf } from '@trace/define/gs1/digital-link.ts'
import type { DigitalLink } from '@trace/define/gs1/digital-link.ts'
import { readElements } from '@trace/define/gs1/element-strings.ts'
import { hasCheckDigit } from '@trace/define/gs1/gs1.ts'
import { hasCheckCharacter, normaliseCode } from '@trace/define/text/crockford.ts'

/** What a code may be: several kinds can look alike, such as a serial and the end of a telephone number. */
export const codeKinds = {
  label: 'Tem',
  serial: 'Số tem',
  trace: 'Hồ sơ truy xuất',
  product: 'Sản phẩm',
  batch: 'Lô sản xuất',
  area: 'Vùng sản xuất',
  issue: 'Đợt tem',
  order: 'Đơn đặt tem',
  phone: 'Số điện thoại',
}

export type CodeKind = keyof typeof codeKinds

/** One way to read a code, with the code in its stored form. */
export interface CodeReading {
  kind: CodeKind
  code: string
}

const labelLength = 13
const mostSerialDigits = 7
const mostLetters = 300

/**
 * What a typed, pasted or scanned text can be, the likeliest first: an address of a label, a trace or a product, a code
 * of any kind, a serial, a telephone number. Empty for what looks like words.
 */
export function codeReadingsOf(typed: string): CodeReading[] {
  const text = typed.trim()
  if (text.length > mostLetters) return []
  return readAddress(text) ?? readScanned(text) ?? readPlain(text)
}

/** A code as labels carry it in an address: '…/s/CODE', '…/t/CODE', or a GS1 Digital Link. */
function readAddress(text: string): CodeReading[] | null {
  if (!/^https?:\/\//i.test(text)) return null
  const [, way, code = ''] = /^[^?#]*?\/([st])\/([^/?#]+)\/?(?:[?#].*)?$/i.exec(text) ?? []
  if (way?.toLowerCase() === 's') return labelReadings(code)
  if (way) return [{ kind: 'trace', code: normaliseCode(code) }]
  const link = parseDigitalLink(text, { shortGtins: true })
  return link ? goodsOf(link) : []
}

/** What a hand-held scanner reads off a GS1 code, or what is printed under it: '(01)08930000000019(10)LO-01'. */
function readScanned(text: string): CodeReading[] | null {
  const elements = readElements(text)
  const link = elements && productLinkOf(new Map(elements))
  return link && goodsOf(link)
}

const goodsOf = ({ gtin, lot, serial }: DigitalLink): CodeReading[] => [
  ...(serial ? labelReadings(serial) : []),
  ...(lot ? [{ kind: 'trace' as const, code: `01${gtin}10${lot}` }] : []),
  { kind: 'product', code: gtin },
]

const labelReadings = (text: string): CodeReading[] => {
  const code = normaliseCode(text)
  return code.length === labelLength && hasCheckCharacter(code) ? [{ kind: 'label', code }] : []
}

function readPlain(text: string): CodeReading[] {
  const capitals = text.toUpperCase().replace(/\s+/g, '')
  const digits = capitals.replace(/[.\-+]/g, '')
  const is = (kind: CodeKind, code: string, pattern: RegExp): CodeReading[] =>
    pattern.test(code) ? [{ kind, code }] : []
  if (/\s/.test(text.replace(/(?<=\d)\s(?=\d)/g, ''))) return []

  return [
    ...labelReadings(text),
    ...(hasFormat('gtin', digits) && hasCheckDigit(digits) ? [{ kind: 'product' as const, code: digits }] : []),
    ...phoneOf(digits),
    ...is('issue', capitals, /^T\d{2}-\d{6,}$/),
    ...is('order', capitals, /^DT\d{2}-\d{5,}$/),
    ...(hasFormat('puc', capitals) ? [{ kind: 'area' as const, code: capitals }] : []),
    ...is('trace', normaliseCode(text), /^[0-9A-HJKMNP-TV-Z]{12}$/),
    ...is('batch', capitals, /^(?=.*\d)[A-Z0-9]+(?:-[A-Z0-9]+)+$/),
    ...is('serial', capitals, new RegExp(`^(?=.*[1-9])\\d{1,${mostSerialDigits}}$`)),
  ]
}

/** A telephone number in its stored form: the country code 84 becomes a leading 0. */
function phoneOf(digits: string): CodeReading[] {
  const code = digits.replace(/^84(?=\d{9,10}$)/, '0')
  return hasFormat('phone', code) ? [{ kind: 'phone', code }] : []
}
