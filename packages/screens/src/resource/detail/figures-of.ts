import type { Entry } from '@trace/define/entry.ts'
import type { Field } from '@trace/define/field.ts'
import type { Resource } from '@trace/define/resource.ts'
import { isEmpty } from '../form/entry.ts'
import { isNumeric } from '../fields/field-view.ts'

const MOST = 3

const isDate = ({ kind }: Field) => kind === 'date' || kind === 'moment'

/** What is measured, in the order in which it is looked for: years, coordinates and the days of a person are none. */
const looked: ((field: Field, isColumn: boolean) => boolean)[] = [
  (field, isColumn) => isColumn && isNumeric(field),
  (field) => field.expires === true,
  ({ kind }) => kind === 'money',
  (field, isColumn) => isColumn && isDate(field),
  (field) => isNumeric(field) && field.unit !== undefined && !field.auto,
]

/** The three figures at the head of a row: its measured columns first, then what runs out, then what has a unit. */
export function figuresOf({ fields, columns }: Resource, entry: Entry): string[] {
  const names = [...new Set([...columns, ...Object.keys(fields)])].filter((name) => {
    const field = fields[name]
    return field && !field.ungrouped && !field.personal && !isEmpty(entry[name])
  })
  const found = looked.flatMap((fits) => names.filter((name) => fits(fields[name]!, columns.includes(name))))
  return [...new Set(found)].slice(0, MOST)
}
