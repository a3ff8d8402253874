import { choice, decimal, integer, text } from '@trace/define/kinds/index.ts'
import { one } from '@trace/platform/operation/answers.ts'
import { htmlResponse, PUBLIC_PAGES } from '@trace/platform/openapi/route.ts'
import type { Route } from '@trace/platform/openapi/route.ts'
import { pinAnswer, scanAnswer } from './answers.ts'

/** Body of POST /api/web/scans. */
export const scanBody = {
  code: text('Mã tem, mã truy xuất', { required: true, max: 50 }),
  latitude: decimal('Vĩ độ', { min: -90, max: 90 }),
  longitude: decimal('Kinh độ', { min: -180, max: 180 }),
  client_id: text('Thiết bị', { max: 100 }),
}

export const pinBody = { pin: text('Mã PIN', { required: true, max: 20 }) }

/** Rate limit of public look-ups. */
export const LOOK_UP = { config: { allowance: 'lookUp' } } as const

const common = { tag: PUBLIC_PAGES, needs: 'public' } as const

const problem = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: { type: 'object' } } },
})

const page = (path: string, operationId: string, summary: string, query?: Route['query']): Route => ({
  ...common,
  method: 'GET',
  path,
  operationId,
  summary,
  description: 'Để người mua xem; đọc được cả khi không có script. Không cần đăng nhập.',
  places: {
    ...(path.includes(':code') && { code: 'Mã trên tem' }),
    ...(path.includes(':slug') && { slug: 'Địa chỉ trang' }),
  },
  ...(query && { query }),
  answers: { type: 'text/html', description: 'Trang' },
  others: { 404: htmlResponse('Không có trang này') },
})

const listed = { trang: integer('Trang', { min: 1 }) }

/** The pages of the portal; `portal/serve-portal.ts` serves them. */
const portalRoutes: readonly Route[] = [
  page('/trang-chu', 'getHomePage', 'Trang chủ'),
  page('/san-pham', 'getProductsPage', 'Các sản phẩm', { ...listed, nhom: text('Nhóm sản phẩm') }),
  page('/san-pham/:slug', 'getProductPage', 'Trang của một sản phẩm'),
  page('/co-so', 'getProducersPage', 'Các cơ sở sản xuất', { ...listed, 'linh-vuc': text('Lĩnh vực') }),
  page('/co-so/:slug', 'getProducerPage', 'Trang của một cơ sở sản xuất'),
  page('/tin-tuc', 'getNewsPage', 'Tin tức', { ...listed, loai: text('Loại bài viết') }),
  page('/tin-tuc/:slug', 'getArticlePage', 'Một bài viết'),
  page('/thu-vien', 'getLibraryPage', 'Thư viện', { ...listed, loai: text('Loại tài liệu') }),
  page('/video', 'getVideosPage', 'Video', listed),
  page('/thu-hoi', 'getRecallsPage', 'Các lô hàng đang bị thu hồi', listed),
  page('/tim-kiem', 'getSearchPage', 'Tìm sản phẩm, cơ sở, vùng hoặc mã', { q: text('Điều muốn tìm') }),
]

/** Public routes for the API document; `serve-public.ts` serves them. */
export const publicRoutes: readonly Route[] = [
  {
    ...common,
    method: 'POST',
    path: '/api/web/scans',
    operationId: 'createWebScan',
    summary: 'Tính một lượt quét',
    description: 'Mỗi thiết bị một lượt trong 30 giây. Không cần đăng nhập.',
    body: scanBody,
    answers: one(scanAnswer),
    refusals: ['BadRequest', 'NotFound', 'Unprocessable', 'TooManyTries'],
  },
  {
    ...common,
    method: 'POST',
    path: '/api/web/stamps/:code/pin',
    operationId: 'createWebStampsPin',
    summary: 'Kiểm tra mã PIN dưới lớp phủ của tem chống giả',
    description: 'Số lần thử có giới hạn theo tem và theo địa chỉ. Không cần đăng nhập.',
    places: { code: 'Mã tem' },
    body: pinBody,
    answers: one(pinAnswer),
    message: 'Tem chính hãng',
    refusals: ['BadRequest', 'NotFound', 'Unprocessable', 'TooManyTries'],
  },
  {
    ...common,
    method: 'GET',
    path: '/api/web/traces/:code/epcis',
    operationId: 'getWebTracesEpcis',
    summary: 'Các sự kiện của lô theo EPCIS 2.0',
    description: 'Không cần đăng nhập.',
    places: { code: 'Mã truy xuất' },
    answers: { type: 'application/ld+json', description: 'Tài liệu EPCIS' },
    refusals: ['NotFound'],
  },
  {
    ...common,
    method: 'GET',
    path: '/places/:code',
    operationId: 'getPlace',
    summary: 'Nơi mà các sự kiện EPCIS nhắc tới',
    description: 'Vùng sản xuất hoặc nhà phân phối theo mã địa điểm hoặc GLN. Không cần đăng nhập.',
    places: { code: 'Mã địa điểm' },
    answers: { type: 'application/ld+json', description: 'Tên và địa chỉ (schema.org)' },
    refusals: ['NotFound'],
  },
  {
    ...common,
    method: 'GET',
    path: '/api/web/qr-code',
    operationId: 'getWebQrCode',
    summary: 'Vẽ mã QR của một địa chỉ trên trang công khai',
    description: 'Chỉ nhận địa chỉ của hệ thống này. Không cần đăng nhập.',
    query: {
      text: text('Địa chỉ', { required: true, max: 300 }),
      size: integer('Cạnh của ảnh, tính bằng điểm', { min: 32, max: 1000, default: 240 }),
      format: choice('Dạng ảnh', { svg: 'Nét vẽ', png: 'Điểm ảnh' }, { default: 'svg' }),
    },
    answers: { type: 'image/svg+xml', description: 'Ảnh mã QR' },
    refusals: ['Unprocessable', 'TooManyTries'],
  },
  ...portalRoutes,
  page('/t/:code', 'getTracePage', 'Trang của một hồ sơ truy xuất'),
  page('/s/:code', 'getStampPage', 'Trang của một tem'),
  {
    ...common,
    method: 'GET',
    path: '/t/:code/:serial',
    operationId: 'getNumberedStampPage',
    summary: 'Trang của một tem theo số thứ tự',
    description: 'Số thứ tự đoán được nên không chứng minh tem là thật. Không cần đăng nhập.',
    places: { code: 'Mã truy xuất', serial: 'Số trên tem' },
    answers: { type: 'text/html', description: 'Trang' },
    others: { 404: htmlResponse('Không tìm thấy mã') },
  },
  {
    ...common,
    method: 'GET',
    path: '/01/:gtin/10/:lot',
    operationId: 'getDigitalLink',
    summary: 'Liên kết số GS1 của một lô',
    description:
      'Bộ phân giải theo GS1-Conformant Resolver 1.2.0. Bỏ `/10/{lô}` để hỏi sản phẩm; thêm `/21/{mã tem}` để chỉ một tem. Không cần đăng nhập.',
    places: { gtin: 'Mã GTIN', lot: 'Số lô' },
    query: { linkType: text('Loại liên kết GS1 (gs1:pip, gs1:epcis…), hoặc linkset') },
    answers: { type: 'application/linkset+json', description: 'Mọi liên kết, khi hỏi linkset' },
    others: {
      300: { description: 'Nhiều liên kết cùng hợp' },
      307: { description: 'Sang trang của tem, lô hoặc sản phẩm' },
      400: problem('Địa chỉ không đúng chuẩn GS1, kèm chỗ sai'),
      404: problem('Không có mã này, hoặc không có loại liên kết này'),
    },
  },
  {
    ...common,
    method: 'GET',
    path: '/.well-known/gs1resolver',
    operationId: 'getResolverDescription',
    summary: 'Mô tả bộ phân giải GS1',
    description: 'Không cần đăng nhập.',
    answers: { type: 'application/json', description: 'Mô tả theo chuẩn GS1' },
  },
]
