import { openStorage } from '../ports/files/storage.ts'
import type { Settings } from '../ports/settings/settings.ts'
import { newSheetFile } from '../sheets/export.ts'
import type { SheetFile } from '../sheets/export.ts'
import { keepWorkbook } from '../sheets/write-workbook.ts'

/** A stored value about a person. */
export interface PersonalValue {
  what: string
  value: string
  at?: string | null
}

/** Writes what was found into a workbook, with a sheet for each place. */
export async function writeFound(
  settings: Settings,
  title: string,
  places: readonly { label: string; rows: readonly PersonalValue[] }[],
): Promise<SheetFile> {
  const file = newSheetFile(title)
  const columns = ['Mục', 'Nội dung', 'Thời gian'].map((heading) => ({ heading, width: 40, format: 'text' as const }))
  const sheets = places.map(({ label }) => ({ name: label, columns }))
  await keepWorkbook(await openStorage(settings), file.path, sheets, async (add) => {
    for (const [at, { rows }] of places.entries())
      for (const { what, value, at: when = null } of rows) await add(at, [what, value, when])
  })
  return file
}
