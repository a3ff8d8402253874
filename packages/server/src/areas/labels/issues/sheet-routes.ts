import { papers } from '@trace/domain/areas/labels/printing/print-choices.ts'
import { stamps } from '@trace/domain/areas/labels/issues/stamps.ts'
import { choice, integer } from '@trace/define/kinds/index.ts'
import { needs } from '@trace/define/resource.ts'
import type { Route } from '@trace/platform/openapi/route.ts'

/** API documentation of the label sheets; `serve-sheets.ts` serves them. */
export const sheetRoutes: readonly Route[] = [
  ...(['pdf', 'svg'] as const).map((format): Route => ({
    method: 'GET',
    path: `/api/admin/stamps/:id/sheet.${format}`,
    operationId: format === 'pdf' ? 'getStampSheetPdf' : 'getStampSheetSvg',
    tag: stamps.plural,
    summary: `Tờ tem dạng ${format.toUpperCase()}, đúng từng milimét`,
    description:
      'Không chọn lần in thì gồm mọi tem đã in; chưa in thì là tờ mẫu. Cần quyền xem, cập nhật hoặc sửa đợt tem.',
    needs: needs(stamps, 'read', 'update', 'edit'),
    query: {
      run: integer('Mã lần in'),
      paper: choice('Giấy in; để trống là giấy của đợt tem', papers),
      start: integer('Ô đầu tiên còn trống trên tờ', { min: 1, max: 1_000 }),
      specimen: choice('In thử một hàng', { 1: 'In thử' }),
    },
    answers: { type: format === 'pdf' ? 'application/pdf' : 'image/svg+xml', description: 'Tờ tem' },
    refusals: ['NotSignedIn', 'NotAllowed', 'NotFound'],
  })),
  {
    method: 'GET',
    path: '/api/admin/sheets/:token',
    operationId: 'getSheet',
    tag: stamps.plural,
    summary: 'Mở tờ tem bằng liên kết dùng một lần',
    description: 'Liên kết là chìa khóa; không cần đăng nhập.',
    needs: 'public',
    places: { token: 'Chìa khóa trong liên kết' },
    answers: { type: 'application/pdf', description: 'Tờ tem' },
    refusals: ['NotFound'],
  },
]
