import { formatNumber } from './format.ts'

const DIGITS = ['không', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín']
const SCALES = ['triệu', 'nghìn', '']
const MOST_DECIMALS = 10

/** A number in Vietnamese words: 1375 is 'một nghìn ba trăm bảy mươi lăm', 0.05 is 'không phẩy không năm'. */
export function spellNumber(value: number): string {
  const [whole = '', fraction] = formatNumber(Math.abs(value), MOST_DECIMALS).replaceAll('.', '').split(',')
  const words = [
    value < 0 ? 'âm' : '',
    spellWhole(whole),
    fraction === undefined ? '' : `phẩy ${spellFraction(fraction)}`,
  ]
  return words.filter(Boolean).join(' ')
}

/** Up to three decimals are read as a number, as people do; more of them, or with a leading zero, one by one. */
const spellFraction = (digits: string): string =>
  digits.startsWith('0') || digits.length > 3
    ? [...digits].map((digit) => DIGITS[Number(digit)]).join(' ')
    : spellWhole(digits)

function spellWhole(digits: string): string {
  const billions = digits.slice(0, -9)
  const groups = digits.slice(-9).padStart(9, '0').match(/\d{3}/g) ?? []
  const parts = billions === '' ? [] : [`${spellWhole(billions)} tỷ`]
  for (const [at, group] of groups.entries())
    if (Number(group) > 0)
      parts.push([spellGroup(Number(group), parts.length > 0), SCALES[at]].filter(Boolean).join(' '))
  return parts.join(' ') || DIGITS[0]!
}

/** Spells up to three digits; after a higher group it also spells zeros: 1005 is 'một nghìn không trăm linh năm'. */
function spellGroup(group: number, isBehind: boolean): string {
  const [hundreds, tens, ones] = [Math.floor(group / 100), Math.floor(group / 10) % 10, group % 10]
  const words: string[] = []
  if (hundreds > 0 || isBehind) words.push(DIGITS[hundreds]!, 'trăm')
  if (tens > 1) words.push(DIGITS[tens]!, 'mươi')
  else if (tens === 1) words.push('mười')
  else if (ones > 0 && words.length > 0) words.push('linh')
  if (ones > 0) words.push(ones === 5 && tens > 0 ? 'lăm' : ones === 1 && tens > 1 ? 'mốt' : DIGITS[ones]!)
  return words.join(' ')
}
