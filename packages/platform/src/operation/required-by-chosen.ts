import { isRequiredBy } from '@trace/define/field-conditions.ts'
import type { Problems } from '@trace/define/read.ts'
import { formFields } from '@trace/define/resource.ts'
import type { Resource } from '@trace/define/resource.ts'
import { resourceByName } from '@trace/define/catalogue.ts'
import type { Store } from '../store/store.ts'
import type { Raw } from './raw-call.ts'

/** Problems of fields that are required because of a chosen row: the tax code of a company, the place of an officer. */
export async function requiredByChosen(resource: Resource, values: Raw, store: Store): Promise<Problems> {
  const problems: Problems = {}
  const blank = Object.entries(formFields(resource)).filter(
    ([name, field]) => field.requiredOf && values[name] === null,
  )
  const byReference = Object.groupBy(blank, ([, { requiredOf }]) => requiredOf!.of)
  for (const [of, fields = []] of Object.entries(byReference)) {
    const id = values[of]
    if (typeof id !== 'number') continue
    const columns = [...new Set(fields.flatMap(([, { requiredOf }]) => requiredOf!.its ?? []))]
    const row = columns.length > 0 ? await chosenRow(store, resource.fields[of]!.to!, id, columns) : {}
    for (const [name, field] of fields) if (isRequiredBy(field, row)) problems[name] = [`${field.label} bắt buộc`]
  }
  return problems
}

async function chosenRow(store: Store, target: string, id: number, columns: string[]): Promise<Raw | undefined> {
  const { table } = resourceByName(target)
  const [row] = await store.unscoped('its values only decide what is required; a link out of reach is refused itself')<
    Raw[]
  >`select ${store.sql(columns)} from ${store.sql(table)} where id = ${id}`
  return row
}
