import type { JsonSchema } from '@trace/define/kinds/index.ts'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { apiDocument, openApiPath } from '@trace/platform/openapi/document.ts'
import type { Operation } from '@trace/platform/operation/operation.ts'
import { operations } from '../../src/operations.ts'
import type { AnyData } from '../data-at.ts'
import type { Reply, testServer } from '../server.ts'
import { routesOf } from '@trace/platform/start/routes.ts'
import { province } from '../../src/province.ts'

const routes = routesOf(province)

type Server = ReturnType<typeof testServer>

export const document = apiDocument(operations, routes, 'https://truyxuat.example.vn')

const schemas = new Ajv2020({ strict: false, allErrors: true, validateFormats: true })
addFormats.default(schemas)
schemas.addSchema(document, 'api')

/** Why a value does not match a schema of the API document; empty if it matches. */
export function fits(schema: JsonSchema, value: unknown): string {
  const text = JSON.stringify(schema).replaceAll('"#/components/', '"api#/components/')
  return schemas.validate(JSON.parse(text) as JsonSchema, value) ? '' : schemas.errorsText()
}

export interface MadeCall {
  token?: string | undefined
  id?: number | string
  /** The value for every parameter of the path, states included. */
  word?: string
  query?: string
  body?: object | string | undefined
  headers?: Record<string, string>
}

export interface Answer extends Reply<AnyData | null> {
  status: number
  cached: string | undefined
}

const EMPTY_UPLOAD = '--odd--\r\n'

/**
 * Sends a request to an operation; path parameters are filled with the id or, if they have fixed values, with the
 * first of these.
 */
export async function ask({ app }: Server, { method, path, takes }: Operation, asked: MadeCall = {}): Promise<Answer> {
  const { token, id = 1, word, query = '', body, headers = {} } = asked
  const type = takes === undefined ? 'application/json' : 'multipart/form-data; boundary=odd'
  const payload = takes === undefined ? body : (body ?? EMPTY_UPLOAD)
  const reply = await app.inject({
    method,
    url: `${word === undefined ? placed(method, path, id) : path.replaceAll(/:\w+/g, () => word)}?${query}`,
    headers: {
      ...(token !== undefined && { authorization: token }),
      ...(payload !== undefined && { 'content-type': type }),
      ...headers,
    },
    ...(payload !== undefined && { payload }),
  })
  const told = reply.body.startsWith('{')
    ? reply.json<Reply<AnyData | null>>()
    : { code: 0, message: reply.body.slice(0, 100), data: null }
  return { ...told, status: reply.statusCode, cached: reply.headers['cache-control'] }
}

/** Fills in the parameters of a path: the first documented value of an enum, such as a state, otherwise the id. */
function placed(method: string, path: string, id: number | string): string {
  const { parameters = [] } = document.paths[openApiPath(path)]![method.toLowerCase()]!
  return path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const { schema = {} } = parameters.find((one) => one['name'] === name) ?? {}
    const { enum: values } = schema as { enum?: string[] }
    return values?.[0] ?? String(id)
  })
}

const VIETNAMESE = /[àáảãạăằắẳẵặâầấẩẫậèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵđ]/i

export const isVietnamese = (text: string): boolean => VIETNAMESE.test(text)

const pointer = (...parts: string[]): string =>
  `api#/${parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`

/** Complaints about an answer to any request: it failed, has no message, or does not match the API document. */
export function complaintsAbout({ method, path }: Operation, answer: Answer): string[] {
  const { status, code, message, cached } = answer
  const schema =
    status === 200
      ? pointer(
          'paths',
          openApiPath(path),
          method.toLowerCase(),
          'responses',
          '200',
          'content',
          'application/json',
          'schema',
        )
      : pointer('components', 'schemas', 'Failure')
  const said = schemas.getSchema(schema)!
  const { status: _, cached: __, ...told } = answer
  const wrong = [
    status >= 500 && `answers ${status}`,
    status !== code && `says ${code} under ${status}`,
    !isVietnamese(message) && `says '${message}'`,
    cached !== 'no-store' && `may be kept: ${cached}`,
    !said(told) && `answers ${status} what the document does not say: ${schemas.errorsText(said.errors)}`,
  ]
  return wrong.filter((complaint) => complaint !== false)
}
