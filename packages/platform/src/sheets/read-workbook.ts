import { dateLooks, momentOf } from './cell-dates.ts'
import { Unreadable } from './unreadable.ts'
import { unpacked } from './unzip.ts'
import { UNCALCULATED } from './sheet.ts'
import type { Cell, SheetLayout, SheetName, SheetRow } from './sheet.ts'
import { attribute, piecesOf, textOf } from './xml.ts'

const MOST_SHARED = 10 * 1_048_576
const MOST_COLUMNS = 200
/** Character limit of an Excel cell. */
const MOST_LETTERS = 32_767
/** Maximum length of an escaped character. */
const LONGEST_SIGN = 10
/** Limit for all texts together: a shared string is stored once but may be in every cell. */
const MOST_TEXT = 40_000_000
const LAST_ROW = 1_048_576
const MOST_MERGED = 1_000

const targetOf = attribute('Target')
const typeOf = attribute('Type')
const nameOf = attribute('name')
const linkOf = attribute('id')
const ownIdOf = attribute('Id')
const systemOf = attribute('date1904')
const placeOf = attribute('r')
const kindOf = attribute('t')
const lookOf = attribute('s')
const hiddenOf = attribute('hidden')
const stateOf = attribute('state')
const heightOf = attribute('ht')
const widthOf = attribute('width')
const firstOf = attribute('min')
const lastOf = attribute('max')
const rangeOf = attribute('ref')

export interface Book {
  sheets: SheetName[]
  /** Yields the rows of a sheet and returns its layout at the end; yields nothing if there is no such sheet. */
  rows(sheet: string): Generator<SheetRow, SheetLayout>
}

/** Opens a workbook. Size limits are checked while it is read. */
export function readWorkbook(bytes: Buffer): Book {
  const parts = unpacked(bytes)
  const xml = (path: string): string => new TextDecoder().decode(parts.get(path) ?? new Uint8Array())
  const [main] = linksOf(xml('_rels/.rels'), '').filter(({ type }) => type === 'officeDocument')
  if (!main || !parts.has(main.path)) throw new Unreadable('không phải là tệp Excel .xlsx')
  const slash = main.path.lastIndexOf('/') + 1
  const [folder, file] = [main.path.slice(0, slash), main.path.slice(slash)]
  const links = linksOf(xml(`${folder}_rels/${file}.rels`), folder)
  const pathTo = (type: string): string => links.find((link) => link.type === type)?.path ?? ''

  const { sheets, system } = sheetsOf(xml(main.path))
  if ((parts.get(pathTo('sharedStrings'))?.length ?? 0) > MOST_SHARED)
    throw new Unreadable('phần chữ dùng chung lớn hơn 10 MB, hãy chia thành nhiều tệp')
  const shared = sharedTexts(xml(pathTo('sharedStrings')))
  const looks = dateLooks(xml(pathTo('styles')))
  let text = 0

  function valueOf(kind: string | undefined, look: number, raw: string): Cell {
    if (kind === 's') return shared[Number(raw.trim() || -1)] ?? null
    if (kind === 'inlineStr' || kind === 'str' || kind === 'e') return letters(raw)
    if (kind === 'b') return raw.trim() === '1' || raw.trim().toLowerCase() === 'true'
    const number = Number(raw)
    if (raw.trim() === '' || !Number.isFinite(number)) return letters(raw) || null
    return (looks[look] && momentOf(number, system)) || number
  }

  function* rows(name: string): Generator<SheetRow, SheetLayout> {
    const layout: SheetLayout = { hiddenColumns: [], merged: [] }
    const sheet = sheets.find((one) => one.name === name)
    const path = links.find((link) => sheet && link.id === sheet.link)?.path
    if (path === undefined) return layout
    for (const row of rowsOf(xml(path), valueOf, layout)) {
      for (const cell of row.cells) if (typeof cell === 'string') text += cell.length
      if (text > MOST_TEXT) throw new Unreadable('có quá nhiều chữ, hãy chia thành nhiều tệp')
      yield row
    }
    return layout
  }
  return { sheets: sheets.map(({ link: _, ...sheet }) => sheet), rows }
}

function linksOf(xml: string, folder: string): { id: string; type: string; path: string }[] {
  const links: { id: string; type: string; path: string }[] = []
  for (const { kind, name, raw } of piecesOf(xml)) {
    if (kind !== 'open' || name !== 'Relationship') continue
    const [target = '', type = ''] = [targetOf(raw), typeOf(raw)]
    const path = URL.parse(target, `zip:///${folder}`)?.pathname.slice(1) ?? ''
    links.push({ id: ownIdOf(raw) ?? '', type: type.slice(type.lastIndexOf('/') + 1), path })
  }
  return links
}

function sheetsOf(xml: string) {
  const sheets: (SheetName & { link: string })[] = []
  let system: 1900 | 1904 = 1900
  for (const { kind, name, raw } of piecesOf(xml)) {
    if (kind !== 'open') continue
    if (name === 'sheet') {
      const isHidden = !['', 'visible'].includes(stateOf(raw) ?? '')
      sheets.push({ name: nameOf(raw) ?? '', link: linkOf(raw) ?? '', ...(isHidden && { isHidden }) })
    }
    if (name === 'workbookPr' && isTrue(systemOf(raw))) system = 1904
  }
  return { sheets, system }
}

/** Excel writes '1', LibreOffice 'true'. */
const isTrue = (said: string | undefined): boolean => said === '1' || said === 'true'

/** Whether a row or column is hidden, or shown without any height or width. */
const isUnseen = (raw: string, size: string | undefined): boolean =>
  isTrue(hiddenOf(raw)) || (size !== undefined && Number(size) === 0)

/** The zero-based columns to which a `<col>` element applies. */
function columnsOf(raw: string): number[] {
  const [first, last] = [Number(firstOf(raw)), Math.min(Number(lastOf(raw)), MOST_COLUMNS)]
  return first >= 1 && last >= first ? Array.from({ length: last - first + 1 }, (_, at) => first + at - 1) : []
}

/** The shared strings of a workbook, without phonetic hints. */
function sharedTexts(xml: string): string[] {
  const texts: string[] = []
  let [raw, inText, inSound] = ['', false, false]
  for (const piece of piecesOf(xml)) {
    if (piece.name === 'rPh') inSound = piece.kind === 'open'
    else if (piece.name === 't') inText = piece.kind === 'open' && !inSound
    else if (piece.kind === 'text' && inText) raw += piece.raw
    else if (piece.name === 'si' && piece.kind === 'close') {
      texts.push(letters(raw))
      raw = ''
    }
  }
  return texts
}

function* rowsOf(
  xml: string,
  valueOf: (kind: string | undefined, look: number, raw: string) => Cell,
  { hiddenColumns, merged }: SheetLayout,
): Generator<SheetRow> {
  let [number, column, value] = [0, -1, '']
  let [inText, inSound, isHidden] = [false, false, false]
  let cells: Cell[] = []
  let cell: { kind: string | undefined; look: number; isFormula?: true; hasResult?: true } | null = null
  for (const { kind, name, raw } of piecesOf(xml)) {
    if (kind === 'text') {
      if (inText && cell) value += raw
    } else if (name === 'row') {
      if (kind === 'open') {
        const next = Number(placeOf(raw) ?? number + 1)
        if (!Number.isInteger(next) || next <= number || next > LAST_ROW)
          throw new Unreadable(`số dòng không hợp lệ sau dòng ${number}`)
        ;[number, column, cells] = [next, -1, []]
        isHidden = isUnseen(raw, heightOf(raw))
      } else if (cells.some((one) => one !== null && one !== '')) yield { number, cells, ...(isHidden && { isHidden }) }
    } else if (name === 'c' && number > 0) {
      if (kind === 'open') {
        column = columnOf(placeOf(raw), column + 1)
        cell = { kind: kindOf(raw), look: Number(lookOf(raw) ?? -1) }
        value = ''
      } else if (cell) {
        const said = cell.isFormula && !cell.hasResult ? UNCALCULATED : valueOf(cell.kind, cell.look, value)
        if (said !== null && said !== '') put(cells, column, said)
        cell = null
      }
    } else if (name === 'rPh') inSound = kind === 'open'
    else if (name === 'v' || name === 't') {
      inText = kind === 'open' && !inSound
      if (cell) cell.hasResult = true
    } else if (name === 'f') {
      if (cell) cell.isFormula = true
    } else if (name === 'col' && kind === 'open' && isUnseen(raw, widthOf(raw))) hiddenColumns.push(...columnsOf(raw))
    else if (name === 'mergeCell' && kind === 'open' && merged.length < MOST_MERGED) {
      const range = rangeOf(raw) ?? ''
      if (/^[A-Z]{1,3}\d{1,7}:[A-Z]{1,3}\d{1,7}$/i.test(range)) merged.push(range.toUpperCase())
    }
  }
}

function put(cells: Cell[], column: number, value: Cell): void {
  if (column >= MOST_COLUMNS) throw new Unreadable(`có quá nhiều cột, tối đa ${MOST_COLUMNS} cột`)
  while (cells.length < column) cells.push(null)
  cells[column] = value
}

/** Zero-based column of a cell reference: 'AB12' is 27. */
function columnOf(place: string | undefined, otherwise: number): number {
  if (place === undefined) return otherwise
  const [, letters] = /^([A-Z]{1,3})\d{1,7}$/i.exec(place) ?? []
  if (!letters) throw new Unreadable('tọa độ ô không hợp lệ')
  return [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** Decodes a text: '_x0007_' is how Excel writes characters that XML does not allow. */
function letters(raw: string): string {
  const text =
    raw.length > MOST_LETTERS * LONGEST_SIGN
      ? raw
      : textOf(raw).replace(/_x([\dA-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number(`0x${code}`)))
  if (text.length > MOST_LETTERS) throw new Unreadable('một ô dài hơn 32.767 ký tự')
  return text.toWellFormed()
}
