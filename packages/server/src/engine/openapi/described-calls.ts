import {
  choice,
  date,
  decimal,
  districts,
  email,
  flag,
  group,
  image,
  integer,
  list,
  longText,
  moment,
  notifications,
  permissions,
  phone,
  singles,
  text,
  users,
  wards,
} from '@trace/domain'
import type { Resource } from '@trace/domain'
import type { Described } from './describe.ts'
import { id, must, name } from './shapes.ts'
import { stampCalls } from './stamp-calls.ts'

const profile = {
  id,
  version: integer('Phiên bản', must),
  username: text('Tên đăng nhập', must),
  name: text('Họ và tên', must),
  email: email('Email', must),
  phone: phone('Số điện thoại'),
  avatar: image('Ảnh đại diện'),
  department: text('Phòng ban'),
  position: text('Chức vụ'),
  birthday: date('Ngày sinh'),
  gender: users.fields.gender,
  manufacture_id: integer('Mã cơ sở'),
  manufacture_name: text('Cơ sở'),
  ward_id: integer('Mã xã'),
  ward_name: text('Xã'),
  must_change_password: flag('Phải đổi mật khẩu'),
  two_factor: flag('Xác thực hai lớp'),
  hold: choice('Việc phải làm trước', { password: 'Đổi mật khẩu', factor: 'Thiết lập xác thực hai lớp' }),
  role: group('Vai trò', {
    id,
    code: text('Mã vai trò', must),
    name,
    scope: text('Phạm vi', must),
    is_granting: flag('Vai trò đang có hiệu lực', must),
    permissions: list('Quyền', { action: permissions.fields.action, subject: permissions.fields.subject }, must),
  }),
}

const newPassword = text('Mật khẩu mới, chỉ hiện một lần', must)
const recovery_codes = { type: 'array', title: 'Mã khôi phục, chỉ hiện một lần', items: { type: 'string' } }

const ofSession: Record<string, Described> = {
  'POST /api/auth/login': { answers: { data: { token: text('Mã phiên', must), entry: group('Tài khoản', profile) } } },
  'GET /api/admin/profile': { answers: { entry: profile } },
  'GET /api/admin/load-profile': { answers: { entry: profile } },
  'PUT /api/admin/load-profile': { answers: { entry: profile } },
  'PUT /api/admin/change-password': { answers: { data: { token: text('Mã phiên mới', must) } } },
  'GET /api/admin/sessions': {
    answers: {
      entries: {
        id,
        ip: text('Địa chỉ mạng', must),
        user_agent: text('Thiết bị', must),
        created_at: moment('Đăng nhập lúc', must),
        last_used_at: moment('Dùng lần cuối', must),
        expires_at: moment('Hết hạn', must),
        current: flag('Phiên này'),
      },
    },
  },
  'POST /api/admin/two-factor': {
    answers: {
      entry: { secret: text('Khóa bí mật'), address: text('Địa chỉ otpauth'), qr: longText('Mã QR dạng SVG') },
    },
  },
  'POST /api/admin/two-factor/recovery-codes': { answers: { data: { recovery_codes } } },
  'PUT /api/admin/users/:id/reset-password': { answers: { data: { password: newPassword } } },
  'PUT /api/admin/labors/:id/reset-password': { answers: { data: { password: newPassword } } },
  'PUT /api/admin/apps/:id/reset-password': { answers: { data: { password: newPassword } } },
}

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
  ...ofSession,
  ...single,
  ...places,
  ...stampCalls,
  ...ofScreens,
}
