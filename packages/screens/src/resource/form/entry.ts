import type { approval, vouching } from '@trace/define/blocks.ts'
import type { Entry } from '@trace/define/entry.ts'
import type { Field } from '@trace/define/field.ts'
import { formFields } from '@trace/define/resource.ts'
import type { Resource } from '@trace/define/resource.ts'
export { referencedRows, nameOf } from '@trace/define/name-of.ts'

/** Fields that the approval and vouching blocks add to a resource, and the status. */
type ApprovalState = Partial<Entry<{ fields: typeof approval & typeof vouching }>> & { status?: string }

export const approvalStateOf = (entry: Entry): ApprovalState => entry

/** Whether a row, or its latest change, was refused and has not been sent again since. */
export const isRefused = (entry: Entry): boolean =>
  Boolean(approvalStateOf(entry).rejected_at || approvalStateOf(entry).reject_reason)

/** Body of a row as its own form would send it. */
export const formBodyOf = (resource: Resource, entry: Entry): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.keys(formFields(resource)).map((name) => [name, entry[name]]))

export const fieldOf = ({ fields }: Pick<Resource, 'fields'>, name: string): Field => {
  const field = fields[name]
  if (!field) throw new Error(`no field ${name}`)
  return field
}

export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
