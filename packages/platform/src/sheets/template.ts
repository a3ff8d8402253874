import { mainFiles, mayLackFiles } from '@trace/define/awaited.ts'
import type { Field } from '@trace/define/field.ts'
import { helpOf } from '@trace/define/help.ts'
import { formFields } from '@trace/define/resource.ts'
import type { Resource } from '@trace/define/resource.ts'
import { resourceByName } from '@trace/define/catalogue.ts'
import { upperFirst } from '@trace/define/text/format.ts'
import type { Operation } from '../operation/operation.ts'
import type { Store } from '../store/store.ts'
import { childSheets, exportColumns, PARENT_ID, PARENT_NAME, sheetRulesOf, withInner } from './columns.ts'
import type { FieldColumn } from './columns.ts'
import { makeExample } from './template-example.ts'
import { choicesAt, GUIDE, listSheet, listsOf } from './template-lists.ts'
import type { Cell } from './sheet.ts'
import { makeWorkbook } from './write-workbook.ts'

/** Marks the example row, which imports skip. */
export const EXAMPLE = 'Ví dụ'

/** Import template: headings, an example row, drop-down lists, and a sheet that explains the columns. */
export async function makeTemplate(store: Store, resource: Resource, create: Operation): Promise<Buffer> {
  const form = formFields(resource)
  const [id, ...rest] = exportColumns(resource)
  const columns = rest.filter(({ name, group }) => (group ?? name) in form)
  const example = await makeExample(store, resource, columns, create)
  const headed = columns.map(marked)
  const children = withInner(childSheets(resource.fields))
  const lists = await listsOf(store, [columns, ...children.map((child) => child.columns)].flat())
  return makeWorkbook([
    {
      name: resource.plural,
      columns: [id!, ...headed],
      rows: [[EXAMPLE, ...columns.map(({ cellOf }) => cellOf(example))]],
      choices: choicesAt([id!, ...columns], lists),
    },
    ...children.map(({ name, columns: own }) => ({
      name,
      columns: own.map(marked),
      rows: [],
      choices: choicesAt(own, lists),
    })),
    {
      name: GUIDE,
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
  const { note, limit } = sheetRulesOf(field)
  const limits = [
    field.max !== undefined && limit?.(field.max),
    field.unit && `đơn vị: ${field.unit}`,
    field.unique && 'không trùng với dòng khác',
  ]
    .filter(Boolean)
    .join('; ')
  const named = field.to ? `${note} ${resourceByName(field.to).label.toLowerCase()}` : note
  const words = field.choices ? `Chọn: ${Object.values(field.choices).join(' · ')}` : ''
  return [named, words, helpOf(field), limits && upperFirst(limits)].filter(Boolean).join('. ')
}

/** Notes that explain how to send pictures and files with the workbook. */
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
