import type { Resource } from '@trace/domain'
import { openStorage } from '../files/storage.ts'
import type { Settings } from '../settings.ts'
import { exportColumns } from './columns.ts'
import { newSheetFile } from './export.ts'
import type { SheetFile } from './export.ts'
import type { Plan } from './import-plan.ts'
import type { PlannedRow } from './planned-row.ts'
import { makeWorkbook } from './workbook.ts'
import type { SheetColumn } from './workbook.ts'

const PROBLEMS: SheetColumn = { heading: 'Lỗi', width: 60, format: 'text' }

/** Gives back the rows that were refused as they came, with what was wrong, to be mended and sent again. */
export async function writeFailedRows(
  settings: Settings, resource: Resource, { headings }: Plan, rows: PlannedRow[],
): Promise<SheetFile> {
  const known = new Map(exportColumns(resource).map((column) => [column.heading, column]))
  const all = headings.map((heading, at) => ({ heading: String(heading ?? ''), at }))
  const own = all.filter(({ heading }) => heading !== PROBLEMS.heading)
  const columns = own.map(({ heading }): SheetColumn =>
    ({ width: 20, format: 'text', ...known.get(heading.replace(/\s*\*$/, '')), heading }))
  const bytes = await makeWorkbook([{
    name: resource.plural,
    columns: [...columns, PROBLEMS],
    rows: rows.map(({ cells, problems }) => [
      ...own.map(({ at }) => cells[at] ?? null),
      problems.map(({ message }) => message).join('\n'),
    ]),
  }])
  const file = newSheetFile(`${resource.plural} dòng lỗi`)
  await (await openStorage(settings)).put(file.path, bytes)
  return file
}
