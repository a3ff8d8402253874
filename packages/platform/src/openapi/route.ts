import type { Fields } from '@trace/define/field.ts'
import type { JsonSchema } from '@trace/define/kinds/index.ts'
import type { Answers } from '../operation/answers.ts'
import type { Method, Needs } from '../operation/operation.ts'
import type { FailureName } from './answer-schema.ts'

/** Content other than JSON: a page, an image, metrics. */
export interface Content {
  type: string
  description: string
}

/** A route that is not an operation, for the API document. Declared beside the code that serves it. */
export interface Route {
  method: Method
  path: string
  operationId: string
  /** The tag of the call. */
  tag: string
  summary: string
  description: string
  needs: Needs
  /** Descriptions of path parameters other than an id. */
  places?: Record<string, string>
  query?: Fields
  body?: Fields
  answers: Answers | Content
  /** The message of a successful answer. */
  message?: string
  /** Other answers that are not refusals in JSON. */
  others?: Record<number, JsonSchema>
  refusals?: readonly FailureName[]
}

/** Tags used in several places. */
export const RUNNING = 'Vận hành'
export const FILES = 'Tệp và công việc'
export const PUBLIC_PAGES = 'Trang công khai'
export const GENERAL = 'Chung'

/** The response object of an HTML page. */
export const htmlResponse = (description: string): JsonSchema => ({
  description,
  content: { 'text/html': { schema: { type: 'string' } } },
})
