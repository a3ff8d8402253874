import { streamXlsxRows } from 'hucre/xlsx'
import { sheetName } from '@trace/platform/sheets/workbook.ts'
import type { Cell } from '@trace/platform/sheets/sheet.ts'

/** Reads the rows of a workbook with a library that the product does not write workbooks with. */
export async function* readSheet(bytes: Buffer, name?: string): AsyncGenerator<{ number: number; cells: Cell[] }> {
  for await (const { index, values } of streamXlsxRows(bytes, { sheet: name === undefined ? 0 : sheetName(name) })) {
    yield { number: index + 1, cells: values }
  }
}
