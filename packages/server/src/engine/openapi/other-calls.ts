import { needs, stamps } from '@trace/domain'
import type { JsonSchema } from '@trace/domain'
import { none, one } from '../calls/answers.ts'
import { pinEntry, scanning } from '../../public/serve-public.ts'
import { answerSchema } from './answer-schema.ts'
import type { ApiCall } from './document.ts'
import { asked } from './field-schema.ts'
import { pinAnswer, scanAnswer } from './public-calls.ts'

const OPERATION = 'Vận hành'
const FILES = 'Tệp và công việc'
const PUBLIC = 'Trang công khai'
const STAMPS = stamps.plural

const text = (type: string, description: string) => ({
  description,
  content: { [type]: { schema: { type: 'string' } } },
})
const json = (schema: JsonSchema, description = 'Thành công') => ({
  description,
  content: { 'application/json': { schema } },
})
const refused = (name: string): JsonSchema => ({ $ref: `#/components/responses/${name}` })
const open = { security: [] }
const place = (name: string, description: string): JsonSchema => ({
  name,
  in: 'path',
  required: true,
  schema: { type: 'string' },
  description,
})
const query = (name: string, schema: JsonSchema, description: string): JsonSchema => ({
  name,
  in: 'query',
  schema,
  description,
})

type OtherCall = readonly [path: string, method: string, ApiCall]

/** Calls that are no operations: they answer pages, files or figures, or are asked by machines. */
export const otherCalls: readonly OtherCall[] = [
  [
    '/api/health',
    'get',
    {
      operationId: 'getHealth',
      tags: [OPERATION],
      summary: 'Máy chủ còn chạy',
      description: 'Không hỏi cơ sở dữ liệu. Không cần đăng nhập.',
      ...open,
      responses: { 200: json(answerSchema(none, 'Máy chủ đang chạy')) },
    },
  ],
  [
    '/api/ready',
    'get',
    {
      operationId: 'getReady',
      tags: [OPERATION],
      summary: 'Máy chủ sẵn sàng phục vụ',
      ...open,
      description: 'Cơ sở dữ liệu trả lời và đã nâng cấp xong. Không cần đăng nhập.',
      responses: { 200: json(answerSchema(none, 'Sẵn sàng')), 503: refused('NotReady') },
    },
  ],
  [
    '/api/metrics',
    'get',
    {
      operationId: 'getMetrics',
      tags: [OPERATION],
      summary: 'Số liệu vận hành cho Prometheus',
      ...open,
      description: 'Chỉ trả lời trên chính máy chủ, hoặc với mã METRICS_TOKEN trong header Authorization.',
      responses: { 200: text('text/plain', 'Số liệu dạng chữ của Prometheus'), 403: refused('NotAllowed') },
    },
  ],
  [
    '/api/openapi.json',
    'get',
    {
      operationId: 'getApiDocument',
      tags: [OPERATION],
      summary: 'Tài liệu này, dạng OpenAPI 3.1',
      description: 'Không cần đăng nhập.',
      ...open,
      responses: { 200: json({ type: 'object' }, 'Tài liệu OpenAPI') },
    },
  ],
  [
    '/api/docs',
    'get',
    {
      operationId: 'getDocs',
      tags: [OPERATION],
      summary: 'Tài liệu này, để đọc',
      description: 'Không cần đăng nhập.',
      ...open,
      responses: { 200: text('text/html', 'Trang tài liệu') },
    },
  ],
  [
    '/api/admin/live',
    'get',
    {
      operationId: 'getLive',
      tags: ['Chung'],
      summary: 'Thông báo và thay đổi theo thời gian thực',
      description: 'Dòng sự kiện SSE về thông báo và dữ liệu vừa đổi. Cần đăng nhập.',
      responses: { 200: text('text/event-stream', 'Dòng sự kiện'), 401: refused('NotSignedIn') },
    },
  ],
  [
    '/api/admin/downloads/{token}',
    'get',
    {
      operationId: 'getDownload',
      tags: [FILES],
      summary: 'Tải một tệp bằng liên kết dùng một lần',
      description: 'Liên kết là chìa khóa; không cần đăng nhập.',
      ...open,
      parameters: [place('token', 'Chìa khóa trong liên kết')],
      responses: {
        200: text('application/octet-stream', 'Nội dung tệp'),
        404: refused('NotFound'),
        409: refused('Conflict'),
      },
    },
  ],
  ...(['pdf', 'svg'] as const).map((format): OtherCall => [
    `/api/admin/stamps/{id}/sheet.${format}`,
    'get',
    {
      operationId: format === 'pdf' ? 'getStampSheetPdf' : 'getStampSheetSvg',
      tags: [STAMPS],
      summary: `Tờ tem dạng ${format.toUpperCase()}, đúng từng milimét`,
      description:
        'Không chọn lần in thì gồm mọi tem đã in; chưa in thì là tờ mẫu. Cần quyền xem, cập nhật hoặc sửa đợt tem.',
      parameters: [
        { ...place('id', 'Mã đợt tem'), schema: { type: 'integer', minimum: 1 } },
        query('run', { type: 'integer' }, 'Mã lần in'),
        query('paper', { type: 'string', enum: ['roll', 'a4'], default: 'roll' }, 'Cuộn tem hoặc khổ A4'),
      ],
      responses: {
        200: text(format === 'pdf' ? 'application/pdf' : 'image/svg+xml', 'Tờ tem'),
        401: refused('NotSignedIn'),
        403: refused('NotAllowed'),
        404: refused('NotFound'),
      },
      'x-need': needs(stamps, 'read', 'update', 'edit'),
    },
  ]),
  [
    '/api/admin/sheets/{token}',
    'get',
    {
      operationId: 'getSheet',
      tags: [STAMPS],
      summary: 'Mở tờ tem bằng liên kết dùng một lần',
      description: 'Liên kết là chìa khóa; không cần đăng nhập.',
      ...open,
      parameters: [place('token', 'Chìa khóa trong liên kết')],
      responses: { 200: text('application/pdf', 'Tờ tem'), 404: refused('NotFound') },
    },
  ],
  [
    '/api/web/scans',
    'post',
    {
      operationId: 'createWebScan',
      tags: [PUBLIC],
      summary: 'Tính một lượt quét',
      description: 'Mỗi thiết bị một lượt trong 30 giây. Không cần đăng nhập.',
      ...open,
      requestBody: { required: true, content: { 'application/json': { schema: asked(scanning) } } },
      responses: {
        200: json(answerSchema(one(scanAnswer), 'Thành công')),
        400: refused('BadRequest'),
        404: refused('NotFound'),
        422: refused('Unprocessable'),
        429: refused('TooManyTries'),
      },
    },
  ],
  [
    '/api/web/stamps/{code}/pin',
    'post',
    {
      operationId: 'createWebStampsPin',
      tags: [PUBLIC],
      summary: 'Kiểm tra mã PIN dưới lớp phủ của tem chống giả',
      description: 'Số lần thử có giới hạn theo tem và theo địa chỉ. Không cần đăng nhập.',
      ...open,
      parameters: [place('code', 'Mã tem')],
      requestBody: { required: true, content: { 'application/json': { schema: asked(pinEntry) } } },
      responses: {
        200: json(answerSchema(one(pinAnswer), 'Tem chính hãng')),
        400: refused('BadRequest'),
        404: refused('NotFound'),
        422: refused('Unprocessable'),
        429: refused('TooManyTries'),
      },
    },
  ],
  [
    '/api/web/traces/{code}/epcis',
    'get',
    {
      operationId: 'getWebTracesEpcis',
      tags: [PUBLIC],
      summary: 'Các sự kiện của lô theo EPCIS 2.0',
      description: 'Không cần đăng nhập.',
      ...open,
      parameters: [place('code', 'Mã truy xuất')],
      responses: {
        200: { description: 'Tài liệu EPCIS', content: { 'application/ld+json': { schema: { type: 'object' } } } },
        404: refused('NotFound'),
      },
    },
  ],
  [
    '/api/web/qr-code',
    'get',
    {
      operationId: 'getWebQrCode',
      tags: [PUBLIC],
      summary: 'Vẽ mã QR của một địa chỉ trên trang công khai',
      description: 'Chỉ nhận địa chỉ của hệ thống này. Không cần đăng nhập.',
      ...open,
      parameters: [
        { ...query('text', { type: 'string', maxLength: 300 }, 'Địa chỉ'), required: true },
        query('size', { type: 'integer', minimum: 32, maximum: 1000, default: 240 }, 'Cạnh của ảnh, tính bằng điểm'),
        query('format', { type: 'string', enum: ['svg', 'png'], default: 'svg' }, 'Dạng ảnh'),
      ],
      responses: {
        200: text('image/svg+xml', 'Ảnh mã QR'),
        422: refused('Unprocessable'),
        429: refused('TooManyTries'),
      },
    },
  ],
  ...(
    [
      ['/t/{code}', 'getTracePage', 'Trang của một hồ sơ truy xuất'],
      ['/s/{code}', 'getStampPage', 'Trang của một tem'],
    ] as const
  ).map(([path, operationId, summary]): OtherCall => [
    path,
    'get',
    {
      operationId,
      tags: [PUBLIC],
      summary,
      description: 'Để người mua xem; đọc được cả khi không có script. Không cần đăng nhập.',
      ...open,
      parameters: [place('code', 'Mã trên tem')],
      responses: { 200: text('text/html', 'Trang'), 404: text('text/html', 'Không tìm thấy mã') },
    },
  ]),
  [
    '/01/{gtin}/10/{lot}',
    'get',
    {
      operationId: 'getDigitalLink',
      tags: [PUBLIC],
      summary: 'Liên kết số GS1 của một lô',
      description: 'Thêm `/21/{số trên tem}` để chỉ một tem; `linkType` chọn loại thông tin. Không cần đăng nhập.',
      ...open,
      parameters: [
        place('gtin', 'Mã GTIN'),
        place('lot', 'Số lô'),
        query('linkType', { type: 'string' }, 'Loại liên kết GS1, hoặc all'),
      ],
      responses: {
        200: text('text/html', 'Trang'),
        307: { description: 'Sang địa chỉ khác' },
        404: text('text/html', 'Không tìm thấy mã'),
      },
    },
  ],
]
