import type { JsonSchema } from '@trace/domain'
import type { ApiCall, ApiDocument } from './document.ts'

type Schemas = Record<string, JsonSchema>

/** The types of the client package, as TypeScript: every schema, and every call that answers JSON with what it takes. */
export function clientText(document: ApiDocument): string {
  const { schemas } = document.components
  const calls = Object.entries(document.paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, call]) => ({ method: method.toUpperCase(), path, call })),
    )
    .filter(({ call }) => answerOf(call) !== undefined)
  const queries = new Map<string, string>()
  const entries = calls.map(
    ({ path, call }) => `  /** ${call.summary} */\n  ${call.operationId}: ${callType(document, path, call, queries)}`,
  )
  return [
    '// Written from the API document by `npm run client`; what is changed by hand here is lost.\n',
    ...Object.entries(schemas).map(([name, schema]) => `export interface ${name} ${lines(schema)}\n`),
    ...[...queries].map(([type, name]) => `export interface ${name} ${type}\n`),
    `export interface Calls {\n${entries.join('\n')}\n}\n`,
    `/** Where each call is made. */\nexport const places: Record<keyof Calls, \`\${string} /\${string}\`> = {`,
    ...calls.map(({ method, path, call }) => `  ${call.operationId}: '${method} ${path}',`),
    '}\n',
  ].join('\n')
}

type Content = Record<string, { schema: { properties?: Schemas } & JsonSchema }>

const answerOf = ({ responses }: ApiCall): JsonSchema | undefined =>
  (responses['200']?.['content'] as Content | undefined)?.['application/json']?.schema.properties?.['data']

function callType(document: ApiDocument, path: string, call: ApiCall, queries: Map<string, string>): string {
  const parameters = (call.parameters ?? []).map(({ $ref, ...own }) =>
    $ref ? document.components.parameters[String($ref).split('/').at(-1)!]! : own,
  )
  const within = (place: string) => parameters.filter((one) => one['in'] === place)
  const [content] = Object.values((call.requestBody?.['content'] ?? {}) as Content)
  const query = within('query')
  const parts = [
    path.includes('{') && `path: ${inline(asObject(within('path')))}`,
    query.length > 0 &&
      `query${query.some(isRequired) ? '' : '?'}: ${queryName(call, lines(asObject(query)), queries)}`,
    content && `body${call.requestBody?.['required'] ? '' : '?'}: ${typeOf(content.schema)}`,
    within('header').length > 0 && 'key?: string',
    `answer: ${typeOf(answerOf(call)!)}`,
  ]
  return `{ ${parts.filter(Boolean).join('; ')} }`
}

/** Lists, their exports and their counts are asked alike: one name for one set of parameters. */
function queryName({ operationId }: ApiCall, type: string, queries: Map<string, string>): string {
  const name = queries.get(type) ?? `${operationId.slice(0, 1).toUpperCase()}${operationId.slice(1)}Query`
  queries.set(type, name)
  return name
}

const isRequired = (parameter: JsonSchema): boolean => parameter['required'] === true

const asObject = (parameters: JsonSchema[]): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(parameters.map((one) => [one['name'], one['schema']])),
  required: parameters.filter(isRequired).map((one) => one['name']),
})

function members({ properties = {}, required = [] }: JsonSchema): string[] {
  return Object.entries(properties as Schemas).map(
    ([name, schema]) =>
      `${/^\w+$/.test(name) ? name : `'${name}'`}${(required as string[]).includes(name) ? '' : '?'}: ${typeOf(schema)}`,
  )
}

const lines = (schema: JsonSchema): string =>
  `{\n${members(schema)
    .map((member) => `  ${member}\n`)
    .join('')}}`
const inline = (schema: JsonSchema): string => `{ ${members(schema).join('; ')} }`

function typeOf(schema: JsonSchema): string {
  const { $ref, anyOf, const: only, enum: values, type, items, properties, additionalProperties, format } = schema
  if ($ref) return String($ref).split('/').at(-1)!
  if (anyOf) return (anyOf as JsonSchema[]).map(typeOf).join(' | ')
  if (only !== undefined) return JSON.stringify(only)
  if (values) return (values as unknown[]).map((value) => (value === null ? 'null' : `'${String(value)}'`)).join(' | ')
  if (Array.isArray(type)) return type.map((one) => typeOf({ ...schema, type: one })).join(' | ')
  if (type === 'array') return arrayOf(typeOf((items ?? {}) as JsonSchema))
  if (type === 'object' && !properties) return `Record<string, ${typeOf((additionalProperties ?? {}) as JsonSchema)}>`
  if (type === 'object') return inline(schema)
  if (format === 'binary') return 'Blob'
  return (
    { string: 'string', integer: 'number', number: 'number', boolean: 'boolean', null: 'null' }[String(type)] ??
    'unknown'
  )
}

const arrayOf = (item: string): string => (/ \| /.test(item) && !item.startsWith('{') ? `(${item})[]` : `${item}[]`)
