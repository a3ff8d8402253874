import type { Fields } from '@trace/define/field.ts'
import { shortened } from '@trace/define/kinds/describe/sheet-cell.ts'
import type { Resource } from '@trace/define/resource.ts'
import { nameKey } from '@trace/define/text/name-key.ts'
import { refuseField } from '../refusal.ts'
import type { Store } from '../store/store.ts'
import { periodicYield } from '../periodic-yield.ts'
import { sameCell } from './cells.ts'
import { childSheets, PARENT_ID, PARENT_NAME } from './columns.ts'
import type { ChildSheet } from './columns.ts'
import { headedSheet, namedSheet } from './find-sheet.ts'
import { openUnseen } from './import-notes.ts'
import type { ImportNotes } from './import-notes.ts'
import { resolveReferences } from './import-references.ts'
import type { NumberQuestions } from './number-questions.ts'
import { knownValues, placed, readCells } from './planned-row.ts'
import type { CellProblem, PlannedRow } from './planned-row.ts'
import type { Workbook } from './workbook.ts'
import type { Cell } from './sheet.ts'

type Values = Record<string, unknown>

/** Column positions of a child row's own id and of its parent. */
interface Keys {
  id: number
  parentId: number
  parentName: number
}

/** Maximum of listed rows without a parent. */
const MOST_LOST = 500

interface ChildSheets {
  /** Rows that are skipped because no parent row matches. */
  lost: string[]
  /** Headings of the child sheets, by sheet name. */
  headings: Map<string, Cell[]>
  /** Headings of the child sheets that are not read. */
  ignored: string[]
}

interface Asked {
  questions: NumberQuestions
  notes: ImportNotes
}

/**
 * Reads the sheets of child rows. The rows that a sheet contains for a parent replace all its children of that kind;
 * parents that the sheet does not mention keep theirs.
 */
export async function planChildren(
  store: Store,
  resource: Resource,
  book: Workbook,
  rows: PlannedRow[],
  asked: Asked,
): Promise<ChildSheets> {
  const found = { lost: [], headings: new Map(), ignored: [], ...asked }
  for (const sheet of childSheets(resource.fields)) await planSheet(store, sheet, book, rows, resource.title, found)
  return found
}

async function planSheet(
  store: Store,
  sheet: ChildSheet,
  book: Workbook,
  parents: PlannedRow[],
  title: string | null,
  found: ChildSheets & Asked,
): Promise<void> {
  const called = namedSheet(await book.sheets(), sheet.name)
  const headed = called === undefined ? null : await headedSheet(book, called, sheet.columns)
  if (called === undefined || !headed) return
  const { above, headings } = headed
  found.headings.set(sheet.name, headings)
  const { columns, keys, unknown } = placeChild(sheet, headings)
  found.ignored.push(...unknown.map((heading) => `${sheet.name}: ${heading}`))
  const parentOf = parentsBy(parents, keys, title)
  const children: PlannedRow[] = []
  const turn = periodicYield()
  const unseen = openUnseen(headings)
  for await (const row of headed.rows) {
    const { number, cells } = row
    unseen.look(row)
    const [parent, ...others] = parentOf(cells)
    if (others.length > 0) {
      for (const one of [parent!, ...others])
        one.problems.push(namesakeProblem(sheet, number, one, title, others.length + 1))
      continue
    }
    if (!parent) {
      if (found.lost.length < MOST_LOST) found.lost.push(`${sheet.name}, dòng ${number}`)
      continue
    }
    const child = plannedChild(sheet, number, cells, keys, parent)
    child.columns = columns.filter(
      (column) => !child.now || !sameCell(column.field, column.cellOf(child.now), cells[column.at] ?? null),
    )
    readCells(child, found.questions, sheet.name)
    children.push(child)
    await turn()
  }
  // Hidden rows are read too, since child rows that are left out would be deleted from their parent.
  const isRead = new Set([...Object.values(keys), ...columns.map(({ at }) => at)])
  const layout = book.layoutOf(called)
  found.notes.sheet(called, { above, headings, layout, isRead, ...unseen, isHiddenRead: true })
  await resolveReferences(store, children)
  for (const inner of sheet.inner) await planSheet(store, inner, book, children, null, found)
  for (const parent of parents) takeIn(sheet, parent)
}

function placeChild(sheet: ChildSheet, headings: Cell[]) {
  const { columns, at, unknown } = placed(sheet.columns, headings)
  const keys: Keys = { id: at('ID'), parentId: at(PARENT_ID), parentName: at(PARENT_NAME) }
  if (keys.parentId < 0 && keys.parentName < 0) {
    throw refuseField('file', `Trang “${sheet.name}” cần cột “${PARENT_ID}” hoặc “${PARENT_NAME}”`)
  }
  return { columns: columns.filter(({ name, group }) => (group ?? name) in sheet.fields), keys, unknown }
}

/**
 * Finds the parent of a child row: an existing one by id, a new one by its name in the parent sheet, or by its row
 * there ('dòng 3'). Returns several parents if several new rows have the name.
 */
function parentsBy(parents: PlannedRow[], keys: Keys, title: string | null): (cells: Cell[]) => PlannedRow[] {
  const byId = Map.groupBy(parents, ({ id }) => id)
  const fresh = parents.filter(({ action }) => title !== null && action === 'create')
  const byName = Map.groupBy(fresh, ({ body }) => nameKey(String(body[title!] ?? '')))
  const byRow = Map.groupBy(fresh, ({ number }) => `dòng ${number}`)
  return (cells) => {
    const [id, name] = [cells[keys.parentId] ?? null, cells[keys.parentName] ?? null]
    if (id !== null && id !== '') return (byId.get(Number(id)) ?? []).slice(0, 1)
    const said = nameKey(String(name ?? ''))
    return name === null ? [] : (byName.get(said) ?? byRow.get(said) ?? [])
  }
}

/** The problem of a child row that names several parents. */
function namesakeProblem(
  sheet: ChildSheet,
  number: number,
  parent: PlannedRow,
  title: string | null,
  count: number,
): CellProblem {
  const said = shortened(String(parent.body[title ?? ''] ?? ''))
  return {
    row: parent.number,
    column: `${sheet.name}, dòng ${number}: ${PARENT_NAME}`,
    field: sheet.field,
    message: `Có ${count} dòng cùng tên “${said}”, hãy ghi “dòng ${parent.number}” ở cột “${PARENT_NAME}” nếu là dòng này`,
  }
}

function plannedChild(sheet: ChildSheet, number: number, cells: Cell[], keys: Keys, parent: PlannedRow): PlannedRow {
  const { field, name, hasIds } = sheet
  const said = cells[keys.id] ?? null
  const id = !hasIds || said === null || said === '' ? null : Number(said)
  const siblings = parent.children.get(field) ?? []
  const before = itemsOf(parent, field)
  const now = hasIds
    ? (before.find((one) => id !== null && one['id'] === id) ?? null)
    : (before[siblings.length] ?? null)
  const problems =
    id !== null && !now
      ? [{ row: number, column: 'ID', field, message: `${name}: không tìm thấy dòng có ID ${said}` }]
      : []
  const child: PlannedRow = {
    number,
    cells,
    columns: [],
    id,
    now,
    seen: null,
    version: null,
    insists: false,
    around: knownValues(parent),
    action: now ? 'update' : 'create',
    body: {},
    links: new Map(),
    problems,
    children: new Map(),
  }
  parent.children.set(field, siblings)
  siblings.push(child)
  return child
}

const itemsOf = ({ now }: PlannedRow, field: string): Values[] => (now?.[field] ?? []) as Values[]

/** Adds the child rows to the values of their parent if any of them differs from the stored ones. */
function takeIn({ field, name, fields }: ChildSheet, parent: PlannedRow): void {
  const said = parent.children.get(field)
  if (!said) return
  const before = itemsOf(parent, field)
  for (const { number, problems } of said) {
    parent.problems.push(
      ...problems.map(({ column, message }) => ({
        row: parent.number,
        column: `${name}, dòng ${number}: ${column ?? ''}`,
        field,
        message,
      })),
    )
  }
  const isSame =
    said.length === before.length &&
    said.every(({ action, now }, index) => action === 'unchanged' && now === before[index])
  if (isSame) return
  parent.body[field] = said.map(({ now, body }) => ({ ...(now && kept(fields, now)), ...body }))
  if (parent.action === 'unchanged') parent.action = 'update'
}

/** The values of a child row that a form would send again. */
const kept = (fields: Fields, now: Values): Values =>
  Object.fromEntries(Object.entries(now).filter(([name]) => name === 'id' || (fields[name] && !fields[name].auto)))
