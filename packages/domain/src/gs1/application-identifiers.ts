import { hasCheckDigit, isCharacterSet39, isCharacterSet82, readGs1Date } from './gs1.ts'
import { isCountryNumber } from './iso-countries.ts'

/** One component of a value. Only the last may have a variable length, and optional components come last. */
export interface Part {
  /** Its name in the table below: 'n14c', 'x1-20', 'date'. */
  name: string
  least: number
  most: number
  optional: boolean
  holds(text: string): boolean
}

/** Rules of one application identifier (GS1 General Specifications, section 3). */
export interface Identifier {
  ai: string
  label: string
  parts: readonly Part[]
  /** Predefined length: known from its first two digits, so no separator follows. */
  fixed: boolean
  /** Whether it may be a data attribute, behind the ? of a Digital Link. */
  attribute: boolean
  /** For primary keys of a Digital Link: the identifiers that may follow in the path, in order, by alternatives. */
  path: readonly (readonly string[])[] | null
  /** Requires: one of these sets must be present; n stands for any digit. */
  needs: readonly (readonly string[])[]
  /** Excludes: none of these may be present. */
  never: readonly string[]
}

interface Rules {
  path?: string
  needs?: string
  never?: string
  attribute?: false
}

const TRADE = '01 02 03 8006 8026'
const ITEM = '01 02'
const MADE = '01 02 03'
const FIVE_COUNTRIES = 'country country? country? country? country?'

/**
 * Format: `n` digits, `x` characters of set 82, `y` of set 39, then the length; `c` ends with a check digit; `?` is
 * optional.
 */
const table: readonly (readonly [label: string, ais: string, content: string, rules?: Rules])[] = [
  ['Mã thùng, kiện hàng', '00', 'n18c', { path: '' }],
  ['Mã sản phẩm', '01', 'n14c', { path: '22 10 21|235', never: '255 37' }],
  ['Mã sản phẩm bên trong', '02', 'n14c', { needs: '37', never: '01 03' }],
  ['Mã sản phẩm làm theo đơn', '03', 'n14c', { never: '01 02 37 235', attribute: false }],
  ['Số lô', '10', 'x1-20', { needs: TRADE }],
  ['Ngày sản xuất', '11', 'date', { needs: TRADE }],
  ['Ngày đóng gói', '13', 'date', { needs: TRADE }],
  ['Dùng tốt nhất trước ngày', '15', 'date', { needs: TRADE }],
  ['Ngày bán cuối cùng', '16', 'date', { needs: TRADE }],
  ['Hạn sử dụng', '17', 'date', { needs: `${TRADE} 255` }],
  ['Biến thể nội bộ', '20', 'n2', { needs: TRADE }],
  ['Số sê-ri', '21', 'x1-20', { needs: '01 03 8006', never: '235', attribute: false }],
  ['Biến thể sản phẩm', '22', 'x1-20', { needs: '01', attribute: false }],
  ['Số sê-ri do bên thứ ba cấp', '235', 'x1-28', { needs: '01', attribute: false }],
  ['Mã bổ sung', '240 241', 'x1-30', { needs: TRADE }],
  ['Biến thể làm theo đơn', '242', 'n1-6', { needs: '01 02 8006 8026' }],
  ['Số thành phần bao bì', '243', 'x1-20', { needs: '01 03' }],
  ['Số sê-ri thứ hai', '250', 'x1-30', { needs: '01+21 03+21 8006+21' }],
  ['Nguồn gốc', '251', 'x1-30', { needs: '01 03 8006' }],
  ['Mã chứng từ', '253', 'n13c x1-17?', { path: '' }],
  ['Phần mở rộng của mã địa điểm', '254', 'x1-20', { needs: '414', attribute: false }],
  ['Mã phiếu', '255', 'n13c n1-12?', { path: '', never: '01 02 415 8006 8020 8026' }],
  ['Số lượng', '30', 'n1-8', { needs: ITEM }],
  ['Số sản phẩm bên trong', '37', 'n1-8', { needs: '00+02 00+8026' }],
  ['Số đo của sản phẩm', '310n 311n 312n 313n 314n 315n 316n 320n 321n 322n 323n 324n 325n', 'n6', { needs: ITEM }],
  [
    'Số đo của sản phẩm',
    '326n 327n 328n 329n 350n 351n 352n 356n 357n 360n 361n 364n 365n 366n',
    'n6',
    { needs: ITEM },
  ],
  ['Số đo của kiện hàng', '330n 331n 332n 333n 334n 335n 336n 340n 341n 342n 343n 344n 345n', 'n6', { needs: '00 01' }],
  ['Số đo của kiện hàng', '346n 347n 348n 349n 353n 354n 355n 362n 363n 367n 368n 369n', 'n6', { needs: '00 01' }],
  ['Khối lượng trên mét vuông', '337n', 'n6', { needs: '01' }],
  ['Giá bán', '3920..3929', 'n1-15', { needs: '01+30 01+31nn 01+32nn 01+35nn 01+36nn', never: '392n 393n' }],
  ['Số đơn hàng', '400', 'x1-30'],
  ['Mã lô vận chuyển', '401', 'x1-30', { path: '' }],
  ['Mã chuyến hàng', '402', 'n17c', { path: '' }],
  ['Mã tuyến', '403', 'x1-30', { needs: '00' }],
  ['Mã địa điểm', '410..413 416', 'n13c'],
  ['Mã địa điểm', '414', 'n13c', { path: '254|7040' }],
  ['Mã nơi thanh toán', '415', 'n13c', { needs: '8020', path: '8020' }],
  ['Mã pháp nhân', '417', 'n13c', { path: '7040' }],
  ['Mã bưu chính nơi nhận', '420', 'x1-20', { never: '421' }],
  ['Mã bưu chính nơi nhận', '421', 'country x1-9', { never: '4307' }],
  ['Nước xuất xứ', '422', 'country', { needs: TRADE, never: '426' }],
  ['Các nước sơ chế', '423', FIVE_COUNTRIES, { needs: MADE, never: '426' }],
  ['Nước chế biến', '424', 'country', { needs: MADE, never: '426' }],
  ['Các nước pha lóc', '425', FIVE_COUNTRIES, { needs: MADE, never: '426' }],
  ['Nước thực hiện mọi công đoạn', '426', 'country', { needs: MADE }],
  ['Vùng của nước xuất xứ', '427', 'x1-3', { needs: '01+422 02+422 03+422' }],
  ['Mã vật tư NATO', '7001', 'n13', { needs: '01 02 8006 8026' }],
  ['Loại pha lóc', '7002', 'x1-30', { needs: ITEM }],
  ['Giờ hết hạn', '7003', 'day time', { needs: MADE }],
  ['Hoạt lực', '7004', 'n1-4', { needs: '01+10 03+10' }],
  ['Vùng đánh bắt', '7005', 'x1-12', { needs: ITEM }],
  ['Ngày cấp đông đầu tiên', '7006', 'day', { needs: ITEM }],
  ['Ngày thu hoạch', '7007', 'day day?', { needs: ITEM }],
  ['Loài thủy sản', '7008', 'x1-3', { needs: ITEM }],
  ['Ngư cụ', '7009', 'x1-10', { needs: ITEM }],
  ['Phương thức sản xuất', '7010', 'x1-2', { needs: MADE }],
  ['Kiểm tra trước ngày', '7011', 'day time?', { needs: MADE }],
  ['Số đăng ký cơ sở chế biến', '7030..7039', 'processor x1-27', { needs: ITEM }],
  ['Phần mở rộng của mã nội bộ', '7040', 'n1 x1 x1 importer', { attribute: false }],
  ['Chứng nhận', '7230..7239', 'x2 x1-28', { needs: '01 8004' }],
  ['Tài sản quay vòng', '8003', 'zero n13c x1-16?', { path: '' }],
  ['Tài sản', '8004', 'x1-30', { path: '7040' }],
  ['Giá một đơn vị đo', '8005', 'n6', { needs: ITEM }],
  ['Phần của sản phẩm', '8006', 'n14c piece', { path: '22 10 21', never: '01 03 37' }],
  ['Giờ sản xuất', '8008', 'day hour minute? second?', { needs: MADE }],
  ['Cảm biến', '8009', 'x1-50', { needs: '00 01 03' }],
  ['Linh kiện', '8010', 'y1-30', { path: '8011' }],
  ['Số sê-ri linh kiện', '8011', 'serial', { needs: '8010', attribute: false }],
  ['Phiên bản phần mềm', '8012', 'x1-20', { needs: '01 03 8006' }],
  ['Bên cung cấp dịch vụ', '8017', 'n18c', { path: '8019', never: '8018' }],
  ['Bên nhận dịch vụ', '8018', 'n18c', { path: '8019', never: '8017' }],
  ['Lần phục vụ', '8019', 'n1-10', { needs: '8017 8018', attribute: false }],
  ['Số phiếu thanh toán', '8020', 'x1-25', { needs: '415', attribute: false }],
  ['Phần của sản phẩm bên trong', '8026', 'n14c piece', { needs: '37', never: '02 03 8006' }],
  ['Địa chỉ web của sản phẩm', '8200', 'x1-70', { needs: '01', attribute: false }],
  ['Thông tin nội bộ', '90', 'x1-30'],
  ['Thông tin nội bộ', '91..99', 'x1-90'],
]

const isDigits = (text: string): boolean => /^\d*$/.test(text)
const below =
  (end: number) =>
  (text: string): boolean =>
    /^\d\d$/.test(text) && Number(text) < end

function isPieceOfTotal(text: string): boolean {
  const [piece, total] = [text.slice(0, text.length / 2), text.slice(text.length / 2)]
  return isDigits(text) && piece.length === total.length && Number(piece) > 0 && piece <= total
}

/** Components with rules beyond the character set. */
export const contents: Record<string, { length: number; most?: number; holds(text: string): boolean }> = {
  date: { length: 6, holds: (text) => readGs1Date(text) !== null },
  day: { length: 6, holds: (text) => readGs1Date(text) !== null && !text.endsWith('00') },
  hour: { length: 2, holds: below(24) },
  minute: { length: 2, holds: below(60) },
  second: { length: 2, holds: below(60) },
  time: { length: 4, holds: (text) => text.length === 4 && below(24)(text.slice(0, 2)) && below(60)(text.slice(2)) },
  country: { length: 3, holds: isCountryNumber },
  /** ISO country number, or 999 for several countries. */
  processor: { length: 3, holds: (text) => text === '999' || isCountryNumber(text) },
  zero: { length: 1, holds: (text) => /^0+$/.test(text) },
  /** Piece number and total: '0103'. */
  piece: { length: 4, holds: isPieceOfTotal },
  importer: { length: 1, holds: (text) => /^[-\w]$/.test(text) },
  serial: { length: 1, most: 12, holds: (text) => isDigits(text) && !text.startsWith('0') },
}

const SIGNS: Record<string, (text: string) => boolean> = { n: isDigits, x: isCharacterSet82, y: isCharacterSet39 }

function partOf(said: string): Part {
  const optional = said.endsWith('?')
  const name = said.replace('?', '')
  const content = contents[name]
  if (content)
    return { name, optional, least: content.length, most: content.most ?? content.length, holds: content.holds }
  const [, signs = '', least = '', most = least, check] = /^([nxy])(\d+)(?:-(\d+))?(c)?$/.exec(name) ?? []
  const holds = check ? hasCheckDigit : SIGNS[signs]!
  return { name, optional, least: Number(least), most: Number(most), holds }
}

/** Expands '91..99' and '310n', whose last digit is the number of decimals, to all identifiers they stand for. */
function expanded(said: string): string[] {
  const [first = '', last = first.replace('n', '5')] = said.split('..')
  const from = Number(first.replace('n', '0'))
  return Array.from({ length: Number(last) - from + 1 }, (_, index) => String(from + index).padStart(first.length, '0'))
}

const words = (text = ''): string[] => text.split(' ').filter(Boolean)
const PREDEFINED = /^(0[0-4]|1[1-9]|20|3[1-6]|41)/

/** All supported identifiers: those for food, places, documents and carriers. */
export const knownIdentifiers: readonly Identifier[] = table.flatMap(([label, ais, content, rules = {}]) => {
  const told = {
    label,
    parts: words(content).map(partOf),
    attribute: rules.attribute ?? true,
    path: rules.path === undefined ? null : rules.path.split('|').map(words),
    needs: words(rules.needs).map((set) => set.split('+')),
  }
  return words(ais).flatMap((said) =>
    expanded(said).map((ai) => ({
      ...told,
      ai,
      fixed: PREDEFINED.test(ai),
      never: said.endsWith('n') ? [said] : words(rules.never),
    })),
  )
})

const byNumber = new Map(knownIdentifiers.map((identifier) => [identifier.ai, identifier]))

export const identifierOf = (ai: string): Identifier | undefined => byNumber.get(ai)
