import type { Fields, JsonSchema } from '@trace/domain'
import type { Answers } from '../calls/answers.ts'
import type { Method, Needs } from '../operation.ts'
import type { FailureName } from './answer-schema.ts'

/** Something that is not JSON: a page, a picture, figures. */
export interface Content {
  type: string
  description: string
}

/** A route that is no operation, as the API document tells it: declared beside where it is served. */
export interface Route {
  method: Method
  path: string
  operationId: string
  /** The heading it stands under. */
  tag: string
  summary: string
  description: string
  needs: Needs
  /** What each place of the path is, where it is more than an id. */
  places?: Record<string, string>
  query?: Fields
  body?: Fields
  answers: Answers | Content
  /** The sentence of a usual answer. */
  message?: string
  /** What else it may answer that is no refusal in JSON. */
  others?: Record<number, JsonSchema>
  refusals?: readonly FailureName[]
}

/** Headings that several places use. */
export const RUNNING = 'Vận hành'
export const FILES = 'Tệp và công việc'
export const PUBLIC_PAGES = 'Trang công khai'
export const GENERAL = 'Chung'

/** What is told of a page. */
export const html = (description: string): JsonSchema => ({
  description,
  content: { 'text/html': { schema: { type: 'string' } } },
})
