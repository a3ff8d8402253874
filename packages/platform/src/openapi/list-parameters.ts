import type { Field, Fields } from '@trace/define/field.ts'
import { helpOf } from '@trace/define/help.ts'
import { isFilterable, isRangeFilterable, isSortable, kinds } from '@trace/define/kinds/index.ts'
import type { JsonSchema } from '@trace/define/kinds/index.ts'
import { hasSortIndex, MOST_PAGE_ROWS, MOST_PAGED_ROWS, MOST_SORTED_ROWS, PAGE_ROWS } from '@trace/define/paging.ts'
import type { Resource } from '@trace/define/resource.ts'
import { resourceByName } from '@trace/define/catalogue.ts'
import { COMMON_COLUMNS } from '../store/list-query.ts'

/** Shared query parameters, by the name under which `$ref` finds them. */
export const sharedParameters: Record<string, JsonSchema> = {
  Page: query(
    'page',
    { type: 'integer', minimum: 1, default: 1 },
    `Trang, từ 1; quá trang cuối thì danh sách rỗng. Chỉ đọc được ${MOST_PAGED_ROWS} dòng đầu và cuối: lấy hết danh sách dài thì xếp theo id và hỏi tiếp bằng id_from`,
  ),
  Length: query(
    'length',
    { type: 'integer', minimum: 1, maximum: MOST_PAGE_ROWS, default: PAGE_ROWS },
    'Số dòng mỗi trang; cũng nhận tên limit',
  ),
  Search: query('search', { type: 'string' }, 'Tìm theo chữ, có dấu hay không dấu đều được'),
  SortDir: query('sort_dir', { type: 'string', enum: ['asc', 'desc'], default: 'asc' }, 'Chiều sắp xếp'),
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    schema: { type: 'string', maxLength: 20 },
    description:
      'Phiên bản (version) của mục đã xem; mục đã đổi từ đó thì trả lời 409. Cũng nhận version trong nội dung gửi',
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    schema: { type: 'string', maxLength: 200 },
    description: 'Gửi lại cùng khóa trong 24 giờ nhận đúng câu trả lời đầu tiên, không ghi hai lần',
  },
}

export const shared = (name: string): JsonSchema => ({ $ref: `#/components/parameters/${name}` })

/** Query parameters of a list: page, search, order, and one for every filter. */
export function listParameters(resource: Resource, isPaged: boolean): JsonSchema[] {
  const { fields, order } = resource
  const sortable = [...Object.keys(COMMON_COLUMNS), ...Object.keys(fields).filter((name) => isSortable(fields[name]!))]
  const known = Object.keys({ ...COMMON_COLUMNS, ...fields })
  return [
    ...(isPaged ? [shared('Page'), shared('Length')] : []),
    ...(Object.values(fields).some(({ searchable }) => searchable) ? [shared('Search')] : []),
    query(
      'sort_by',
      { type: 'string', enum: [...new Set(sortable)] },
      `Cột sắp xếp; không chọn thì theo ${order}. Danh sách dài hơn ${MOST_SORTED_ROWS} dòng chỉ xếp được theo: ${sortable.filter((name) => hasSortIndex(resource, name)).join(', ')}`,
    ),
    shared('SortDir'),
    ...known.flatMap((name) => filters(name, { ...COMMON_COLUMNS, ...fields }[name]!)),
  ]
}

/** Query parameters of fields, besides those of lists. */
export const queryParameters = (fields: Fields, schema: (field: Field) => JsonSchema): JsonSchema[] =>
  Object.entries(fields).map(([name, field]) => ({
    ...query(name, schema(field), helpOf(field) ?? field.label),
    ...(field.required && { required: true }),
  }))

function filters(name: string, field: Field): JsonSchema[] {
  const found: JsonSchema[] = []
  const { label } = field
  if (isFilterable(field)) {
    const description = `${label}: một hoặc nhiều giá trị cách nhau dấu phẩy; none là chưa có`
    found.push({ ...query(name, filterSchema(field), description), style: 'form', explode: false })
  }
  if (isRangeFilterable(field)) {
    const isDay = field.kind === 'date' || field.kind === 'moment'
    const edge = isDay ? { type: 'string', examples: ['2026-03-01'] } : { type: 'number' }
    found.push(query(`${name}_from`, edge, `${label} từ`), query(`${name}_to`, edge, `${label} đến`))
  }
  return found
}

function filterSchema({ kind, choices, machine, to }: Field): JsonSchema {
  const { filter } = kinds[kind]
  if (filter === 'flag') return { type: 'boolean' }
  const values = choices ?? machine?.states
  if (values) return { type: 'array', items: { type: 'string', enum: [...new Set([...Object.keys(values), 'none'])] } }
  if (filter !== 'reference' && filter !== 'integer') return { type: 'array', items: { type: 'string' } }
  const items = { anyOf: [{ type: 'integer' }, { type: 'string', const: 'none' }] }
  return { type: 'array', ...(to && { title: `Mã ${resourceByName(to).label.toLowerCase()}` }), items }
}

function query(name: string, schema: JsonSchema, description: string): JsonSchema {
  return { name, in: 'query', description, schema }
}
