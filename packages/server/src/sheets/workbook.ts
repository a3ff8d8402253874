import { setImmediate as breathe } from 'node:timers/promises'
import { streamXlsxRows } from 'hucre/xlsx'
import { formatNumber } from '@trace/domain/format'
import { Refusal, refuseField } from '../refusal.ts'
import { refuseBomb } from './unpacked-size.ts'

/** What a cell holds. A text stays a text, whatever it begins with; a Date is read by its UTC clock. */
export type Cell = string | number | boolean | Date | null

export interface SheetColumn {
  heading: string
  width: number
  format: 'text' | 'number' | 'decimal' | 'day' | 'moment'
}

export const MOST_ROWS = 50_000
/** Rows inside rows: there are several to each. */
export const MOST_INNER_ROWS = 200_000
const MOST_COLUMNS = 200
/** Rows after which others get their turn. */
const STRIDE = 200

/** Reads the first sheet, or the one of a name: its headings, then its rows with their numbers as Excel counts them. Empty rows are passed over. */
export async function* readSheet(bytes: Buffer, name?: string): AsyncGenerator<{ number: number; cells: Cell[] }> {
  await refuseBomb(bytes)
  const most = name === undefined ? MOST_ROWS : MOST_INNER_ROWS
  let count = 0
  try {
    for await (const { index, values } of streamXlsxRows(bytes, { sheet: name === undefined ? 0 : sheetName(name) })) {
      if (values.length > MOST_COLUMNS) throw new Refusal(413, `Tệp Excel có quá nhiều cột, tối đa ${MOST_COLUMNS} cột`)
      if (values.every((value) => value === null || value === '')) continue
      if (count++ > most) throw new Refusal(413, `Tệp Excel có quá nhiều dòng, tối đa ${formatNumber(most)} dòng mỗi trang`)
      if (count % STRIDE === 0) await breathe()
      yield { number: index + 1, cells: values }
    }
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw refuseField('file', 'Không đọc được tệp Excel, hãy lưu lại dưới dạng .xlsx')
  }
}

/** Excel takes 31 letters and none of its own signs. */
export const sheetName = (name: string): string => name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31)
