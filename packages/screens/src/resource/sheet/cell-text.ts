import type { Entry } from '@trace/define/entry.ts'
import type { Field } from '@trace/define/field.ts'
import { fitsInSheet } from '@trace/define/importable.ts'
import { kinds } from '@trace/define/kinds/index.ts'
import { formFields } from '@trace/define/resource.ts'
import type { Resource } from '@trace/define/resource.ts'
import { formatDay, formatMoment } from '@trace/define/text/format.ts'
import { referencedRows } from '../form/entry.ts'
import { mediaOf } from '../fields/media/media-cells.tsx'
import { isNumeric } from '../fields/field-view.ts'
import { showNumber } from '../fields/number/number-text.ts'
import { words } from './words.ts'

/** Whether a field is returned only with a single row, not by lists. */
const isHeavy = ({ kind }: Field): boolean => kinds[kind].answered !== 'listed'

/**
 * The fields of a form as columns of a grid: the title, then required ones, then those shown in the list. Fields
 * that lists do not return are left out, unless required.
 */
export function sheetColumns(resource: Resource, isOwner: boolean): string[] {
  const form = formFields(resource)
  const own = resource.scope.owner
  const names = Object.keys(form).filter((name) => {
    const field = form[name]!
    if (!fitsInSheet(field) || field.kind === 'slug' || (isHeavy(field) && !field.required)) return false
    return !isOwner || (!field.staff && name !== own)
  })
  const rank = (name: string): number =>
    name === resource.title ? 0 : form[name]!.required ? 1 : resource.columns.includes(name) ? 2 : 3
  return names.toSorted((one, other) => rank(one) - rank(other))
}

/**
 * Whether a cell of an existing row cannot be edited here: its field is not returned by lists, or is for new rows
 * only.
 */
export const isFixed = (field: Field, entry: Entry | null): boolean =>
  entry !== null && (isHeavy(field) || field.onlyNew === true)

/** The text of a cell, as a user would type it. */
export function cellText(field: Field, name: string, entry: Entry | null): string {
  const value = entry?.[name]
  if (value === null || value === undefined || isFixed(field, entry)) return ''
  switch (field.kind) {
    case 'reference':
    case 'references':
      return referencedRows(entry!, name)
        .map((row) => row.name)
        .join('; ')
    case 'choice':
      return field.choices?.[String(value)] ?? ''
    case 'choices':
      return (value as string[]).map((one) => field.choices?.[one] ?? one).join('; ')
    case 'flag':
      return yesNo(field)[value ? 0 : 1]
    case 'date':
      return formatDay(String(value))
    case 'moment':
      return formatMoment(String(value))
    case 'images':
      return mediaOf(value)
        .map(({ url }) => url)
        .join('\n')
    default:
      return isNumeric(field) ? showNumber(value, field) : String(value)
  }
}

const yesNo = ({ choices }: Field): [yes: string, no: string] => [
  choices?.['true'] ?? words.yes,
  choices?.['false'] ?? words.no,
]

/** The texts that a cell may contain, for kinds with few of them. */
export function wordsOf(field: Field): string[] {
  if (field.kind === 'flag') return yesNo(field)
  return field.kind === 'choice' ? Object.values(field.choices ?? {}) : []
}
