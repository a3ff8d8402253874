import type { Field, Fields } from '@trace/define/field.ts'
import type { Problems } from '@trace/define/read.ts'
import { lowerFirst } from '@trace/define/text/format.ts'

/** Maximum of fields named; the others are counted. */
const MOST_NAMED = 5

/**
 * One sentence for several problems: '2 mục chưa đúng: Tên sản phẩm, Giá'. Null for a single problem, which has a
 * sentence of its own, and for problems of other fields.
 */
export function problemsMessage(fields: Fields, problems: Problems): string | null {
  const paths = Object.keys(problems)
  if (paths.length < 2) return null
  const labels = paths.map((path) => labelAt(fields, path.split('.')))
  if (!labels.every((label) => label !== null)) return null
  const more = labels.length - MOST_NAMED
  const named = labels.slice(0, more > 1 ? MOST_NAMED : labels.length).join(', ')
  return `${labels.length} mục chưa đúng: ${named}${more > 1 ? ` và ${more} mục khác` : ''}`
}

/** The label of a field; of one in an inner row, with the row: 'Vật tư dòng 2: số lượng'. */
function labelAt(fields: Fields, [name = '', row, ...inner]: string[]): string | null {
  const field: Field | undefined = Object.hasOwn(fields, name) ? fields[name] : undefined
  if (!field || row === undefined) return field?.label ?? null
  const index = Number(row)
  if (!Number.isInteger(index)) return (field.fields && labelAt(field.fields, [row, ...inner])) ?? null
  const place = `${field.label} dòng ${index + 1}`
  const label = inner.length > 0 && field.fields ? labelAt(field.fields, inner) : null
  return label ? `${place}: ${lowerFirst(label)}` : place
}
