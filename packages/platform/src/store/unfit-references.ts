import type { Field } from '@trace/define/field.ts'
import { resourceByName } from '@trace/define/catalogue.ts'
import { labelOf } from '@trace/define/machine.ts'
import type { Sql } from '../ports/postgres/connect.ts'
import type { Reach } from '../viewer.ts'
import { isWithinReach } from './scope.ts'

interface Reference {
  field: Field
  ids: readonly number[]
}

type Target = Record<string, unknown> & { id: number; title: string | null }

/**
 * The state in which a referenced row may not be referred to ('HTX Điền Xá đang ở “Tạm dừng”'), for references that
 * were refused. Rows that the viewer may not see have none.
 */
export async function unfitStates<R extends Reference>(
  sql: Sql,
  reach: Reach,
  refused: readonly R[],
): Promise<Map<R, string>> {
  const told = new Map<R, string>()
  for (const [field, links] of Map.groupBy(refused, ({ field }) => field)) {
    const target = resourceByName(field.to!)
    const states = Object.keys(field.only ?? {}).filter((name) => stateWords(target.fields[name], null) !== undefined)
    if (states.length === 0) continue
    const ids = links.flatMap((link) => link.ids)
    const columns = sql(states.map((name) => `t.${name}`))
    const found = await sql<Target[]>`
      select t.id, ${sql(`t.${target.title}`)}::text as title, ${columns} from ${sql(target.table)} t
      where t.id = any(${ids}) and t.deleted_at is null and ${isWithinReach(sql, target, reach, 'read')}`
    for (const link of links) {
      const [said] = found.flatMap((row) => (link.ids.includes(row.id) ? saidOf(field, row, states) : []))
      if (said) told.set(link, said)
    }
  }
  return told
}

function saidOf({ only = {}, to }: Field, row: Target, states: readonly string[]): string[] {
  const { fields } = resourceByName(to!)
  const wrong = states.find((name) => ![only[name]].flat().includes(row[name] as string))
  const word = wrong === undefined ? null : stateWords(fields[wrong], row[wrong])
  return word ? [`${row.title ?? `#${row.id}`} đang ở “${word}”`] : []
}

/** The word for a state of a row; undefined for fields that are no state. */
function stateWords(field: Field | undefined, value: unknown): string | null | undefined {
  if (field?.machine) return value === null ? null : labelOf(field.machine, String(value))
  if (field?.kind === 'toggle' && field.choices) return field.choices[String(value)] ?? null
  return undefined
}
