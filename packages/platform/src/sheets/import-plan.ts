import { formFields } from '@trace/define/resource.ts'
import type { Resource } from '@trace/define/resource.ts'
import { refuseField } from '../refusal.ts'
import type { Store } from '../store/store.ts'
import { periodicYield } from '../periodic-yield.ts'
import { askAboutImported } from './already-imported.ts'
import { corrected, sameCell } from './cells.ts'
import { exportColumns, VERSION } from './columns.ts'
import { sheetRows } from './export.ts'
import { findMainSheet } from './find-sheet.ts'
import { planChildren } from './import-children.ts'
import { askAboutStale } from './import-stale.ts'
import type { Looks } from './import-stale.ts'
import { openImportNotes, openUnseen } from './import-notes.ts'
import { resolveReferences } from './import-references.ts'
import { repeatedIds, repeatedValues } from './import-repeats.ts'
import { openNumberQuestions } from './number-questions.ts'
import type { NumberAnswer, NumberQuestions } from './number-questions.ts'
import { placed, readCells } from './planned-row.ts'
import type { CellProblem, PlacedColumn, PlannedRow, RowAnswer } from './planned-row.ts'
import { EXAMPLE } from './template.ts'
import type { Workbook } from './workbook.ts'
import type { Cell, SheetLayout } from './sheet.ts'

export interface Plan {
  headings: Cell[]
  /** Headings of the child sheets, by sheet name. */
  innerHeadings: Map<string, Cell[]>
  rows: PlannedRow[]
  /** Headings that are not read: unknown ones, and fields that only the server sets. */
  ignored: string[]
  /** Sentences about other parts of the workbook that are not read, and about hidden parts that are. */
  notes: string[]
  /** Hidden rows that were left out. */
  leftOut: number
  /** Columns whose numbers can be read in two ways. */
  questions: NumberQuestions['asked']
}

/** A suggestion that was accepted: for the cell of one row, or for every cell of the column with the same text. */
export interface Correction {
  row: number | null
  column: string
  said: string
  proposal: string
}

/** Compares a sheet with the definition and the stored rows: finds new rows, changed rows and invalid cells. */
export async function planImport(
  store: Store,
  resource: Resource,
  book: Workbook,
  {
    only,
    corrections = [],
    numbers = [],
    hidden = false,
    answers = [],
    looks,
  }: {
    only: Set<number> | null
    corrections?: readonly Correction[]
    numbers?: readonly NumberAnswer[]
    hidden?: boolean
    answers?: readonly RowAnswer[]
    looks: Looks
  },
): Promise<Plan> {
  const sheet = await findMainSheet(book, resource.fields, exportColumns(resource))
  const { name, above, headings } = sheet
  const turn = periodicYield()
  const { columns, idAt, versionAt, ignored } = place(resource, headings)
  if (columns.length === 0) throw refuseField('file', `Không nhận ra cột nào ở trang “${name}”, hãy dùng tệp mẫu`)

  const notes = openImportNotes()
  const rows: PlannedRow[] = []
  const unseen = openUnseen(headings)
  for await (const row of sheet.rows) {
    const { number, cells } = row
    if (only && !only.has(number)) continue
    unseen.look(row)
    if (row.isHidden && !hidden && !only) continue
    if (cells[idAt] === EXAMPLE) {
      notes.note(name, `dòng ${number} là dòng ví dụ của tệp mẫu, không được nhập`)
      continue
    }
    for (const { row, column, said, proposal } of corrections) {
      const at = columns.find(({ heading }) => heading === column)?.at
      if (at !== undefined && (row === null || row === number)) cells[at] = corrected(cells[at] ?? null, said, proposal)
    }
    const said = book.isPartial ? columns.filter((column) => cells[column.at] !== undefined) : columns
    rows.push({ ...plannedRow(number, cells, said, cells[idAt] ?? null), seen: versionIn(cells[versionAt] ?? null) })
    await turn()
  }
  const isRead = new Set([idAt, ...columns.map(({ at }) => at)])
  const layout = withoutColumn(book.layoutOf(name), versionAt)
  notes.sheet(name, { above, headings, layout, isRead, ...unseen, isHiddenRead: hidden || only !== null })
  await leaveOutUnchanged(store, resource, rows)
  const questions = openNumberQuestions(numbers)
  for (const row of rows) {
    readCells(row, questions)
    await turn()
  }
  await resolveReferences(store, rows)
  const {
    lost,
    headings: innerHeadings,
    ignored: alsoIgnored,
  } = await planChildren(store, resource, book, rows, { questions, notes })
  for (const [row, problem] of [...repeatedIds(rows), ...repeatedValues(resource, rows)]) row.problems.push(problem)
  if (!book.isPartial) {
    await askAboutStale(store, resource, rows, { answers, looks })
    const insisted = new Set(answers.flatMap(({ row, answer }) => (answer === 'insist' ? [row] : [])))
    for (const row of rows) row.insists = insisted.has(row.number)
    await askAboutImported(store, resource, rows, looks.by)
  }
  return {
    headings,
    innerHeadings,
    rows,
    ignored: [...ignored, ...alsoIgnored, ...(only ? [] : lost)],
    notes: notes.all(await book.sheets()),
    leftOut: hidden || only ? 0 : unseen.hidden.length,
    questions: questions.asked,
  }
}

/** Columns by which a row is found, and not changed. */
const KEYS = ['id', VERSION.name]

/** The version that an export wrote; null for anything else. */
const versionIn = (cell: Cell): number | null => (/^\d{1,9}$/.test(String(cell)) ? Number(cell) : null)

/** The layout of a sheet without the column that exports hide themselves. */
const withoutColumn = ({ hiddenColumns, ...layout }: SheetLayout, column: number): SheetLayout => ({
  ...layout,
  hiddenColumns: hiddenColumns.filter((at) => at !== column),
})

function place(resource: Resource, headings: Cell[]) {
  const form = formFields(resource)
  const { columns, unknown, at } = placed([...exportColumns(resource), VERSION], headings)
  const isRead = ({ name, group }: PlacedColumn): boolean => (group ?? name) in form
  const [read, set] = [
    columns.filter(isRead),
    columns.filter((column) => !KEYS.includes(column.name) && !isRead(column)),
  ]
  const [idAt, versionAt] = [at('ID'), at(VERSION.heading)]
  return { columns: read, idAt, versionAt, ignored: [...unknown, ...set.map(({ heading }) => heading)] }
}

function plannedRow(number: number, cells: Cell[], columns: PlacedColumn[], said: Cell): PlannedRow {
  const row: PlannedRow = {
    number,
    cells,
    columns,
    id: null,
    now: null,
    seen: null,
    version: null,
    insists: false,
    around: {},
    action: 'create',
    body: {},
    links: new Map(),
    problems: [],
    children: new Map(),
  }
  if (said === null || said === '') return row
  if (!/^\d{1,9}$/.test(String(said))) row.problems.push(idProblem(row, 'ID phải là số, để trống với dòng mới'))
  return { ...row, id: Number(said), action: 'update' }
}

/** Of existing rows, keeps only the cells that differ from the stored values. */
async function leaveOutUnchanged(store: Store, resource: Resource, rows: PlannedRow[]): Promise<void> {
  const known = rows.filter(({ action, problems }) => action === 'update' && problems.length === 0)
  for (let at = 0; at < known.length; at += 500) {
    const batch = known.slice(at, at + 500)
    const seen = await store.sql<{ id: number }[]>`
      select t.id from ${store.rows(resource)} t
      where t.id = any(${batch.map(({ id }) => id!)})`
    const ids = seen.map(({ id }) => id)
    const rowsNow = await sheetRows(store.sql, resource, ids, store.reach)
    const kept = new Map(rowsNow.map((row) => [row['id'], row]))
    for (const row of batch) {
      const now = kept.get(row.id)
      row.now = now ?? null
      if (now)
        row.columns = row.columns.filter(
          (column) => !sameCell(column.field, column.cellOf(now), row.cells[column.at] ?? null),
        )
      else row.problems.push(idProblem(row, `Không tìm thấy ${resource.label.toLowerCase()} có ID ${row.id}`))
    }
  }
}

const idProblem = ({ number }: PlannedRow, message: string): CellProblem => ({
  row: number,
  column: 'ID',
  field: 'id',
  message,
})
