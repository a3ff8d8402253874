import type { Fields } from '@trace/domain'
import { grouped } from '@trace/domain/format'

/** Typed texts by row and column; cells that nobody edited are absent. */
export type Typed = Readonly<Record<string, Readonly<Record<string, string>>>>

export interface Place {
  row: number
  column: number
}

/**
 * Parses a number as people write it into one with a decimal point; other text stays as it is, so that validation
 * reports it.
 */
export function readCell(text: string): string {
  const plain = text.trim().replace(/[\s\u00a0]/g, '')
  const [commas, points] = [plain.split(',').length - 1, plain.split('.').length - 1]
  if (!/^-?[\d.,]+$/.test(plain)) return text.trim()
  if (commas > 0 && points > 0) {
    const [thousands, decimal] = plain.lastIndexOf(',') > plain.lastIndexOf('.') ? ['.', ','] : [',', '.']
    return plain.replaceAll(thousands, '').replace(decimal, '.')
  }
  if (commas > 1) return plain.replaceAll(',', '')
  if (commas === 1) return plain.replace(',', '.')
  const isGrouped = /^-?[1-9]\d{0,2}(\.\d{3})+$/.test(plain)
  return isGrouped ? plain.replaceAll('.', '') : plain
}

/** Formats a number for a cell: '1234.5' becomes '1.234,5'. */
export function showCell(value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  const [whole = '', fraction] = String(value).split('.')
  const sign = whole.startsWith('-') ? '-' : ''
  return sign + grouped(whole.slice(sign.length)) + (fraction ? `,${fraction}` : '')
}

export const put = (typed: Typed, row: string, column: string, text: string): Typed => ({
  ...typed,
  [row]: { ...typed[row], [column]: text },
})

/** Pastes a block of cells copied from a spreadsheet, starting at the cursor; cells outside the sheet are dropped. */
export function paste(
  typed: Typed,
  rows: readonly string[],
  columns: readonly string[],
  at: Place,
  text: string,
): Typed {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/)
  return lines.reduce(
    (sheet, line, down) =>
      line.split('\t').reduce((now, cell, right) => {
        const [row, column] = [rows[at.row + down], columns[at.column + right]]
        return row === undefined || column === undefined ? now : put(now, row, column, showCell(readCell(cell)))
      }, sheet),
    typed,
  )
}

/** Whether pasted text holds more than one cell. */
export const isBlock = (text: string): boolean => /[\t\n]/.test(text.replace(/\r?\n$/, ''))

/** Target cell of a key; null if it leads outside the grid or moves the caret within the cell's text. */
export function keyMove(
  key: string,
  { row, column }: Place,
  shift: boolean,
  caret: { atStart: boolean; atEnd: boolean },
): Place | null {
  switch (key) {
    case 'Enter':
      return { row: row + (shift ? -1 : 1), column }
    case 'ArrowDown':
      return { row: row + 1, column }
    case 'ArrowUp':
      return { row: row - 1, column }
    case 'ArrowLeft':
      return caret.atStart ? { row, column: column - 1 } : null
    case 'ArrowRight':
      return caret.atEnd ? { row, column: column + 1 } : null
    default:
      return null
  }
}

/** The values of a row with the typed texts applied; an emptied cell becomes null. */
export function overlay(
  values: Readonly<Record<string, unknown>>,
  cells: Readonly<Record<string, string>> | undefined,
  fields: Fields,
) {
  const typed = Object.entries(cells ?? {})
    .filter(([name]) => name in fields)
    .map(([name, text]) => [name, text.trim() === '' ? null : readCell(text)])
  return { ...values, ...(Object.fromEntries(typed) as Record<string, string | null>) }
}

/** Sum over cells; text that is not a number counts as 0. */
export const sumOf = (cells: readonly string[]): number =>
  cells.reduce((sum, text) => sum + (Number(readCell(text)) || 0), 0)
