import { fold } from '@trace/domain'
import type { Fields, Resource } from '@trace/domain'
import { refuseField } from '../refusal.ts'
import type { Store } from '../store/store.ts'
import { sameCell, toCell } from './cells.ts'
import { childSheets, PARENT_ID, PARENT_NAME } from './columns.ts'
import type { ChildSheet } from './columns.ts'
import { resolveReferences } from './import-references.ts'
import { placed, readCells } from './planned-row.ts'
import type { PlannedRow } from './planned-row.ts'
import { readSheet } from './workbook.ts'
import type { Cell } from './workbook.ts'

type Values = Record<string, unknown>

/** Where a row says which it is, and which it belongs to. */
interface Keys {
  id: number
  parentId: number
  parentName: number
}

/**
 * Reads the sheets of the rows inside: whatever a sheet says of a row's children is all it has of them from then on. Rows that a
 * sheet does not speak of keep theirs. Answers what belongs to no row of the sheet before, and so is passed over.
 */
export async function planChildren(store: Store, resource: Resource, bytes: Buffer, rows: PlannedRow[]): Promise<string[]> {
  const lost: string[] = []
  for (const sheet of childSheets(resource.fields)) lost.push(...(await planSheet(store, sheet, bytes, rows, resource.title)))
  return lost
}

async function planSheet(
  store: Store, sheet: ChildSheet, bytes: Buffer, parents: PlannedRow[], title: string | null,
): Promise<string[]> {
  const reading = readSheet(bytes, sheet.name)
  const head = await reading.next()
  if (head.done) return []
  const lost: string[] = []
  const { columns, keys } = placeChild(sheet, head.value.cells)
  const children: PlannedRow[] = []
  for await (const { number, cells } of reading) {
    const parent = parentOf(parents, cells, keys, title)
    if (!parent) {
      lost.push(`${sheet.name}, dòng ${number}`)
      continue
    }
    const child = plannedChild(sheet, number, cells, cells[keys.id] ?? null, parent)
    child.columns = columns.filter((column) => !child.now || !sameCell(toCell(column, child.now), cells[column.at] ?? null))
    readCells(child)
    children.push(child)
    parent.children.set(sheet.field, [...(parent.children.get(sheet.field) ?? []), child])
  }
  await resolveReferences(store, children)
  for (const inner of sheet.inner) lost.push(...(await planSheet(store, inner, bytes, children, null)))
  for (const parent of parents) takeIn(sheet, parent)
  return lost
}

function placeChild(sheet: ChildSheet, headings: Cell[]) {
  const { columns, at } = placed(sheet.columns, headings)
  const keys: Keys = { id: at('ID'), parentId: at(PARENT_ID), parentName: at(PARENT_NAME) }
  if (keys.parentId < 0 && keys.parentName < 0) {
    throw refuseField('file', `Trang "${sheet.name}" cần cột "${PARENT_ID}" hoặc "${PARENT_NAME}"`)
  }
  return { columns: columns.filter(({ name }) => name in sheet.fields), keys }
}

/** A row that is there is known by its id; a new one by its name in the sheet before. */
function parentOf(parents: PlannedRow[], cells: Cell[], keys: Keys, title: string | null): PlannedRow | undefined {
  const [id, name] = [cells[keys.parentId] ?? null, cells[keys.parentName] ?? null]
  if (id !== null && id !== '') return parents.find((row) => row.id === Number(id))
  if (title === null || name === null) return undefined
  return parents.find(({ action, body }) => action === 'create' && fold(String(body[title] ?? '')) === fold(String(name)))
}

function plannedChild({ field, name }: ChildSheet, number: number, cells: Cell[], said: Cell, parent: PlannedRow): PlannedRow {
  const id = said === null || said === '' ? null : Number(said)
  const now = id === null ? null : ((parent.now?.[field] ?? []) as Values[]).find((one) => one['id'] === id) ?? null
  const problems = id !== null && !now
    ? [{ row: number, column: 'ID', field, message: `${name}: không tìm thấy dòng có ID ${said}` }]
    : []
  const around = { ...parent.around, ...parent.now, ...parent.body }
  return { number, cells, columns: [], id, now, around, action: now ? 'update' : 'create', body: {}, problems, children: new Map() }
}

/** Puts what a sheet says of a row's children among the row's values, where that is something new. */
function takeIn({ field, name, fields }: ChildSheet, parent: PlannedRow): void {
  const said = parent.children.get(field)
  if (!said) return
  const before = ((parent.now?.[field] ?? []) as Values[]).map(({ id }) => id)
  for (const { number, problems } of said) {
    parent.problems.push(...problems.map((problem) =>
      ({ ...problem, row: parent.number, column: `${name}, dòng ${number}: ${problem.column ?? ''}`, field })))
  }
  const isSame = said.length === before.length && said.every(({ id, action }, index) => action === 'unchanged' && id === before[index])
  if (isSame) return
  parent.body[field] = said.map(({ now, body }) => ({ ...(now && kept(fields, now)), ...body }))
  if (parent.action === 'unchanged') parent.action = 'update'
}

/** What of a child a form would send back. */
const kept = (fields: Fields, now: Values): Values =>
  Object.fromEntries(Object.entries(now).filter(([name]) => name === 'id' || (fields[name] && !fields[name].auto)))
