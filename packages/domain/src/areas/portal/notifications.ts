import { choice, choices, image, integer, moment, money, references, richText, status, text } from '../../field.ts'
import { resource } from '../../resource.ts'
import { notificationStatus } from '../../transitions.ts'

export const notifications = resource('notifications', {
  label: 'Thông báo',
  fields: {
    image: image('Ảnh'),
    title: text('Tiêu đề', { required: true, wide: true, searchable: true }),
    content: richText('Nội dung', { required: true }),
    type: choice(
      'Loại',
      {
        system: 'Hệ thống',
        warning: 'Cảnh báo',
        recall: 'Thu hồi',
        market: 'Thị trường, giá cả',
        training: 'Tập huấn',
      },
      { required: true },
    ),
    price: money('Giá tham khảo (VNĐ)'),
    channel: choices(
      'Kênh gửi',
      { web: 'Trang quản trị', email: 'Email', app: 'Ứng dụng' },
      { help: 'Để trống thì gửi lên trang quản trị' },
    ),
    audience: choice(
      'Đối tượng',
      {
        all: 'Mọi người',
        role: 'Theo vai trò',
        manufacture: 'Theo cơ sở',
        ward: 'Theo xã/phường',
        labor: 'Theo lao động',
        app_user: 'Theo tài khoản ứng dụng',
      },
      { required: true },
    ),
    role_ids: references('Vai trò nhận', 'roles', { required: true, when: { audience: ['role'] } }),
    manufacture_ids: references('Cơ sở nhận', 'manufactures', { required: true, when: { audience: ['manufacture'] } }),
    ward_ids: references('Xã/phường nhận', 'wards', {
      required: true,
      only: { system: '2025' },
      when: { audience: ['ward'] },
    }),
    labor_ids: references('Lao động nhận', 'labors', { required: true, when: { audience: ['labor'] } }),
    app_ids: references('Tài khoản nhận', 'apps', { required: true, when: { audience: ['app_user'] } }),
    link_type: choice(
      'Mở ra',
      {
        none: 'Không có',
        article: 'Bài viết',
        trace: 'Hồ sơ truy xuất',
        product: 'Sản phẩm',
        url: 'Địa chỉ web',
      },
      { default: 'none' },
    ),
    link_value: text('Liên kết', {
      required: true,
      max: 500,
      when: { link_type: ['article', 'trace', 'product', 'url'] },
      web: { link_type: ['url'] },
      help: 'Mã số hoặc địa chỉ web cần mở',
    }),
    send_at: moment('Hẹn gửi lúc'),
    sent_at: moment('Thời gian gửi', { auto: true }),
    recipient_count: integer('Đã gửi', { auto: true, default: 0 }),
    waiting_count: integer('Thư chờ gửi', { auto: true, default: 0 }),
    failed_count: integer('Thư gửi lỗi', { auto: true, default: 0 }),
    read_count: integer('Đã đọc', { auto: true, default: 0 }),
    status: status('Trạng thái', notificationStatus),
  },
  title: 'title',
  columns: ['title', 'type', 'audience', 'send_at', 'sent_at', 'recipient_count', 'read_count', 'status'],
  spare: ['send_at', 'recipient_count', 'audience'],
  filters: ['type', 'audience', 'status', 'sent_at'],
  calls: ['create'],
  detail: true,
  sections: {
    'Nội dung': ['title', 'type', 'price', 'content', 'image', 'link_type', 'link_value'],
    'Gửi đến': ['audience', 'role_ids', 'manufacture_ids', 'ward_ids', 'labor_ids', 'app_ids', 'channel', 'send_at'],
  },
})
