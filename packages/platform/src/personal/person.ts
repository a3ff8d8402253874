import type { Field } from '@trace/define/field.ts'
import { kinds } from '@trace/define/kinds/index.ts'
import { personalFields } from '@trace/define/personal.ts'
import type { Resource } from '@trace/define/resource.ts'
import type { Settings } from '../ports/settings/settings.ts'
import { canUnseal, unseal } from '../ports/secrets.ts'
import { Refusal } from '../refusal.ts'
import { isAlwaysFilled } from '../schema/schema.ts'
import { withWholeValues } from '../store/long-values.ts'
import type { LogValues } from '../store/long-values.ts'
import type { Store } from '../store/store.ts'

type Values = Record<string, unknown>

/** A line of the log about the row. */
export interface LogLine extends LogValues {
  id: number
  action: string
  user_name: string | null
  created_at: string
}

/** A person to export or erase from all places: the row, in use or in the trash, and its log. */
export interface Person {
  resource: Resource
  id: number
  row: Values
  names: readonly string[]
  lines: readonly LogLine[]
  /** Addresses of files that the row names or once named. */
  files: readonly string[]
  /** Values by which other records mention the person: numbers, addresses, names. */
  mentions: readonly string[]
  settings: Settings
  /** The account that exports or erases; null for the server itself. */
  by: number | null
  reason: string
}

/** The replacement for an erased name. */
export const erasedName = (id: number): string => `Đã xóa #${id}`

/** Minimum length of a value that identifies a person. */
const TELLING = 6

/** Finds the row of a person within reach, also in the trash. */
export async function findPersonRow(store: Store, resource: Resource, id: number): Promise<Values> {
  const [row] = await store.sql<Values[]>`
    select t.* from ${store.rows(resource)} t where t.id = ${id}
    union all select t.* from ${store.trash(resource)} t where t.id = ${id}`
  if (!row) throw new Refusal(404, `Không tìm thấy ${resource.label.toLowerCase()}`)
  return row
}

/** Finds a person within reach, together with the row's log. */
export async function findPerson(
  store: Store,
  resource: Resource,
  id: number,
  about: Pick<Person, 'settings' | 'by' | 'reason'>,
): Promise<Person> {
  const row = await findPersonRow(store, resource, id)
  const shortened = await store.unscoped('the log of one row, which was found within reach')<LogLine[]>`
    select id, action, user_name, created_at, old_values, new_values from system_logs
    where subject = ${resource.table} and entity_id = ${id} order by id`
  const lines = await withWholeValues(store.sql, { subject: resource.table, id, lines: shortened })
  const names = personalFields(resource.fields)
  const said = [row, row['approved_values'], ...lines.flatMap((line) => [line.old_values, line.new_values])] as Values[]
  const valuesOf = (wanted: (field: Field) => boolean) => [
    ...new Set(
      names
        .filter((name) => wanted(resource.fields[name]!))
        .flatMap((name) => said.map((values) => values?.[name]))
        .filter((value) => typeof value === 'string')
        .map((value) => (canUnseal(value) ? unseal(value) : value)),
    ),
  ]
  return {
    resource,
    id,
    row,
    names,
    lines,
    files: valuesOf(({ kind }) => kinds[kind].files !== undefined).filter((url) => url.startsWith('/files/')),
    mentions: valuesOf(({ kind }) => MENTIONING.includes(kind)).filter((value) => value.length >= TELLING),
    ...about,
  }
}

const MENTIONING: readonly string[] = ['text', 'phone', 'email', 'identity']

/** The cells of a row after its personal values are removed: empty, or a placeholder if a value is required. */
export function erasedCells({ resource: { fields }, id, row, names }: Person): Values {
  const cells = Object.fromEntries(names.map((name) => [name, emptied(fields[name]!, id)]))
  const approved = row['approved_values'] as Values | null | undefined
  return {
    ...cells,
    ...(approved && {
      approved_values: Object.fromEntries(
        Object.entries(approved).map(([name, value]) => [name, names.includes(name) ? cells[name] : value]),
      ),
    }),
    ...('is_active' in fields && { is_active: false }),
  }
}

function emptied(field: Field, id: number): unknown {
  if (!isAlwaysFilled(field)) return null
  const { kind, format } = field
  if (format === 'username') return `da-xoa-${id}`
  if (kind === 'email') return `da-xoa-${id}@example.invalid`
  if (kind === 'phone') return `0${String(id).padStart(9, '0')}`
  if (kind === 'text') return erasedName(id)
  throw new Error(`${kind}: nothing stands for it once it is erased`)
}
