import type { JsonSchema } from '@trace/domain'
import type { ApiCall } from './document.ts'
import { answerSchema } from './answer-schema.ts'

const OPERATION = 'Vận hành'
const FILES = 'Tệp và công việc'

const text = (type: string, description: string) => ({ description, content: { [type]: { schema: { type: 'string' } } } })
const json = (schema: JsonSchema, description = 'Thành công') => ({ description, content: { 'application/json': { schema } } })
const refused = (name: string): JsonSchema => ({ $ref: `#/components/responses/${name}` })
const open = { security: [] }

/** Calls that are no operations, for they do not answer the usual envelope or are asked by machines. */
export const otherCalls: readonly (readonly [path: string, method: string, ApiCall])[] = [
  ['/api/health', 'get', {
    operationId: 'getHealth', tags: [OPERATION], summary: 'Máy chủ còn chạy', description: 'Không hỏi cơ sở dữ liệu. Không cần đăng nhập.', ...open,
    responses: { 200: json(answerSchema(undefined, 'Máy chủ đang chạy')) },
  }],
  ['/api/ready', 'get', {
    operationId: 'getReady', tags: [OPERATION], summary: 'Máy chủ sẵn sàng phục vụ', ...open,
    description: 'Cơ sở dữ liệu trả lời và đã nâng cấp xong. Không cần đăng nhập.',
    responses: { 200: json(answerSchema(undefined, 'Sẵn sàng')), 503: refused('NotReady') },
  }],
  ['/api/metrics', 'get', {
    operationId: 'getMetrics', tags: [OPERATION], summary: 'Số liệu vận hành cho Prometheus', ...open,
    description: 'Chỉ trả lời trên chính máy chủ, hoặc với mã METRICS_TOKEN trong header Authorization.',
    responses: { 200: text('text/plain', 'Số liệu dạng chữ của Prometheus'), 403: refused('NotAllowed') },
  }],
  ['/api/openapi.json', 'get', {
    operationId: 'getApiDocument', tags: [OPERATION], summary: 'Tài liệu này, dạng OpenAPI 3.1', description: 'Không cần đăng nhập.', ...open,
    responses: { 200: json({ type: 'object' }, 'Tài liệu OpenAPI') },
  }],
  ['/api/docs', 'get', {
    operationId: 'getDocs', tags: [OPERATION], summary: 'Tài liệu này, để đọc', description: 'Không cần đăng nhập.', ...open,
    responses: { 200: text('text/html', 'Trang tài liệu') },
  }],
  ['/api/admin/live', 'get', {
    operationId: 'getLive', tags: ['Chung'], summary: 'Thông báo và thay đổi theo thời gian thực', description: 'Dòng sự kiện (server-sent events): notice và changed. Cần đăng nhập.',
    responses: { 200: text('text/event-stream', 'Dòng sự kiện'), 401: refused('NotSignedIn') },
  }],
  ['/api/admin/downloads/{token}', 'get', {
    operationId: 'getDownload', tags: [FILES], summary: 'Tải một tệp bằng liên kết dùng một lần', description: 'Liên kết là chìa khóa; không cần đăng nhập.', ...open,
    parameters: [{ name: 'token', in: 'path', required: true, schema: { type: 'string' }, description: 'Chìa khóa trong liên kết' }],
    responses: { 200: text('application/octet-stream', 'Nội dung tệp'), 404: refused('NotFound'), 409: refused('Conflict') },
  }],
]
