import {
  banners,
  batches,
  certificateFilters,
  certificates,
  choice,
  date,
  decimal,
  districts,
  email,
  flag,
  group,
  image,
  integer,
  labors,
  list,
  longText,
  manufactures,
  moment,
  materialAreas,
  notifications,
  permissions,
  phone,
  products,
  references,
  resources,
  singles,
  stamps,
  text,
  traces,
  users,
  wards,
} from '@trace/domain'
import type { Resource } from '@trace/domain'
import { summed } from '../../areas/figures/index.ts'
import type { Described } from './describe.ts'
import { publicCalls } from './public-calls.ts'
import { counts, id, job, link, must, name } from './shapes.ts'
import { byDay, stampCalls } from './stamp-calls.ts'

/** What every list and every row is asked beside the usual. */
const usual = (resource: Resource): Record<string, Described> => {
  const path = `/api/admin/${resource.name}`
  const about = (word: string) => `/api/admin/${word}-${resource.name}`
  return {
    [`GET ${about('export')}`]: {
      lists: resource,
      answers: { data: { ...link, job: group('Công việc, khi danh sách dài', { id }) } },
    },
    [`GET ${about('count')}`]: { lists: resource, answers: { entry: counts } },
    [`GET ${about('import')}/template`]: { answers: { data: link } },
    [`POST ${about('import')}/preview`]: job,
    [`POST ${about('import')}`]: {
      ...job,
      form: { rows: text('Các dòng cần nhập', { help: 'Số dòng như trong Excel, ví dụ 2,5,9; không có là mọi dòng' }) },
    },
    [`POST ${path}/bulk`]: {
      ...job,
      form: {
        ids: references('Các dòng đã chọn', resource.name),
        query: group(
          'Bộ lọc của danh sách',
          {},
          { help: 'Cùng "matching", thay cho "ids": các tham số như khi xem danh sách' },
        ),
      },
    },
    [`GET ${about('trash')}`]: {
      lists: resource,
      answers: {
        entries: { id, name: text('Tên'), deleted_at: moment('Ngày xóa', must), deleted_by: text('Người xóa') },
      },
    },
    [`GET ${path}/:id/uses`]: {
      answers: { entries: { label: text('Nơi đang dùng', must), count: integer('Số dòng', must) } },
    },
    [`GET ${path}/:id/revisions`]: {
      answers: {
        entries: {
          id,
          action: text('Thao tác', must),
          user_id: integer('Mã người sửa'),
          user_name: text('Người sửa'),
          created_at: moment('Thời gian', must),
          changes: {
            type: 'array',
            title: 'Các trường đã đổi',
            items: {
              type: 'object',
              properties: { field: { type: 'string' }, label: { type: 'string' }, before: {}, after: {} },
              required: ['field', 'label'],
            },
          },
        },
      },
    },
  }
}

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

const aJob = {
  id,
  kind: text('Loại', must),
  title: text('Tên công việc', must),
  status: choice('Tình trạng', { queued: 'Đang chờ', running: 'Đang chạy', done: 'Xong', failed: 'Không xong' }, must),
  progress: integer('Phần trăm', must),
  done: integer('Đã làm', must),
  total: integer('Tổng số'),
  message: text('Kết quả', must),
  created_at: moment('Bắt đầu', must),
  finished_at: moment('Kết thúc'),
}

const ofWork: Record<string, Described> = {
  'GET /api/admin/jobs': {
    answers: { entries: { ...aJob, has_file: flag('Có tệp'), has_result: flag('Có kết quả để xem') } },
  },
  'GET /api/admin/jobs/:id': {
    answers: {
      entry: {
        ...aJob,
        started_at: moment('Chạy lúc'),
        url: text('Liên kết tải kết quả'),
        undoable: flag('Hoàn tác được'),
      },
    },
  },
  'POST /api/admin/jobs/:id/undo': job,
  'PUT /api/admin/batches/:id/change-status/:status': {
    form: { confirm: flag('Xác nhận đóng lô', { help: 'Khi đóng lô còn sản lượng' }) },
    answers: { entry: batches },
  },
  'POST /api/admin/boundaries': {
    answers: {
      entry: {
        file_name: text('Tên tệp', must),
        drawn: integer('Số xã trên bản đồ', must),
        total: integer('Số xã của tỉnh', must),
        missing: list('Xã chưa có', { name: text('Tên xã', must) }, must),
      },
    },
  },
  'POST /api/admin/files': {
    answers: {
      data: {
        url: text('Địa chỉ tệp', must),
        thumb_url: text('Địa chỉ ảnh nhỏ'),
        mime: text('Loại nội dung', must),
        size: integer('Số byte', must),
        width: integer('Chiều rộng'),
        height: integer('Chiều cao'),
      },
    },
  },
}

const bannersAt = (path: string): Record<string, Described> => ({
  [`GET ${path}`]: { lists: banners, answers: { entries: banners } },
  [`POST ${path}`]: { form: banners, answers: { entry: banners } },
  [`GET ${path}/:id`]: { answers: { entry: banners } },
  [`PUT ${path}/:id`]: { form: banners, answers: { entry: banners } },
})

const CONFIGS = '/api/admin/configs'
const ofBanners = { ...bannersAt(`${CONFIGS}/main-banner-images`), ...bannersAt(`${CONFIGS}/second-banner-images`) }

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

const figures = { total: integer('Tổng số', must), this_month: integer('Thêm trong tháng', must) }
const counted = Object.fromEntries(
  [manufactures, products, labors, stamps, traces].map(({ name: key, plural }) => [key, group(plural, figures)]),
)

const sums = summed.map(([resource, columns]): [string, Described] => {
  const added = Object.fromEntries(columns.map((column) => [column, decimal(resource.fields[column]!.label, must)]))
  const fields = { count: integer('Số dòng', must), ...added }
  return [
    `GET /api/admin/${resource.name}/totals`,
    {
      lists: resource,
      answers: {
        data: { entry: group('Tổng cộng', fields), last_year: group('Tổng cộng năm trước, khi chọn một năm', fields) },
      },
    },
  ]
})

const areaTotals: Record<string, Described> = {
  'GET /api/admin/material-areas/totals': {
    lists: materialAreas,
    answers: {
      entry: {
        count: integer('Số vùng', must),
        acreage: decimal('Tổng diện tích', { ...must, unit: 'ha' }),
        by_ward: list(
          'Diện tích theo xã',
          {
            id: integer('Mã xã', must),
            name,
            count: integer('Số vùng', must),
            acreage: decimal('Diện tích', { ...must, unit: 'ha' }),
            latitude: decimal('Vĩ độ'),
            longitude: decimal('Kinh độ'),
          },
          must,
        ),
      },
    },
  },
}

/** Lists that can be narrowed by more than their own fields. */
const narrowed: Record<string, Described> = {
  'GET /api/admin/certificates': {
    lists: certificates,
    query: { certificate_status: certificateFilters.certificate_status },
    answers: { entries: certificates },
  },
  'GET /api/admin/manufactures': { lists: manufactures, query: certificateFilters, answers: { entries: manufactures } },
  'GET /api/admin/notifications': {
    lists: notifications,
    query: { received: flag('Chỉ thông báo gửi cho mình') },
    answers: { entries: notifications },
  },
  'PUT /api/admin/notifications/:id/change-read': { answers: { entry: { id, is_read: flag('Đã đọc') } } },
}

const ofScreens: Record<string, Described> = {
  ...narrowed,
  ...Object.fromEntries(sums),
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
  'GET /api/admin/dashboard': {
    answers: {
      entry: {
        counts: group('Số lượng theo danh sách', counted),
        labels_total: integer('Số tem đã cấp'),
        scans_today: integer('Lượt quét hôm nay'),
        scans: list('Lượt quét 30 ngày', byDay),
        products_by_group: list('Sản phẩm theo nhóm', { id, name, count: integer('Số sản phẩm', must) }),
        area_by_ward: list('Diện tích theo xã', {
          id,
          name,
          acreage: decimal('Diện tích', { required: true, unit: 'ha' }),
          latitude: decimal('Vĩ độ giữa xã'),
          longitude: decimal('Kinh độ giữa xã'),
        }),
        ocop: list('Sản phẩm OCOP theo hạng sao', {
          stars: integer('Số sao', must),
          count: integer('Số sản phẩm', must),
        }),
        todo: list(
          'Việc cần làm',
          {
            key: text('Việc', must),
            label: text('Tên việc', must),
            count: integer('Số lượng', must),
            to: text('Màn hình'),
          },
          must,
        ),
      },
    },
  },
}

/** What the API document says of calls beyond what their paths tell, by method and path. */
export const describedCalls: Record<string, Described> = {
  ...Object.assign({}, ...resources.map(usual)),
  ...ofSession,
  ...ofWork,
  ...areaTotals,
  ...single,
  ...ofBanners,
  ...places,
  ...stampCalls,
  ...ofScreens,
  ...publicCalls,
}
