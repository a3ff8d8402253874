import { formats, formFields, isAskedFor, resourceByName } from '@trace/domain'
import type { Field, Kind, Resource } from '@trace/domain'
import { joined } from '../../ports/postgres/connect.ts'
import type { Store } from '../store/store.ts'
import { childSheets, exportColumns, PARENT_ID, PARENT_NAME, withInner } from './columns.ts'
import type { FieldColumn } from './columns.ts'
import type { Cell } from './sheet.ts'
import { makeWorkbook } from './write-workbook.ts'

/** Marks the example row, which imports skip. */
export const EXAMPLE = 'Ví dụ'

/** Import template: headings, an example row, and a second sheet that explains the columns. */
export async function makeTemplate(store: Store, resource: Resource): Promise<Buffer> {
  const form = formFields(resource)
  const [id, ...rest] = exportColumns(resource)
  const columns = rest.filter(({ name, group }) => (group ?? name) in form)
  const examples = await Promise.all(columns.map((column) => exampleOf(store, column)))
  const headed = columns.map(marked)
  const choices = columns.map(({ field }, index) => [index + 1, labelsOf(field)] as const)
  const children = withInner(childSheets(resource.fields))
  return makeWorkbook([
    {
      name: resource.plural,
      columns: [id!, ...headed],
      rows: [[EXAMPLE, ...examples]],
      choices: new Map(choices.filter(([, labels]) => labels.length > 0)),
    },
    ...children.map(({ name, columns: own }) => ({ name, columns: own.map(marked), rows: [] })),
    {
      name: 'Hướng dẫn',
      columns: [
        { heading: 'Cột', width: 32, format: 'text' },
        { heading: 'Bắt buộc', width: 12, format: 'text' },
        { heading: 'Cách ghi', width: 70, format: 'text' },
      ],
      rows: [
        [
          'ID',
          '',
          'Để trống với dòng mới. Để sửa dòng đã có, giữ nguyên ID trong tệp xuất Excel. Dòng “Ví dụ” được bỏ qua.',
        ],
        ...columns.map(({ heading, field }): Cell[] => [heading, field.required ? 'Có' : '', noteOf(field)]),
        ...children.map(({ name }): Cell[] => [
          `Trang “${name}”`,
          '',
          `Mỗi dòng ghi “${PARENT_ID}” là ID của dòng chứa nó, hoặc “${PARENT_NAME}” là tên của dòng mới ở trang đầu. ` +
            'Khi trang có dòng của một mục thì đó là tất cả dòng của mục ấy; mục không được nhắc đến thì giữ nguyên.',
        ]),
      ],
    },
  ])
}

const marked = (column: FieldColumn): FieldColumn =>
  column.field.required ? { ...column, heading: `${column.heading} *` } : column

function labelsOf({ kind, choices = {} }: Field): string[] {
  if (kind === 'flag') return ['Có', 'Không']
  const labels = kind === 'choice' ? Object.values(choices) : []
  return labels.join(',').length <= 250 && !labels.some((label) => label.includes(',')) ? labels : []
}

function noteOf(field: Field): string {
  const how = HOW[field.kind] ?? ''
  const limits = [
    field.max !== undefined && ['text', 'longText'].includes(field.kind) && `tối đa ${field.max} ký tự`,
    field.unit && `đơn vị: ${field.unit}`,
    field.unique && 'không trùng với dòng khác',
  ]
    .filter(Boolean)
    .join('; ')
  const named = ['reference', 'references'].includes(field.kind)
    ? `${how} ${resourceByName(field.to!).label.toLowerCase()}`
    : how
  const words = field.choices ? `Chọn: ${Object.values(field.choices).join(' · ')}` : ''
  return [named, words, field.help, limits].filter(Boolean).join('. ')
}

const HOW: Partial<Record<Kind, string>> = {
  date: 'Ngày, ví dụ 21/11/2026',
  moment: 'Ngày giờ, ví dụ 21/11/2026 07:30',
  money: 'Số đồng',
  integer: 'Số nguyên',
  decimal: 'Số',
  flag: 'Có hoặc Không',
  reference: 'Tên hoặc mã',
  references: 'Nhiều mục thì ngăn bằng dấu chấm phẩy, mỗi mục là tên hoặc mã',
  choices: 'Nhiều giá trị thì ngăn bằng dấu chấm phẩy',
  list: 'Nhiều mục thì ngăn bằng dấu chấm phẩy',
  richText: 'Mỗi dòng trong ô là một đoạn; định dạng đã có chỉ giữ khi không sửa ô này',
  phone: 'Số 0 và 9 hoặc 10 chữ số, ô định dạng văn bản',
  image: 'Địa chỉ ảnh đã tải lên, bắt đầu bằng /files/',
  images: 'Mỗi dòng trong ô một địa chỉ ảnh đã tải lên',
  slug: 'Để trống để hệ thống tự tạo',
}

async function exampleOf({ sql, rows }: Store, { field }: FieldColumn): Promise<Cell> {
  if (!field.required && !isAskedFor(field, {})) return null
  if (field.format && field.kind !== 'slug') return formats[field.format].example
  switch (field.kind) {
    case 'date':
      return new Date('2026-11-21T00:00:00Z')
    case 'moment':
      return new Date('2026-11-21T07:30:00Z')
    case 'integer':
    case 'money':
    case 'decimal':
      return field.min ?? 1
    case 'flag':
      return 'Có'
    case 'choice':
    case 'choices':
      return Object.values(field.choices ?? {})[0] ?? null
    case 'reference':
    case 'references': {
      const target = resourceByName(field.to!)
      const only = Object.entries(field.only ?? {}).map(([key, value]) => sql`and ${sql(`t.${key}`)} = ${value}`)
      const [first] = await sql<{ name: string }[]>`
        select ${sql(`t.${target.title}`)} as name from ${rows(target)} t
        where true ${joined(sql, only)} order by t.id limit 1`
      return first?.name ?? null
    }
    case 'text':
    case 'longText':
      return field.required ? `${field.label} mẫu` : null
    default:
      return null
  }
}
