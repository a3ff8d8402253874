import { decimal, districts, flag, integer, list, moment, notifications, singles, text, wards } from '@trace/domain'
import type { Resource } from '@trace/domain'
import type { Described } from './describe.ts'
import { id, must } from './shapes.ts'
import { stampCalls } from './stamp-calls.ts'

/** Empty until somebody fills it in. */
const single = Object.fromEntries(
  singles.flatMap(({ path, fields }): [string, Described][] => {
    const kept = Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, { ...field, required: false }]))
    const answers = { entry: { ...kept, version: integer('Phiên bản', must) } }
    return [
      [`GET /api/admin${path}`, { answers }],
      [`PUT /api/admin${path}`, { answers, form: { ...fields, version: integer('Phiên bản') } }],
    ]
  }),
)

const places = Object.fromEntries(
  (
    [
      ['provinces/:id/districts', districts],
      ['provinces/:id/wards', wards],
      ['districts/:id/wards', wards],
      ['wards/by-province/:id', wards],
      ['wards/by-district/:id', wards],
      ['wards/:id/successors', wards],
    ] as const
  ).map(([path, resource]: readonly [string, Resource]): [string, Described] => [
    `GET /api/admin/${path}`,
    { ...(!path.endsWith('successors') && { lists: resource }), answers: { entries: resource } },
  ]),
)

const share = {
  id,
  current_quantity: decimal('Đã thực hiện', must),
  assigned_quantity: decimal('Số lượng giao', must),
  note: text('Ghi chú'),
  is_over: flag('Vượt số lượng giao'),
  histories: list(
    'Lịch sử',
    {
      id,
      old_quantity: decimal('Số cũ', must),
      new_quantity: decimal('Số mới', must),
      note: text('Ghi chú'),
      user_id: integer('Mã người ghi'),
      user_name: text('Người ghi'),
      at: moment('Thời gian', must),
    },
    must,
  ),
}

/** Lists that can be narrowed by more than their own fields. */
const narrowed: Record<string, Described> = {
  'GET /api/admin/notifications': {
    lists: notifications,
    query: { received: flag('Chỉ thông báo gửi cho mình') },
    answers: { entries: notifications },
  },
  'PUT /api/admin/notifications/:id/change-read': { answers: { entry: { id, is_read: flag('Đã đọc') } } },
}

const ofScreens: Record<string, Described> = {
  ...narrowed,
  'GET /api/admin/product-per-labor/:id': { answers: { entry: share } },
  'PUT /api/admin/product-per-labor/:id': { answers: { entry: share } },
  'GET /api/admin/search': {
    query: { q: text('Chữ cần tìm, từ 2 ký tự', must) },
    answers: {
      entries: {
        resource: text('Danh sách', must),
        label: text('Loại', must),
        id,
        name: text('Tên'),
        screen: text('Màn hình', must),
      },
    },
  },
}

/** What the API document says of calls beyond what their paths tell, by method and path. */
export const describedCalls: Record<string, Described> = {
  ...single,
  ...places,
  ...stampCalls,
  ...ofScreens,
}
