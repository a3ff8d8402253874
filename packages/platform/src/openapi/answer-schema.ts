import type { JsonSchema } from '@trace/define/kinds/index.ts'
import { PAGE_ROWS } from '@trace/define/paging.ts'
import { SYSTEM_ERROR } from '@trace/define/system-error.ts'
import { isExtended, isResource } from '../operation/answers.ts'
import type { Answers } from '../operation/answers.ts'
import { namedSchema, plain } from './field-schema.ts'
import { listName, schemaName } from './names.ts'

const string: JsonSchema = { type: 'string' }
const reference = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

/** JSON schema of a successful answer: `{ code, message, data }`. */
export const answerSchema = (answers: Answers, message: string): JsonSchema => ({
  type: 'object',
  properties: {
    code: { type: 'integer', const: 200 },
    message: { ...string, examples: [message] },
    data: dataSchema(answers),
  },
  required: ['code', 'message', 'data'],
})

function dataSchema({ entry, entries, paged, also }: Answers): JsonSchema {
  if (entries && isResource(entries) && Object.keys(also).length === 0) return reference(listName(entries))
  const beside = plain(also) as { properties: object; required: string[] }
  const properties = {
    ...(entry && { entry: itemSchema(entry) }),
    ...(entries && { entries: { type: 'array', items: itemSchema(entries) }, pagination: reference('Pagination') }),
    ...beside.properties,
  }
  if (Object.keys(properties).length === 0) return { type: 'object' }
  const required = [
    ...(entry ? ['entry'] : []),
    ...(entries ? ['entries'] : []),
    ...(paged ? ['pagination'] : []),
    ...beside.required,
  ]
  return { type: 'object', properties, required }
}

const itemSchema = (item: NonNullable<Answers['entry']>): JsonSchema =>
  isResource(item)
    ? reference(schemaName(item))
    : isExtended(item)
      ? { allOf: [reference(schemaName(item.resource)), plain(item.also)] }
      : plain(item)

const failure = (description: string): JsonSchema => ({
  description,
  content: { 'application/json': { schema: reference('Failure') } },
})

const whole: JsonSchema = { type: 'integer', minimum: 0 }

/** All refusals of calls, with their HTTP codes and response schemas. */
export const failures = {
  codes: {
    BadRequest: 400,
    NotSignedIn: 401,
    NotAllowed: 403,
    NotFound: 404,
    Conflict: 409,
    TooLarge: 413,
    WrongKind: 415,
    Unprocessable: 422,
    Unseen: 428,
    TooManyTries: 429,
    Defect: 500,
    NotReady: 503,
  },
  responses: {
    BadRequest: failure('Nội dung hoặc tham số không đọc được'),
    NotSignedIn: failure('Chưa đăng nhập, hoặc phiên đã hết'),
    NotAllowed: failure('Thiếu quyền; câu trả lời nêu tên quyền'),
    NotFound: failure('Không có mục này, hoặc mục nằm ngoài phạm vi dữ liệu của tài khoản'),
    Conflict: failure('Dữ liệu đã được người khác thay đổi, đang được dùng ở nơi khác, hoặc trùng giá trị duy nhất'),
    TooLarge: failure('Tệp hoặc nội dung gửi lên quá lớn'),
    WrongKind: failure('Loại tệp hoặc loại nội dung không được nhận'),
    Unprocessable: failure('Có trường không hợp lệ (nêu trong errors), hoặc bước chuyển trạng thái không được phép'),
    Unseen: failure('Quyết định thiếu phiên bản đã xem (If-Match, hoặc version trong nội dung gửi)'),
    NotReady: failure('Chưa sẵn sàng phục vụ'),
    TooManyTries: failure('Thử quá nhiều lần; chờ số giây trong Retry-After'),
    Defect: failure(SYSTEM_ERROR),
  },
  schemas: {
    Named: namedSchema,
    Failure: {
      type: 'object',
      properties: {
        code: { type: 'integer', examples: [422] },
        message: { ...string, examples: ['Tên bắt buộc'] },
        errors: {
          type: 'object',
          additionalProperties: { type: 'array', items: string },
          examples: [{ name: ['Tên bắt buộc'] }],
        },
        data: {
          type: 'object',
          description: 'Khi 409: mục hiện tại (entry) và các trường đã đổi (changes), hoặc những nơi đang dùng (uses)',
        },
        id: { ...string, description: 'Mã của yêu cầu, để tra trong nhật ký máy chủ' },
      },
      required: ['code', 'message'],
    },
    Pagination: {
      type: 'object',
      properties: { page: whole, length: whole, total: whole, total_page: whole },
      required: ['page', 'length', 'total', 'total_page'],
      examples: [{ page: 1, length: PAGE_ROWS, total: 26, total_page: Math.ceil(26 / PAGE_ROWS) }],
    },
  },
} satisfies {
  codes: Record<string, number>
  responses: Record<string, JsonSchema>
  schemas: Record<string, JsonSchema>
}

export type FailureName = keyof typeof failures.codes
