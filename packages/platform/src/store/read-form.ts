import { withOptionalFiles } from '@trace/define/awaited.ts'
import type { Fields } from '@trace/define/field.ts'
import { memoized } from '@trace/define/memoized.ts'
import { readValues } from '@trace/define/read.ts'
import { formFields } from '@trace/define/resource.ts'
import type { Resource } from '@trace/define/resource.ts'
import { isOwner } from '../viewer.ts'
import type { Reach } from '../viewer.ts'

type Raw = Record<string, unknown>

/** Reads and validates the form of a resource for a viewer with this reach; a row of a sheet may lack its files. */
export function readForm(resource: Resource, sent: Raw, reach: Reach, also?: Fields, mayLack = false): Raw {
  const form = mayLack ? sheetForm(resource) : formFields(resource)
  const fields = also ? together(form)(also) : form
  return readValues(isOwner(reach) ? withoutStaff(fields) : fields, ownedBy(resource, sent, reach), resource.ordered)
}

/** The form of a resource as a row of a sheet fills it. */
export const sheetForm = memoized((resource: Resource): Fields => withOptionalFiles(formFields(resource)))

const together = memoized((form: Fields) => memoized((also: Fields): Fields => ({ ...form, ...also })))

const withoutStaff = memoized((fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, { staff }]) => !staff)),
)

/** Sets the owner of a row to the one that the viewer works for, if any; a row of the list of owners has none. */
export function ownedBy(resource: Resource, values: Raw, reach: Reach): Raw {
  const { owner } = resource.scope
  if (!isOwner(reach) || !owner || owner === 'id') return values
  return { ...values, [owner]: reach.id }
}
