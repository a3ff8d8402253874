import { joinedName } from '@trace/define/entry.ts'
import type { Entry } from '@trace/define/entry.ts'
import type { Fields } from '@trace/define/field.ts'
import { formFields } from '@trace/define/resource.ts'
import type { Resource } from '@trace/define/resource.ts'
import { addDays } from '@trace/define/text/dates.ts'
import { findEntries } from '../../app/load.ts'
import { boundTo } from '../../app/shell-data.ts'
import type { User } from '../../app/session.ts'
import { findOptions } from '../fields/reference/options.ts'
import type { Values } from './form-state.ts'

/** Values that a new row begins with, and under their join keys the names of the rows they refer to. */
export async function initialValuesOfNewRow(resource: Resource, user: User): Promise<Values> {
  const fields = formFields(resource)
  const { owner = '', place = '' } = resource.scope
  const bound = boundTo(user)
  const found = await Promise.all([
    ...Object.entries(fields).map(([name, field]) => theRow(name, field)),
    owner in fields && bound.owner ? ofOwner(resource, bound.owner.id) : {},
  ])
  return Object.assign(
    {},
    ...found,
    owner in fields && bound.owner && linked(owner, bound.owner),
    place in fields && bound.place && linked(place, bound.place),
  ) as Values
}

/** Initial values of a new row that are taken from the newest row of the same owner. */
export async function ofOwner(resource: Resource, id: number): Promise<Values> {
  const { owner } = resource.scope
  const names = Object.entries(formFields(resource)).flatMap(([name, { begins }]) =>
    begins === 'asLast' ? [name] : [],
  )
  if (names.length === 0 || !owner) return {}
  const [last] = await findEntries<Resource>(resource, { [owner]: id, length: 1 })
  return last ? Object.assign({}, ...names.map((name) => valueIn(last, name, name))) : {}
}

/** Initial values of a new row that come from the rows chosen in other fields. */
export function ofChosen(fields: Fields, values: Values, chosen: Readonly<Record<string, Entry | null>>): Values {
  const known = Object.entries(fields).map(([name, { begins }]) => {
    const row = typeof begins === 'object' && 'of' in begins && chosen[begins.of]
    if (!row) return {}
    if (!begins.after) return valueIn(row, begins.its, name)
    const [day, count] = [values[begins.after], row[begins.its]]
    return isDay(day) && typeof count === 'number' ? { [name]: addDays(day, count) } : {}
  })
  return Object.assign({}, ...known) as Values
}

/** Whether a day is complete, not just half typed. */
const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)

async function theRow(name: string, { to, only, begins }: Fields[string]): Promise<Values> {
  if (!to || typeof begins !== 'object' || !('where' in begins)) return {}
  const [row] = await findOptions(to, { ...only, ...begins.where, length: 1 })
  return row ? linked(name, row) : {}
}

const linked = (name: string, row: { id: number; name: string | null | undefined }): Values => ({
  [name]: row.id,
  [joinedName(name)]: row,
})

const valueIn = (row: Values, its: string, name: string): Values => ({
  ...(row[its] !== null && { [name]: row[its] }),
  ...(row[joinedName(its)] && joinedName(its) !== its ? { [joinedName(name)]: row[joinedName(its)] } : {}),
})
