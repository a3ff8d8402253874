import type { Field, Fields } from '@trace/define/field.ts'
import { catalogue } from '@trace/define/catalogue.ts'
import type { LoaderFunctionArgs } from 'react-router'
import type { Data } from '../../app/call.ts'
import { load } from '../../app/load.ts'
import { differingRows } from '../form/conflict/differing-rows.ts'
import { namesOf } from '../list/names.ts'
import { words } from './words.ts'

type Values = Readonly<Record<string, unknown>>

export type Log = Data<'GET /api/admin/system-logs/:id'>['entry']

export interface Change {
  name: string
  field: Field | null
  label: string
  before: unknown
  after: unknown
}

export interface LogView {
  entry: Log
  changes: Change[]
  /** Names of the rows that changed references point at, by field. */
  names: Readonly<Record<string, ReadonlyMap<number, string>>>
}

/** Bookkeeping columns of every table; they say nothing about what somebody did. */
const unsaid = ['version', 'updated_at', 'created_at', 'updated_by', 'created_by']

function fieldsOf(subject: string): Fields {
  const { resources, singles } = catalogue()
  return (
    (resources.find(({ table }) => table === subject) ?? singles.find(({ name }) => name === subject))?.fields ?? {}
  )
}

function changesOf({ subject, ...log }: Log): Change[] {
  const [old_values, new_values]: readonly (Values | null)[] = [log.old_values, log.new_values]
  const fields = fieldsOf(subject)
  const names = new Set([...Object.keys(old_values ?? {}), ...Object.keys(new_values ?? {})])
  return [...names]
    .filter((name) => !unsaid.includes(name))
    .map((name) => {
      const field = fields[name] ?? null
      const values = [old_values?.[name], new_values?.[name]] as const
      const [before, after] = field ? differingRows(field, ...values) : values
      return { name, field, label: field?.label ?? words.fields[name] ?? name, before, after }
    })
}

export async function viewLog(entry: Log): Promise<LogView> {
  const changes = changesOf(entry)
  const named = await Promise.all(
    changes
      .filter(({ field }) => field?.to)
      .map(async ({ name, field, before, after }) => {
        const ids = [before, after].flat().filter((id) => typeof id === 'number')
        const rows = ids.length > 0 ? await namesOf(field!.to!, ids) : []
        return [name, new Map(rows.map((row) => [row.id, row.name]))] as const
      }),
  )
  return { entry, changes, names: Object.fromEntries(named) }
}

export async function loadLog({ params, request }: LoaderFunctionArgs): Promise<LogView> {
  const { entry } = await load('GET /api/admin/system-logs/:id', { id: String(params['id']) }, request)
  return viewLog(entry)
}
