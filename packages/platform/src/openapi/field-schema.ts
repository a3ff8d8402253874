import { holdsFiles } from '@trace/define/awaited.ts'
import { joinedName } from '@trace/define/entry.ts'
import type { Field, Fields } from '@trace/define/field.ts'
import { formats } from '@trace/define/formats.ts'
import { helpOf } from '@trace/define/help.ts'
import { descriptions } from '@trace/define/kinds/describe/index.ts'
import { isMany, kinds } from '@trace/define/kinds/index.ts'
import type { JsonSchema } from '@trace/define/kinds/index.ts'
import { formFields } from '@trace/define/resource.ts'
import type { Resource } from '@trace/define/resource.ts'
import type { Described, Shape } from '../operation/answers.ts'
import { exampleOf, exampleRow } from './example.ts'

const ID: JsonSchema = { type: 'integer', title: 'Mã' }
const MOMENT: JsonSchema = { type: 'string', format: 'date-time' }
const STAMPS: Record<string, JsonSchema> = {
  id: ID,
  version: {
    type: 'integer',
    title: 'Phiên bản',
    description: 'Tăng một sau mỗi lần ghi; gửi lại khi sửa để không ghi đè thay đổi của người khác',
  },
  created_at: { ...MOMENT, title: 'Ngày tạo' },
  updated_at: { ...MOMENT, title: 'Ngày sửa' },
}

/** Schema of a row in an answer. Lists leave out the fields that only the row's own page shows. */
export function entrySchema(resource: Resource): JsonSchema {
  const schema = answered(resource.fields)
  const optional = Object.keys(resource.fields).filter(
    (name) => kinds[resource.fields[name]!.kind].answered === 'single',
  )
  const example = { id: 1, version: 1, created_at: '2026-03-01T01:30:00.000Z', updated_at: '2026-03-02T08:15:00.000Z' }
  return {
    type: 'object',
    title: resource.label,
    properties: { ...STAMPS, ...(schema.properties as object) },
    required: [...Object.keys(STAMPS), ...(schema.required as string[]).filter((name) => !optional.includes(name))],
    examples: [{ ...example, ...exampleRow(resource.fields) }],
  }
}

/** Schema of a form; fields in `told` may be left out. */
export function formSchema(resource: Resource, told: ReadonlySet<string> | 'all'): JsonSchema {
  const fields = formFields(resource)
  const schema = asked(fields)
  return {
    ...schema,
    title: `${resource.label} (dữ liệu gửi lên)`,
    properties: { ...(schema.properties as object), version: STAMPS['version'] },
    required: told === 'all' ? [] : (schema.required as string[]).filter((name) => !told.has(name)),
    examples: [exampleOf(fields)],
  }
}

/** Schema of fields as a request sends them; unknown ones are ignored. */
export function asked(fields: Fields): JsonSchema {
  const sent = Object.entries(fields).filter(([, { auto }]) => !auto)
  return {
    type: 'object',
    properties: Object.fromEntries(sent.map(([name, field]) => [name, fieldSchema(field, 'asked')])),
    required: sent.filter(([, field]) => isRequired(field)).map(([name]) => name),
  }
}

/** Schema of fields in an answer, each reference with the name of its row. */
export function answered(fields: Fields): JsonSchema {
  const shown = Object.entries(fields).filter(([, { kind }]) => kinds[kind].answered !== 'never')
  const properties: Record<string, JsonSchema> = Object.fromEntries(
    shown.flatMap(([name, field]) => [[name, fieldSchema(field, 'answered')], ...linked(name, field)]),
  )
  return { type: 'object', properties, required: Object.keys(properties) }
}

/** Schema of values that belong to no table: no others are allowed, and those that are not required may be left out. */
export const plain = (shape: Shape): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(shape).map(([name, value]) => [
      name,
      isField(value) ? fieldSchema(value, 'answered') : value.schema,
    ]),
  ),
  required: Object.keys(shape).filter((name) => shape[name]!.required),
})

const isField = (value: Field | Described<unknown>): value is Field => 'kind' in value

/** Schema of a reference: id and name. */
export const namedSchema: JsonSchema = {
  type: 'object',
  title: 'Mục được nhắc tới',
  required: ['id', 'name'],
  properties: { id: ID, name: { type: ['string', 'null'], title: 'Tên' } },
}

function linked(name: string, { kind, label }: Field): [string, JsonSchema][] {
  const named = { $ref: '#/components/schemas/Named' }
  if (kind === 'reference') return [[joinedName(name), { title: label, anyOf: [named, { type: 'null' }] }]]
  return kind === 'references' ? [[joinedName(name), { type: 'array', title: label, items: named }]] : []
}

const isRequired = ({ required, when, kind, ...field }: Field): boolean =>
  required && field.default === undefined && !when && kind !== 'toggle'

/** Schema of one field, in a request or in an answer. */
export function fieldSchema(field: Field, way: 'asked' | 'answered'): JsonSchema {
  const { minimum, ...shape } = shapeOf(field, way)
  const isNullable =
    way === 'asked'
      ? !isRequired(field)
      : !isMany(field) && (!field.required || field.when !== undefined || holdsFiles(field))
  const rules = way === 'asked' ? { ...(minimum !== undefined && { minimum }), ...limits(field) } : {}
  const description = descriptionOf(field)
  return {
    title: field.label,
    ...(description && { description }),
    ...(isNullable ? orNull({ ...shape, ...rules }) : { ...shape, ...rules }),
    ...(way === 'asked' && field.default !== undefined && { default: field.default }),
  }
}

function shapeOf(field: Field, way: 'asked' | 'answered'): JsonSchema {
  const { kind, fields } = field
  if (!fields) return descriptions[kind].schema(field)
  if (kind === 'rows') return { type: 'array', items: withId(way === 'asked' ? asked(fields) : answered(fields), way) }
  const items = way === 'asked' ? asked(fields) : plain(fields)
  return isMany(field) ? { type: 'array', items } : items
}

const withId = (row: JsonSchema, way: 'asked' | 'answered'): JsonSchema => ({
  ...row,
  properties: { id: ID, ...(row['properties'] as object) },
  required: [...(way === 'answered' ? ['id'] : []), ...(row['required'] as string[])],
})

function limits({ kind, min, max, format }: Field): JsonSchema {
  const [least, most] = kinds[kind].many
    ? ['minItems', 'maxItems']
    : kinds[kind].numeric
      ? ['minimum', 'maximum']
      : ['minLength', 'maxLength']
  const pattern = format && formats[format].pattern
  return {
    ...(min !== undefined && { [least]: min }),
    ...(max !== undefined && { [most]: max }),
    ...(pattern && { pattern: pattern.source }),
  }
}

function orNull(schema: JsonSchema): JsonSchema {
  const values = schema['enum'] as unknown[] | undefined
  return { ...schema, type: [schema['type'], 'null'], ...(values && { enum: [...values, null] }) }
}

function descriptionOf(field: Field): string {
  const { unit, choices, machine } = field
  const states = machine && Object.entries(machine.states).map(([state, { label }]) => `${state}: ${label}`)
  const words = states ?? (choices && Object.entries(choices).map(([value, label]) => `${value}: ${label}`))
  return [helpOf(field), unit && `Đơn vị: ${unit}`, words && words.length <= 40 && words.join('; ')]
    .filter(Boolean)
    .join('. ')
}
