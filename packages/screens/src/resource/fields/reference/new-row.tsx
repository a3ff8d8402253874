import type { Named } from '@trace/define/entry.ts'
import type { Field, Fields } from '@trace/define/field.ts'
import { isMany } from '@trace/define/kinds/index.ts'
import { formFields } from '@trace/define/resource.ts'
import type { Resource } from '@trace/define/resource.ts'
import type { ReactNode } from 'react'
import { namesFor } from '../../form/row-names.ts'
import { loadCreateDialog } from './create-dialog-loader.ts'

interface NewRowRequest {
  /** Resource of the new row. */
  target: Resource
  /** The reference field that the new row is created for. */
  field: Field
  /** The other values of the form. */
  around: Readonly<Record<string, unknown>>
  /** The searched text, used as the name of the new row. */
  said: string
  onCreated(row: Named): void
}

/** Dialog with the form of a new row, prefilled with values from the reference field and the surrounding form. */
export async function newRow({
  target,
  field,
  around,
  said,
  onCreated,
}: NewRowRequest): Promise<(close: () => void) => ReactNode> {
  const fields = formFields(target)
  const known = Object.fromEntries(
    (field.within ?? []).filter((name) => name in fields).map((name) => [name, around[name]]),
  )
  const initial = {
    ...wantedOf(fields, field),
    ...known,
    ...(said && fields[target.title] && { [target.title]: said }),
    ...(await namesFor(fields, known)),
  }
  const CreateDialog = await loadCreateDialog(fields)
  return (close) => <CreateDialog resource={target} initial={initial} close={close} onCreated={onCreated} />
}

/** Values that the reference field requires of a new row. */
const wantedOf = (fields: Fields, { only = {} }: Field): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(only).map(([name, value]) => [name, fields[name] && isMany(fields[name]) ? [value] : value]),
  )
