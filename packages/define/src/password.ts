import { fold } from './text/fold.ts'

const SHORTEST = 8
const LONGEST = 128
/** Minimum length of a password after easily guessed words are removed. */
const LEAST_LEFT = 4

/** Words of this product that attackers try first, besides the owner's names. */
const PRODUCT = [
  'cội nguồn',
  'truy xuất',
  'nguồn gốc',
  'nông sản',
  'nông nghiệp',
  'mật khẩu',
  'quản trị',
  'việt nam',
  'agristamp',
  'agritrace',
  'traceability',
  'password',
  'admin',
  'administrator',
]

/** Names of the provinces of Vietnam, those before 1 July 2025 included. */
const PROVINCES = [
  'An Giang',
  'Bà Rịa',
  'Vũng Tàu',
  'Bạc Liêu',
  'Bắc Giang',
  'Bắc Kạn',
  'Bắc Ninh',
  'Bến Tre',
  'Bình Dương',
  'Bình Định',
  'Bình Phước',
  'Bình Thuận',
  'Cà Mau',
  'Cao Bằng',
  'Cần Thơ',
  'Đà Nẵng',
  'Đắk Lắk',
  'Đắk Nông',
  'Điện Biên',
  'Đồng Nai',
  'Đồng Tháp',
  'Gia Lai',
  'Hà Giang',
  'Hà Nam',
  'Hà Nội',
  'Hà Tĩnh',
  'Hải Dương',
  'Hải Phòng',
  'Hậu Giang',
  'Hòa Bình',
  'Hồ Chí Minh',
  'Hưng Yên',
  'Khánh Hòa',
  'Kiên Giang',
  'Kon Tum',
  'Lai Châu',
  'Lạng Sơn',
  'Lào Cai',
  'Lâm Đồng',
  'Long An',
  'Nam Định',
  'Nghệ An',
  'Ninh Bình',
  'Ninh Thuận',
  'Phú Thọ',
  'Phú Yên',
  'Quảng Bình',
  'Quảng Nam',
  'Quảng Ngãi',
  'Quảng Ninh',
  'Quảng Trị',
  'Sóc Trăng',
  'Sơn La',
  'Tây Ninh',
  'Thái Bình',
  'Thái Nguyên',
  'Thanh Hóa',
  'Thừa Thiên Huế',
  'Tiền Giang',
  'Trà Vinh',
  'Tuyên Quang',
  'Vĩnh Long',
  'Vĩnh Phúc',
  'Yên Bái',
]

/** Names and addresses of the password's owner: anybody who knows them tries these words. */
export interface PasswordOwner {
  name?: unknown
  username?: unknown
  email?: unknown
  phone?: unknown
}

/**
 * Why a password is refused, or null. `common` is the list of most common passwords, in lower case; it is too large for
 * a form, so only the server passes it.
 */
export function passwordProblem(
  password: string,
  common: ReadonlySet<string>,
  owner: PasswordOwner = {},
): string | null {
  if (isTooLongForPassword(password)) return `Mật khẩu tối đa ${LONGEST} ký tự`
  if ([...password].length < SHORTEST) return `Mật khẩu tối thiểu ${SHORTEST} ký tự`
  if (common.has(password.toLowerCase())) return 'Mật khẩu này quá phổ biến, hãy chọn mật khẩu khác'
  if (isMadeOf(password, wordsOf(owner))) return 'Mật khẩu không được chứa tên, tên đăng nhập hoặc email của bạn'
  if (isMadeOf(password, [...wordsOf(owner), ...GUESSED])) return 'Mật khẩu này dễ đoán, hãy chọn mật khẩu khác'
  return null
}

/** Whether a text is too long to be a password; checked before any expensive work such as hashing. */
export const isTooLongForPassword = (password: string): boolean =>
  password.length > 2 * LONGEST || [...password].length > LONGEST

/**
 * Normalises for comparison: lower case, no accents, look-alike digits and signs as letters: 'C0i-Nguồn' is 'coinguon'.
 */
const plain = (text: string): string => fold(text).replace(/[^a-z0-9]/g, '')
const readAsLetters = (text: string): string =>
  fold(text)
    .replace(
      /[013457@$]/g,
      (sign) => ({ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' })[sign] ?? sign,
    )
    .replace(/[^a-z]/g, '')

const GUESSED = [...PRODUCT, ...PROVINCES].map(plain)

/** The words to look for: names whole and split into words, addresses whole and split into parts. */
function wordsOf({ name, username, email, phone }: PasswordOwner): string[] {
  const said = [name, username, email, phone].filter((value) => typeof value === 'string')
  const words = said.flatMap((text) => [text, ...text.split(/[\s@._-]+/)]).map(plain)
  return [...new Set(words)].filter((word) => word.length > 2)
}

/** Whether a password consists almost only of these words, apart from digits and signs. */
function isMadeOf(password: string, words: readonly string[]): boolean {
  const longestFirst = words.toSorted((a, b) => b.length - a.length)
  return [plain(password), readAsLetters(password)].some((text) => {
    const left = longestFirst.reduce((rest, word) => rest.replaceAll(word, ' '), text)
    return left !== text && left.replace(/[\d\s]/g, '').length < LEAST_LEFT
  })
}
