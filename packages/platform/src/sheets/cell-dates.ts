import { attribute, piecesOf } from './xml.ts'

const DAY = 86_400_000
/** Excel counts 29 February 1900, a day that did not exist, as day 60. */
const NEVER = 60
const FIRST_DAYS = { 1900: Date.UTC(1899, 11, 31), 1904: Date.UTC(1904, 0, 1) }
const LAST = Date.UTC(9999, 11, 31, 23, 59, 59)
/** Built-in date and time formats of Excel. */
const isKnown = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)

const idOf = attribute('numFmtId')
const codeOf = attribute('formatCode')

/** For each cell style, by index, whether it shows its number as a date or time. */
export function dateLooks(styles: string): boolean[] {
  const own = new Map<number, boolean>()
  const looks: boolean[] = []
  let inLooks = false
  for (const { kind, name, raw } of piecesOf(styles)) {
    if (name === 'cellXfs') inLooks = kind === 'open'
    else if (kind !== 'open') continue
    else if (name === 'numFmt') own.set(Number(idOf(raw)), isDateFormat(codeOf(raw) ?? ''))
    else if (name === 'xf' && inLooks) {
      const id = Number(idOf(raw))
      looks.push(own.get(id) ?? isKnown(id))
    }
  }
  return looks
}

function isDateFormat(code: string): boolean {
  // At most 255 letters: Excel allows no longer format.
  const bare = code.slice(0, 255).replace(/\[(?![hms]+\])[^\]]*\]|"[^"]*"|[\\*_]./gi, '')
  return !/general/i.test(bare) && /[dmyhs]/i.test(bare)
}

/** The date that an Excel serial number means; null for numbers outside the valid range. */
export function momentOf(serial: number, system: 1900 | 1904): Date | null {
  const days = system === 1900 && serial >= NEVER ? serial - 1 : serial
  const moment = FIRST_DAYS[system] + Math.round(days * DAY)
  return moment >= FIRST_DAYS[system] && moment <= LAST ? new Date(moment) : null
}
