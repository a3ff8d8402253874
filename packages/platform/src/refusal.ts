import type { Problems } from '@trace/define/read.ts'

export type RefusalCode = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 428 | 429 | 503

/** An error the user can understand. Thrown anywhere below `perform`, sent as `{ code, message, errors?, data? }`. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly errors: Problems | undefined
  readonly data: object | undefined
  /** Seconds to wait before the next try. */
  readonly retryAfter: number | undefined

  constructor(
    code: RefusalCode,
    message: string,
    { errors, data, retryAfter }: { errors?: Problems | undefined; data?: object; retryAfter?: number } = {},
  ) {
    super(message)
    this.code = code
    this.errors = errors
    this.data = data
    this.retryAfter = retryAfter
  }
}

/** A refusal shown beside one field. */
export const refuseField = (field: string, message: string, code: 409 | 422 = 422): Refusal =>
  new Refusal(code, message, { errors: { [field]: [message] } })
