import type { JsonSchema, Resource } from '@trace/domain'
import { isResource } from './describe.ts'
import type { Described, Shape } from './describe.ts'
import { namedSchema, plain } from './field-schema.ts'
import { listName, schemaName } from './names.ts'

const string: JsonSchema = { type: 'string' }
const reference = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

/** What a call answers when it succeeds: `{ code, message, data }`. */
export function answerSchema(answers: Described['answers'], message: string): JsonSchema {
  return {
    type: 'object',
    properties: {
      code: { type: 'integer', const: 200 },
      message: { ...string, examples: [message] },
      data: dataSchema(answers),
    },
    required: ['code', 'message', 'data'],
  }
}

function dataSchema(answers: Described['answers']): JsonSchema {
  if (!answers) return { type: 'object' }
  if ('data' in answers) return plain(answers.data)
  if ('entry' in answers) return { type: 'object', properties: { entry: one(answers.entry) }, required: ['entry'] }
  if (isResource(answers.entries)) return reference(listName(answers.entries))
  const properties = { entries: { type: 'array', items: one(answers.entries) }, pagination: reference('Pagination') }
  return { type: 'object', properties, required: ['entries'] }
}

const one = (shape: Resource | Shape): JsonSchema => (isResource(shape) ? reference(schemaName(shape)) : plain(shape))

const failure = (description: string): JsonSchema => ({
  description,
  content: { 'application/json': { schema: reference('Failure') } },
})

const whole: JsonSchema = { type: 'integer', minimum: 0 }

/** Every way a call can be refused, and what is answered then. */
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
    NotReady: failure('Chưa sẵn sàng phục vụ'),
    TooManyTries: failure('Thử quá nhiều lần; chờ số giây trong Retry-After'),
    Defect: failure('Lỗi hệ thống'),
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
        data: { type: 'object', description: 'Khi 409: mục hiện tại (entry), hoặc những nơi đang dùng (uses)' },
        id: { ...string, description: 'Mã của yêu cầu, để tra trong nhật ký máy chủ' },
      },
      required: ['code', 'message'],
    },
    Pagination: {
      type: 'object',
      properties: { page: whole, length: whole, total: whole, total_page: whole },
      required: ['page', 'length', 'total', 'total_page'],
      examples: [{ page: 1, length: 10, total: 26, total_page: 3 }],
    },
  },
} satisfies {
  codes: Record<string, number>
  responses: Record<string, JsonSchema>
  schemas: Record<string, JsonSchema>
}
