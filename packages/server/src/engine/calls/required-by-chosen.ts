import { formFields, isRequiredBy, resourceByName } from '@trace/domain'
import type { Problems, Resource } from '@trace/domain'
import type { Store } from '../store/store.ts'
import type { Raw } from './raw-call.ts'

/** What a form lacks because of a row that it has chosen: the tax code of a company, the commune of an officer. */
export async function requiredByChosen(resource: Resource, values: Raw, store: Store): Promise<Problems> {
  const problems: Problems = {}
  for (const [name, field] of Object.entries(formFields(resource))) {
    const { requiredOf, label } = field
    const id = requiredOf && values[name] === null ? values[requiredOf.of] : null
    if (!requiredOf || typeof id !== 'number') continue
    const row = requiredOf.its ? await valueOf(store, resource, id, requiredOf) : {}
    if (isRequiredBy(field, row)) problems[name] = [`${label} bắt buộc`]
  }
  return problems
}

async function valueOf(store: Store, { fields }: Resource, id: number, { of, its }: { of: string; its: string }) {
  const { table } = resourceByName(fields[of]!.to!)
  const [row] = await store.unscoped('the value only decides what is asked for; a link out of reach is refused itself')<
    Raw[]
  >`select ${store.sql(its)} from ${store.sql(table)} where id = ${id}`
  return row
}
