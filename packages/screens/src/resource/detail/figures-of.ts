import type { Entry } from '@trace/define/entry.ts'
import type { Field } from '@trace/define/field.ts'
import type { Resource } from '@trace/define/resource.ts'
import { isEmpty } from '../form/entry.ts'
import { isNumeric } from '../fields/field-view.ts'

const MOST = 3

const isDate = ({ kind }: Field) => kind === 'date' || kind === 'moment'

/** Tests for key figures, in order of preference. Years, coordinates and personal dates are excluded below. */
const looked: ((field: Field, isColumn: boolean) => boolean)[] = [
  (field, isColumn) => isColumn && isNumeric(field),
  (field) => field.expires === true,
  ({ kind }) => kind === 'money',
  (field, isColumn) => isColumn && isDate(field),
  (field) => isNumeric(field) && field.unit !== undefined && !field.auto,
]

/**
 * Up to three fields with the key figures at the head of a row: numeric columns first, then expiry dates, money, date
 * columns, numbers with a unit.
 */
export function figuresOf({ fields, columns }: Resource, entry: Entry): string[] {
  const names = [...new Set([...columns, ...Object.keys(fields)])].filter((name) => {
    const field = fields[name]
    return field && !field.ungrouped && !field.personal && !isEmpty(entry[name])
  })
  const found = looked.flatMap((fits) => names.filter((name) => fits(fields[name]!, columns.includes(name))))
  return [...new Set(found)].slice(0, MOST)
}
