import type { Field } from '@trace/define/field.ts'
import { resourceByName } from '@trace/define/catalogue.ts'
import type { Store } from '../store/store.ts'
import { onlyConditionSql } from '../store/references.ts'
import { sheetRulesOf } from './columns.ts'
import type { FieldColumn } from './columns.ts'
import { rangeOf } from './workbook-xml.ts'
import type { CellChoices } from './workbook-xml.ts'

/** The sheet of a template that explains its columns. */
export const GUIDE = 'Hướng dẫn'
const SHEET = 'Danh sách'

/** Whether a sheet is one of a template that no import is meant to read; a list of the user's own may have the same name. */
export const isOfTemplate = (name: string, all: readonly string[]): boolean =>
  name === GUIDE || (name === SHEET && all.includes(GUIDE))
const MOST_NAMES = 1_000

/** The values of the drop-down lists that several columns may share. */
interface ChoiceList {
  key: string
  label: string
  values: string[]
}

/** The drop-down lists of columns: labels of choices, and names of rows that the viewer may refer to. */
export async function listsOf(store: Store, columns: readonly FieldColumn[]): Promise<ChoiceList[]> {
  const lists = new Map<string, ChoiceList>()
  for (const { field } of columns) {
    const key = keyOf(field)
    if (key === null || lists.has(key)) continue
    const values = field.to ? await namesOf(store, field) : (sheetRulesOf(field).choices?.(field) ?? [])
    if (values.length > 0) lists.set(key, { key, label: field.label, values })
  }
  return [...lists.values()]
}

/** Key of the drop-down list of a field; null if it has none, as for several values in one cell. */
function keyOf(field: Field): string | null {
  if (field.kind === 'reference') return `${field.to} ${JSON.stringify(field.only)}`
  const words = sheetRulesOf(field).choices?.(field)
  return words ? JSON.stringify(words) : null
}

/**
 * The first names of the rows that a cell may refer to, without names that several rows share: those rows must be
 * entered by code.
 */
async function namesOf({ sql, rows }: Store, field: Field): Promise<string[]> {
  const target = resourceByName(field.to!)
  const title = sql(`t.${target.title}`)
  const found = await sql<{ name: string }[]>`
    select ${title}::text as name from ${rows(target)} t
    where ${title} is not null ${onlyConditionSql(sql, field)} group by ${title} having count(*) = 1
    order by ${title} limit ${MOST_NAMES}`
  return found.map(({ name }) => name)
}

/** The range of list values for each column with a drop-down list. */
export const choicesAt = (columns: readonly FieldColumn[], lists: readonly ChoiceList[]): CellChoices =>
  new Map(
    columns.flatMap(({ field }, column) => {
      const at = lists.findIndex(({ key }) => key === keyOf(field))
      return at < 0 ? [] : [[column, rangeOf(SHEET, at, lists[at]!.values.length)]]
    }),
  )

/** The hidden sheet that holds the lists, a column for each. */
export function listSheet(lists: readonly ChoiceList[]) {
  const most = Math.max(...lists.map(({ values }) => values.length))
  return {
    name: SHEET,
    hidden: true as const,
    columns: lists.map(({ label }) => ({ heading: label, width: 30, format: 'text' as const })),
    rows: Array.from({ length: most }, (_, row) => lists.map(({ values }) => values[row] ?? null)),
  }
}
