import type { Resource } from '@trace/define/resource.ts'
import { openStorage } from '../ports/files/storage.ts'
import type { Settings } from '../ports/settings/settings.ts'
import { childSheets, withInner, workbookColumns } from './columns.ts'
import type { ChildSheet, FieldColumn } from './columns.ts'
import { newSheetFile } from './export.ts'
import type { SheetFile } from './export.ts'
import type { Plan } from './import-plan.ts'
import type { PlannedRow } from './planned-row.ts'
import type { SheetColumn } from './workbook.ts'
import type { Cell } from './sheet.ts'
import { keepWorkbook } from './write-workbook.ts'

const PROBLEMS: SheetColumn = { heading: 'Lỗi', width: 60, format: 'text' }

/**
 * Writes the refused rows, unchanged and with their child rows, into a workbook with a column of their problems, so
 * that they can be corrected and imported again.
 */
export async function writeFailedRows(
  settings: Settings,
  resource: Resource,
  { headings, innerHeadings }: Plan,
  rows: PlannedRow[],
): Promise<SheetFile> {
  const inner = withInner(childSheets(resource.fields)).filter(({ name }) => innerHeadings.has(name))
  const sheets = [
    asItCame(resource.plural, workbookColumns(resource), headings),
    ...inner.map(({ name, columns }) => asItCame(name, columns, innerHeadings.get(name)!)),
  ]
  const file = newSheetFile(`${resource.plural} dòng lỗi`)
  await keepWorkbook(await openStorage(settings), file.path, sheets, async (add) => {
    for (const row of rows) {
      await add(0, sheets[0]!.cellsOf(row))
      for (const [sheet, child] of childrenOf(childSheets(resource.fields), row)) {
        const at = inner.findIndex(({ name }) => name === sheet.name) + 1
        await add(at, sheets[at]!.cellsOf(child))
      }
    }
  })
  return file
}

/** A sheet with the headings that were sent, and a column for problems at the end. */
function asItCame(name: string, columns: FieldColumn[], headings: Cell[]) {
  const known = new Map(columns.map((column) => [column.heading, column]))
  const own = headings
    .map((heading, at) => ({ heading: String(heading ?? ''), at }))
    .filter(({ heading }) => heading !== PROBLEMS.heading)
  const cellsOf = ({ cells, problems }: PlannedRow): Cell[] => [
    ...own.map(({ at }) => cells[at] ?? null),
    problems.map(({ message }) => message).join('\n'),
  ]
  const sent = own.map(({ heading }): SheetColumn => ({
    width: 20,
    format: 'text',
    ...known.get(heading.replace(/\*$/, '').trimEnd()),
    heading,
  }))
  return { name, columns: [...sent, PROBLEMS], cellsOf }
}

function* childrenOf(sheets: ChildSheet[], row: PlannedRow): Generator<[sheet: ChildSheet, child: PlannedRow]> {
  for (const sheet of sheets) {
    for (const child of row.children.get(sheet.field) ?? []) {
      yield [sheet, child]
      yield* childrenOf(sheet.inner, child)
    }
  }
}
