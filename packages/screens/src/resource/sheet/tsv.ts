/**
 * Reads copied cells in the format of spreadsheets: a cell with a line break or a tab is in quotes, and the quotes
 * in it are doubled. Other quotes are part of the text, because spreadsheets copy such cells unchanged.
 */
export function readTsv(text: string): string[][] {
  const rows: string[][] = [[]]
  let at = 0
  while (at <= text.length) {
    const cell = quotedAt(text, at) ?? plainAt(text, at)
    rows.at(-1)!.push(cell.text)
    at = cell.end
    if (text[at] === '\t') at += 1
    else {
      at += lineBreakAt(text, at)
      if (at >= text.length) break
      rows.push([])
    }
  }
  return rows
}

/** Writes cells so that spreadsheets, and `readTsv`, read them again. */
export const writeTsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.map(writeCell).join('\t')).join('\r\n')

const writeCell = (text: string): string => (/^"|[\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

interface Cell {
  text: string
  /** Index of the tab, line break or end of the text after the cell. */
  end: number
}

function quotedAt(text: string, at: number): Cell | null {
  if (text[at] !== '"') return null
  let close = at
  do {
    close = text.indexOf('"', close + 1)
    if (close < 0) return null
    if (text[close + 1] !== '"') break
    close += 1
  } while (close < text.length)
  const inside = text.slice(at + 1, close)
  const isWhole = close + 1 >= text.length || /[\t\r\n]/.test(text[close + 1]!)
  return isWhole && /[\t\r\n]|""/.test(inside)
    ? { text: inside.replaceAll('""', '"').replaceAll('\r\n', '\n'), end: close + 1 }
    : null
}

function plainAt(text: string, at: number): Cell {
  CELL_END.lastIndex = at
  const end = CELL_END.exec(text)?.index ?? text.length
  return { text: text.slice(at, end), end }
}

const CELL_END = /[\t\r\n]/g

const lineBreakAt = (text: string, at: number): number => (text.startsWith('\r\n', at) ? 2 : at < text.length ? 1 : 0)
