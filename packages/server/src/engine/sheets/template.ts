import { formats, formFields, isAskedFor, mainFiles, mayLackFiles, resourceByName } from '@trace/domain'
import type { Field, Kind, Resource } from '@trace/domain'
import { onlyOf } from './import-references.ts'
import type { Store } from '../store/store.ts'
import { childSheets, exportColumns, PARENT_ID, PARENT_NAME, withInner } from './columns.ts'
import type { FieldColumn } from './columns.ts'
import { choicesAt, listSheet, listsOf } from './template-lists.ts'
import type { Cell } from './sheet.ts'
import { makeWorkbook } from './write-workbook.ts'

/** Marks the example row, which imports skip. */
export const EXAMPLE = 'Ví dụ'

/** Import template: headings, an example row, drop-down lists, and a sheet that explains the columns. */
export async function makeTemplate(store: Store, resource: Resource): Promise<Buffer> {
  const form = formFields(resource)
  const [id, ...rest] = exportColumns(resource)
  const columns = rest.filter(({ name, group }) => (group ?? name) in form)
  const examples = await Promise.all(columns.map((column) => exampleOf(store, column)))
  const headed = columns.map(marked)
  const children = withInner(childSheets(resource.fields))
  const lists = await listsOf(store, [columns, ...children.map((child) => child.columns)].flat())
  return makeWorkbook([
    {
      name: resource.plural,
      columns: [id!, ...headed],
      rows: [[EXAMPLE, ...examples]],
      choices: choicesAt([id!, ...columns], lists),
    },
    ...children.map(({ name, columns: own }) => ({
      name,
      columns: own.map(marked),
      rows: [],
      choices: choicesAt(own, lists),
    })),
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
        ...pictureNotes(resource),
        ...columns.map(({ heading, field }): Cell[] => [heading, field.required ? 'Có' : '', noteOf(field)]),
        ...children.map(({ name }): Cell[] => [
          `Trang “${name}”`,
          '',
          `Mỗi dòng ghi “${PARENT_ID}” là ID của dòng chứa nó, hoặc “${PARENT_NAME}” là tên của dòng mới ở trang đầu. ` +
            'Khi trang có dòng của một mục thì đó là tất cả dòng của mục ấy; mục không được nhắc đến thì giữ nguyên.',
        ]),
      ],
    },
    ...(lists.length > 0 ? [listSheet(lists)] : []),
  ])
}

const marked = (column: FieldColumn): FieldColumn =>
  column.field.required ? { ...column, heading: `${column.heading} *` } : column

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

/** How pictures and files come in together with the workbook. */
function pictureNotes({ fields, title }: Resource): Cell[][] {
  const [name] = mainFiles(fields)
  if (name === undefined) return []
  const label = fields[name]!.label.toLowerCase()
  const later = mayLackFiles(fields)
    ? ` Dòng chưa có ${label} vẫn nhập được và mang nhãn “${fields['lacks_files']!.label}”.`
    : ''
  return [
    [
      `Gửi kèm ${label}`,
      '',
      `Nén tệp Excel này và các tệp ${label} thành một tệp .zip rồi chọn tệp .zip khi nhập. Ghi tên tệp vào cột ` +
        `“${fields[name]!.label}”; hoặc để trống và đặt tên tệp theo số dòng trong Excel (3.jpg, 3-2.jpg) hay theo ` +
        `${fields[title]!.label.toLowerCase()} (gao-nep.jpg).${later}`,
    ],
  ]
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
  image: 'Tên tệp ảnh trong tệp .zip, hoặc địa chỉ ảnh đã tải lên, bắt đầu bằng /files/',
  images: 'Tên các tệp ảnh trong tệp .zip ngăn bằng dấu chấm phẩy, hoặc địa chỉ ảnh đã tải lên',
  file: 'Tên tệp trong tệp .zip, hoặc địa chỉ tệp đã tải lên',
  files: 'Tên các tệp trong tệp .zip ngăn bằng dấu chấm phẩy, hoặc địa chỉ tệp đã tải lên',
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
      const [first] = await sql<{ name: string }[]>`
        select ${sql(`t.${target.title}`)} as name from ${rows(target)} t
        where true ${onlyOf(sql, field)} order by t.id limit 1`
      return first?.name ?? null
    }
    case 'text':
    case 'longText':
      return field.required ? `${field.label} mẫu` : null
    default:
      return null
  }
}
