import type { Field, Fields } from '@trace/define/field.ts'
import type { JsonSchema } from '@trace/define/kinds/index.ts'
import type { Permissions } from '@trace/define/permission.ts'
import type { Resource } from '@trace/define/resource.ts'
import { actions, labelOfSubject } from '@trace/define/subjects.ts'
import { maxSizeText } from '@trace/define/uploads.ts'
import { catalogue, resourceByName } from '@trace/define/catalogue.ts'
import { isForm } from '../operation/body.ts'
import type { Needs, Operation } from '../operation/operation.ts'
import { isFilters } from '../operation/query.ts'
import { doneMessage } from '../request/done-message.ts'
import { resourceActedOn } from '../request/seen-version.ts'
import { answerSchema, failures } from './answer-schema.ts'
import type { FailureName } from './answer-schema.ts'
import { asked, entrySchema, fieldSchema, formSchema } from './field-schema.ts'
import { exampleOf } from './example.ts'
import { listParameters, queryParameters, shared, sharedParameters } from './list-parameters.ts'
import { listName, operationId, resourceOf, schemaName } from './names.ts'
import { FILES, GENERAL, PUBLIC_PAGES } from './route.ts'
import type { Route } from './route.ts'

export interface ApiDocument {
  openapi: string
  info: JsonSchema
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, ApiCall>>
  components: Record<'schemas' | 'parameters' | 'responses' | 'securitySchemes', Record<string, JsonSchema>>
  security: JsonSchema[]
}

/** An OpenAPI operation object. */
export interface ApiCall {
  operationId: string
  tags: string[]
  summary: string
  description: string
  parameters?: JsonSchema[]
  requestBody?: JsonSchema
  responses: Record<string, JsonSchema>
  security?: JsonSchema[]
  /** Permissions, any one of which is enough. */
  'x-need'?: Permissions
  /** Permissions for accounts of owners, if they differ. */
  'x-need-owner'?: Permissions
}

/** The OpenAPI 3.1 document, generated from the operations and the definitions. */
export function apiDocument(
  operations: readonly Operation[],
  routes: readonly Route[],
  publicUrl: string,
): ApiDocument {
  const calls = [
    ...operations.map((one) => [one, describeCall(one)] as const),
    ...routes.map((one) => [one, describeRoute(one)] as const),
  ]
  const paths: ApiDocument['paths'] = {}
  for (const [{ method, path }, call] of calls)
    paths[openApiPath(path)] = { ...paths[openApiPath(path)], [method.toLowerCase()]: call }
  const used = new Set(calls.flatMap(([, { tags }]) => tags))
  return {
    openapi: '3.1.0',
    info: {
      title: catalogue().name,
      version: '1.0.0',
      description: INTRODUCTION,
      contact: { name: 'Quản trị hệ thống', url: publicUrl },
    },
    servers: [{ url: publicUrl }],
    security: [{ token: [] }, { bearer: [] }],
    tags: allTags(routes).filter(({ name }) => used.has(name)),
    paths,
    components: withoutUnused(paths, {
      schemas: {
        ...Object.fromEntries(
          catalogue().resources.flatMap((resource) => schemasOf(resource, toldOf(resource, operations))),
        ),
        ...failures.schemas,
      },
      parameters: sharedParameters,
      responses: failures.responses,
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'Mã phiên đứng một mình: `Authorization: cn_…`',
        },
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'Mã phiên sau chữ Bearer: `Authorization: Bearer cn_…`',
        },
      },
    }),
  }
}

const INTRODUCTION = [
  'Mọi câu trả lời có dạng `{ code, message, data }`:',
  '`data.entry` là một mục, `data.entries` và `data.pagination` là một danh sách.',
  'Khi không được: mã HTTP bằng `code`, `message` là câu cho người dùng đọc, `errors` nêu từng trường.',
  'Đăng nhập bằng `POST /api/auth/login`, rồi gửi `data.token` trong header Authorization của mọi lời gọi.',
].join(' ')

function describeCall(operation: Operation): ApiCall {
  const { needs, summary } = operation
  const body = bodyOf(operation)
  const parameters = parametersOf(operation)
  return {
    operationId: operationId(operation),
    tags: [tagOf(operation)],
    summary,
    description: permissionText(needs),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: body }),
    responses: {
      200: { description: 'Thành công', content: json(answerSchema(operation.answers, exampleMessage(operation))) },
      ...refusalsOf(failuresOf(operation)),
    },
    ...(needs === 'public' && { security: [] }),
    ...needOf(needs),
  }
}

const exampleMessage = (operation: Operation): string => doneMessage({ operation, id: 0, data: {}, lines: [] })

function describeRoute(route: Route): ApiCall {
  const { operationId, tag, summary, description, path, needs, query = {}, body, answers, message, others } = route
  const places = [...path.matchAll(/:(\w+)/g)].map(([, name]) => placed(name!, route.places?.[name!]))
  const parameters = [...places, ...queryParameters(query, askedFor)]
  const answered =
    'type' in answers
      ? { description: answers.description, content: { [answers.type]: { schema: { type: textual(answers.type) } } } }
      : { description: 'Thành công', content: json(answerSchema(answers, message ?? 'Thành công')) }
  return {
    operationId,
    tags: [tag],
    summary,
    description,
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: json(asked(body)) } }),
    responses: { 200: answered, ...others, ...refusalsOf(route.refusals ?? []) },
    ...(needs === 'public' && { security: [] }),
    ...needOf(needs),
  }
}

/** Schema type of a content: JSON types are objects, all others strings. */
const textual = (type: string): string => (type.endsWith('json') ? 'object' : 'string')

const refusalsOf = (names: readonly FailureName[]): Record<string, JsonSchema> =>
  Object.fromEntries(names.map((name) => [failures.codes[name], { $ref: `#/components/responses/${name}` }]))

export const openApiPath = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}')

const json = (schema: JsonSchema) => ({ 'application/json': { schema } })

function bodyOf(operation: Operation): JsonSchema | null {
  const { body } = operation
  const fields = bodyFields(operation)
  if (operation.takes !== undefined) return multipartBody(operation.takes, fields)
  if (!body || Object.keys(fields).length === 0) return null
  if (!isForm(body) || !body.resource) return bodyFor({ ...asked(fields), examples: [exampleOf(fields)] })
  const form = { $ref: `#/components/schemas/${schemaName(body.resource)}${body.partial ? 'Patch' : 'Form'}` }
  if (Object.keys(body.also).length === 0) return bodyFor(form)
  return bodyFor({ allOf: [form, asked(body.also)], required: [], examples: [exampleOf(body.fields)] })
}

/** The fields of a body, without those that are path parameters. */
export function bodyFields(operation: Operation): Fields {
  const { body = {} } = operation
  const fields = isForm(body) ? body.fields : body
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !operation.path.includes(`/:${name}`)))
}

function multipartBody(most: number, fields: Fields): JsonSchema {
  const { properties, required } = asked(fields) as { properties: object; required: string[] }
  const file = {
    type: 'string',
    format: 'binary',
    title: 'Tệp',
    description: `Tệp ${maxSizeText(most)}`,
  }
  const schema = { type: 'object', properties: { file, ...properties }, required: ['file', ...required] }
  return { required: true, content: { 'multipart/form-data': { schema } } }
}

const bodyFor = (schema: JsonSchema): JsonSchema => ({
  required: (schema['required'] as string[] | undefined)?.length !== 0,
  content: json(schema),
})

function parametersOf(operation: Operation): JsonSchema[] {
  const { path, method, needs } = operation
  const { query, answers } = operation
  const [lists, fields] = query && isFilters(query) ? [query.lists, query.also] : [undefined, query]
  const resource = resourceOf(path)
  return [
    ...[...path.matchAll(/:(\w+)/g)].map(([, name]) => placed(name!, undefined, steppedField(resource, path))),
    ...(lists ? listParameters(lists, answers.entries !== undefined) : []),
    ...queryParameters(fields ?? {}, askedFor),
    ...(resourceActedOn(operation) ? [shared('IfMatch')] : []),
    ...(method === 'POST' && needs !== 'public' ? [shared('IdempotencyKey')] : []),
  ]
}

/** The status field of a path: 'change-puc-status' changes `puc_status`. */
const steppedField = (resource: Resource | undefined, path: string): Field | undefined =>
  resource?.fields[(/\/change-([\w-]*status)/.exec(path)?.[1] ?? '').replaceAll('-', '_')]

const askedFor = ({ default: usual, ...field }: Field): JsonSchema => ({
  ...fieldSchema({ ...field, required: true }, 'asked'),
  ...(usual !== undefined && { default: usual }),
})

function placed(name: string, description?: string, field?: Field): JsonSchema {
  const place = { name, in: 'path', required: true }
  if (name === 'id') return { ...place, schema: { type: 'integer', minimum: 1 }, description: 'Mã của mục' }
  if (name !== 'status' || !field)
    return {
      ...place,
      schema: { type: 'string' },
      description: description ?? (name === 'revision' ? 'Mã phiên bản' : 'Mã'),
    }
  const { title: _, description: states, ...schema } = fieldSchema({ ...field, required: true }, 'answered')
  return { ...place, schema, description: String(states) }
}

function failuresOf({ path, method, needs, logs }: Operation): FailureName[] {
  const writes = method !== 'GET'
  return [
    'BadRequest',
    ...(needs === 'public' ? (['TooManyTries'] as const) : (['NotSignedIn'] as const)),
    ...(needs === 'public' || needs === 'ownAccount' ? [] : (['NotAllowed'] as const)),
    ...(path.includes(':') ? (['NotFound'] as const) : []),
    ...(writes && path.startsWith('/api/admin') ? (['Conflict'] as const) : []),
    ...(writes ? (['TooLarge', 'WrongKind'] as const) : []),
    'Unprocessable',
    ...(logs === 'approve' ? (['Unseen'] as const) : []),
    'Defect',
  ]
}

function needOf(needs: Needs): Pick<ApiCall, 'x-need' | 'x-need-owner'> {
  if (typeof needs === 'string') return {}
  if (!('staff' in needs)) return { 'x-need': needs }
  const { staff, owner } = needs
  return { ...needOf(staff), ...(owner !== 'signedIn' && { 'x-need-owner': owner }) }
}

/** The label of the owners' resource: 'Cơ sở sản xuất'. */
const ownerLabel = (): string => resourceByName(catalogue().reach.owner!.resource).label

function permissionText(needs: Needs): string {
  if (needs === 'public') return 'Không cần đăng nhập.'
  if (needs === 'ownAccount') return 'Cần đăng nhập.'
  if (needs === 'signedIn') return 'Cần đăng nhập bằng tài khoản có vai trò đang hoạt động.'
  if ('staff' in needs) return `Cán bộ: ${permissionText(needs.staff)} ${ownerLabel()}: ${permissionText(needs.owner)}`
  const said = needs.map(({ action, subject }) => `${actions[action].label.toLowerCase()} "${labelOfSubject(subject)}"`)
  return said.length === 1 ? `Cần quyền ${said[0]}.` : `Cần một trong các quyền: ${said.join(', ')}.`
}

/** Tags of calls that belong to no resource, by the first word of their path. */
const wordsByTag = (): Record<string, string> => ({
  'Phiên làm việc':
    'auth logout profile load-profile change-password reset-password sessions two-factor notices view-as',
  'Cấu hình': catalogue()
    .singles.map(({ path }) => path.split('/')[1])
    .join(' '),
  [PUBLIC_PAGES]: 'web',
  [FILES]: 'files jobs downloads',
})

function tagOf({ path, needs }: Operation): string {
  const word = path.replace(/^\/api\/(admin\/)?/, '').split('/')[0]!
  const group = Object.entries(wordsByTag()).find(([, words]) => words.split(' ').includes(word))?.[0]
  const subject = needOf(needs)['x-need']?.[0].subject
  const guarded = catalogue().resources.find(({ subjects: own }) => own.some((one) => one === subject))
  return group ?? (resourceOf(path) ?? guarded)?.plural ?? GENERAL
}

const allTags = (routes: readonly Route[]): ApiDocument['tags'] => {
  const others = routes.map(({ tag }) => tag)
  const names = new Set([
    ...Object.keys(wordsByTag()),
    ...catalogue().resources.map(({ plural }) => plural),
    GENERAL,
    ...others,
  ])
  return [...names].map((name) => ({ name, description: `Các lời gọi về ${name.toLowerCase()}` }))
}

/** Fields that need not be sent when a row is created. */
const toldOf = (resource: Resource, operations: readonly Operation[]): ReadonlySet<string> =>
  new Set(
    operations.flatMap((operation) => {
      const { body } = operation
      return operation.method === 'POST' && body && isForm(body) && body.resource === resource ? body.told : []
    }),
  )

function schemasOf(resource: Resource, told: ReadonlySet<string>): [string, JsonSchema][] {
  const name = schemaName(resource)
  return [
    [name, entrySchema(resource)],
    [
      listName(resource),
      {
        type: 'object',
        title: `Danh sách ${resource.plural.toLowerCase()}`,
        required: ['entries', 'pagination'],
        properties: {
          entries: { type: 'array', items: { $ref: `#/components/schemas/${name}` } },
          pagination: { $ref: '#/components/schemas/Pagination' },
        },
      },
    ],
    [`${name}Form`, formSchema(resource, told)],
    [`${name}Patch`, formSchema(resource, 'all')],
  ]
}

/** Leaves out components that no call refers to. */
function withoutUnused(paths: object, components: ApiDocument['components']): ApiDocument['components'] {
  const needed = new Set<string>()
  const look = (value: object): void => {
    for (const [, part, name] of JSON.stringify(value).matchAll(/"#\/components\/(\w+)\/(\w+)"/g)) {
      const key = `${part}/${name}`
      if (needed.has(key)) continue
      needed.add(key)
      look(components[part as keyof typeof components][name!] ?? {})
    }
  }
  look(paths)
  const isUsed = (part: string, name: string) => part === 'securitySchemes' || needed.has(`${part}/${name}`)
  const kept = Object.entries(components).map(([part, all]) => [
    part,
    Object.fromEntries(Object.entries(all).filter(([name]) => isUsed(part, name))),
  ])
  return Object.fromEntries(kept) as ApiDocument['components']
}
