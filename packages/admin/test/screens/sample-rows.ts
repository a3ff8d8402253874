import { formatCode } from '@trace/define/codes.ts'
import { joinedName } from '@trace/define/entry.ts'
import type { Field, Fields } from '@trace/define/field.ts'
import { formats } from '@trace/define/formats.ts'
import { isMany } from '@trace/define/kinds/index.ts'
import type { Resource } from '@trace/define/resource.ts'

type Row = Record<string, unknown> & { id: number }

const PICTURE = '/files/2026/03/6f1c0d5b9a7e4f2c8d3b1a0e5c7f9d24.webp'
const media = [{ url: PICTURE, caption: 'Ảnh mẫu' }]
const ring = [
  [107.28, 21.27],
  [107.29, 21.27],
  [107.29, 21.28],
  [107.28, 21.27],
]

/** A row as the server returns it: every field has a value, every reference also the name of its row. */
export const sampleRow = ({ fields }: Pick<Resource, 'fields'>, id = 1): Row => ({
  id,
  version: 1,
  created_at: '2026-03-01T01:30:00.000Z',
  updated_at: '2026-03-02T08:15:00.000Z',
  ...valuesOf(fields, id),
})

export const sampleRows = (resource: Pick<Resource, 'fields'>, count: number): Row[] =>
  Array.from({ length: count }, (_, index) => sampleRow(resource, index + 1))

/** A page of a list with `total` rows. */
export const pageOf = (entries: readonly object[], total = entries.length) => ({
  entries,
  pagination: { page: 1, length: 10, total, total_page: Math.ceil(total / 10) },
})

const valuesOf = (fields: Fields, id: number): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
      if (field.kind === 'password' || field.kind === 'question') return []
      const link = { id, name: `${field.label} ${id}` }
      const joined: [string, unknown][] =
        field.kind === 'reference' || field.kind === 'references'
          ? [[joinedName(name), isMany(field) ? [link] : link]]
          : []
      return [[name, valueOf(field, id)], ...joined]
    }),
  )

function valueOf(field: Field, id: number): unknown {
  const { kind, label, format, machine, choices = {}, fields = {}, numbering = '{6}' } = field
  const [first] = Object.keys(machine?.states ?? choices)
  if (format) return formats[format].example
  switch (kind) {
    case 'code':
      return formatCode(numbering, { seq: id, day: '2026-03-01', province: '22' })
    case 'integer':
    case 'decimal':
    case 'money':
    case 'count':
      return Math.max(field.min ?? 0, Math.min(field.max ?? 10, 3))
    case 'date':
      return '2026-03-01'
    case 'moment':
      return '2026-03-01T01:30:00.000Z'
    case 'toggle':
    case 'flag':
      return true
    case 'choice':
    case 'status':
      return machine?.initial ?? first
    case 'choices':
      return [first]
    case 'reference':
      return id
    case 'references':
      return [id]
    case 'image':
    case 'file':
      return PICTURE
    case 'images':
    case 'files':
      return media
    case 'boundary':
      return { type: 'Polygon', coordinates: [ring] }
    case 'group':
      return valuesOf(fields, id)
    case 'list':
      return [valuesOf(fields, id)]
    case 'rows':
      return [{ id, ...valuesOf(fields, id) }]
    default:
      return `${label} ${id}`
  }
}
