import {
  decimal,
  email,
  flag,
  image,
  integer,
  list,
  longText,
  phone,
  reference,
  text,
  url,
} from '@trace/define/kinds/index.ts'
import { orderWaitDays } from '../labels/orders/order-wait-days.ts'
import { SETTINGS, single } from '@trace/define/single.ts'

const host = { format: 'host', max: 100 } as const

const link = {
  label: text('Chữ hiện', { required: true, max: 100 }),
  url: text('Liên kết', {
    required: true,
    max: 500,
    format: 'link',
  }),
}

export const footer = single({
  name: 'footer',
  path: '/footer/footer',
  label: 'Chân trang',
  screen: 'general/footer',
  icon: 'layout-bottombar',
  subjects: ['config_footer'],
  seen: { where: 'Chân trang của mọi trang công khai', path: '/trang-chu' },
  fields: {
    organization_name: text('Tên cơ quan', { required: true, wide: true }),
    governing_body: text('Cơ quan chủ quản'),
    address: text('Địa chỉ', { required: true, wide: true }),
    phone: phone('Số điện thoại', { required: true }),
    fax: text('Fax', { max: 30 }),
    email: email('Email'),
    license_text: text('Giấy phép', { max: 500, wide: true }),
    responsible_person: text('Chịu trách nhiệm nội dung', { max: 150 }),
    copyright: text('Dòng bản quyền'),
    social: list(
      'Mạng xã hội',
      {
        type: text('Tên', { required: true, max: 50 }),
        url: url('Địa chỉ', { required: true }),
      },
      { max: 10 },
    ),
    columns: list(
      'Cột liên kết',
      {
        title: text('Tiêu đề', { required: true, max: 100 }),
        links: list('Liên kết', link, { max: 20 }),
      },
      { max: 6 },
    ),
    app_store_url: url('Liên kết App Store'),
    google_play_url: url('Liên kết Google Play'),
    certificate_badge_url: url('Liên kết dấu chứng nhận'),
  },
  sections: {
    'Cơ quan': ['organization_name', 'governing_body', 'responsible_person', 'copyright', 'license_text'],
    'Liên hệ': ['address', 'phone', 'fax', 'email'],
    'Liên kết': ['social', 'columns', 'app_store_url', 'google_play_url', 'certificate_badge_url'],
  },
})

export const contactPage = single({
  name: 'contact',
  path: '/contact/contact',
  label: 'Liên hệ',
  screen: 'general/contact',
  icon: 'address-book',
  subjects: ['contact'],
  seen: { where: 'Trang liên hệ', path: '/lien-he' },
  fields: {
    title: text('Tiêu đề'),
    address: text('Địa chỉ', { required: true, wide: true }),
    phone: phone('Số điện thoại', { required: true }),
    hotline: phone('Đường dây nóng', { required: true }),
    email: email('Email', { required: true }),
    working_hours: text('Giờ làm việc'),
    map_embed_url: url('Địa chỉ bản đồ nhúng', { max: 2000, wide: true }),
    latitude: decimal('Vĩ độ', { min: -90, max: 90, decimals: 7 }),
    longitude: decimal('Kinh độ', { min: -180, max: 180, decimals: 7, paired: true }),
    zalo: text('Zalo', { max: 200 }),
    facebook: url('Facebook'),
    form_receiver_email: email('Email nhận liên hệ', {
      help: 'Nhận thư gửi từ trang liên hệ; để trống thì thư gửi đến email ở trên',
    }),
  },
  sections: {
    'Nội dung': ['title', 'working_hours', 'form_receiver_email'],
    'Kênh liên hệ': ['phone', 'hotline', 'email', 'zalo', 'facebook'],
    'Địa chỉ': ['address', 'map_embed_url', 'latitude', 'longitude'],
  },
})

export const imagesHeader = single({
  name: 'images-header',
  path: '/configs/images-header',
  label: 'Ảnh đầu trang',
  screen: 'general/images/header',
  subjects: ['config_image'],
  seen: { where: 'Đầu các trang danh sách và trang liên hệ', path: '/san-pham' },
  fields: {
    desktop: image('Ảnh cho máy tính', { required: true }),
    tablet: image('Ảnh cho máy tính bảng'),
    mobile: image('Ảnh cho điện thoại'),
    alt: text('Mô tả ảnh', { help: 'Đọc lên cho người không nhìn thấy ảnh' }),
  },
})

export const logo = single({
  name: 'logo',
  path: '/configs/logo',
  label: 'Logo',
  screen: 'system/configurations/logo',
  icon: 'photo-circle',
  subjects: ['config_image'],
  open: 'screens',
  seen: { where: 'Đầu mọi trang công khai và thẻ trình duyệt', path: '/trang-chu' },
  fields: {
    logo: image('Logo', { required: true }),
    logo_white: image('Logo trên nền tối'),
    favicon: image('Biểu tượng trên thẻ trình duyệt'),
    alt: text('Mô tả logo', { help: 'Đọc lên cho người không nhìn thấy ảnh' }),
  },
})

/** Settings that portal editors may change; all others need `update permissions` and the password (decision 133). */
export const portalEditorFields = ['site_name', 'short_name', 'slogan', 'description'] as const

const orderWait = 'Đơn ở một trạng thái lâu hơn số ngày này bị đánh dấu quá hạn và nhắc người xử lý'

export const information = single({
  name: SETTINGS,
  path: '/configs/information',
  label: 'Thông tin hệ thống',
  screen: 'system/configurations/information',
  icon: 'settings-2',
  subjects: ['config_image'],
  open: 'screens',
  seen: { where: 'Đầu mọi trang công khai, trang liên hệ và tên người gửi thư', path: '/trang-chu' },
  fields: {
    site_name: text('Tên hệ thống', { required: true }),
    short_name: text('Tên ngắn', { max: 50, help: 'Tên người gửi của thư, tên khi lưu trang ra màn hình điện thoại' }),
    slogan: text('Khẩu hiệu', { help: 'Hiện dưới tên hệ thống ở đầu mọi trang công khai' }),
    description: longText('Giới thiệu', { max: 1000, help: 'Hiện ở trang liên hệ' }),
    province_id: reference('Tỉnh', 'provinces', { required: true, only: { system: '2025' } }),
    public_host: text('Tên miền trang công khai', { required: true, ...host }),
    gs1_resolver_host: text('Tên miền phân giải GS1', {
      ...host,
      help: 'Đứng đầu liên kết số GS1 của hồ sơ mới; để trống thì dùng tên miền trang công khai',
    }),
    default_expire_warning_days: integer('Báo trước khi hết hạn', { min: 1, max: 365, default: 30, unit: 'ngày' }),
    movement_tolerance_percent: decimal('Dung sai vận chuyển', {
      min: 0,
      max: 20,
      default: 1,
      unit: '%',
      help: 'Tổng số lượng gửi đi được vượt số lượng của lô tới mức này',
    }),
    source_tolerance: decimal('Sai số lô nguyên liệu', {
      min: 0,
      max: 20,
      default: 0,
      unit: '%',
      help: 'Các lô chế biến được dùng nhiều hơn sản lượng của lô nguyên liệu đến mức này',
    }),
    scan_repeat_seconds: integer('Quét lặp', {
      min: 1,
      max: 3600,
      default: 30,
      unit: 'giây',
      help: 'Trong khoảng này một thiết bị chỉ được tính một lượt',
    }),
    scan_distance_km: integer('Khoảng cách nghi vấn', {
      min: 1,
      max: 20_000,
      default: 500,
      unit: 'km',
      help: 'Hai lượt quét một tem cách nhau xa hơn bị đánh dấu nghi vấn',
    }),
    scan_distance_minutes: integer('Thời gian nghi vấn', {
      min: 1,
      max: 1440,
      default: 10,
      unit: 'phút',
      help: 'Khoảng cách trên chỉ xét trong thời gian này',
    }),
    scan_burst_count: integer('Số lượt quét nghi vấn trong 24 giờ', { min: 1, default: 20, unit: 'lượt' }),
    scan_burst_devices: integer('Số thiết bị nghi vấn trong 24 giờ', { min: 1, default: 5, unit: 'thiết bị' }),
    clone_watch_score: integer('Điểm cần theo dõi', {
      min: 1,
      max: 100,
      default: 50,
      unit: 'điểm',
      help: 'Tem có điểm sao chép từ mức này vào danh sách tem cần xem xét',
    }),
    clone_suspect_score: integer('Điểm nghi vấn', {
      min: 1,
      max: 100,
      default: 85,
      unit: 'điểm',
      help: 'Từ mức này người quét thấy tem bị nghi vấn',
    }),
    stamp_width: integer('Chiều rộng tem thường dùng', { min: 21, max: 300, default: 50, unit: 'mm' }),
    stamp_height: integer('Chiều cao tem thường dùng', { min: 21, max: 300, default: 30, unit: 'mm' }),
    order_pending_days: integer('Đơn chờ duyệt', {
      min: 1,
      max: 365,
      default: orderWaitDays.pending,
      unit: 'ngày',
      help: orderWait,
    }),
    order_approved_days: integer('Đơn đã duyệt chờ in', {
      min: 1,
      max: 365,
      default: orderWaitDays.approved,
      unit: 'ngày',
    }),
    order_printing_days: integer('Đơn đang in', { min: 1, max: 365, default: orderWaitDays.printing, unit: 'ngày' }),
    order_delivering_days: integer('Đơn đang giao', {
      min: 1,
      max: 365,
      default: orderWaitDays.delivering,
      unit: 'ngày',
    }),
    maintenance_mode: flag('Đang bảo trì', {
      help: 'Mọi người thấy trang bảo trì, kể cả người quét tem; chỉ người được sửa phân quyền còn làm việc',
    }),
  },
  sections: {
    'Hệ thống': ['site_name', 'short_name', 'slogan', 'description', 'province_id', 'maintenance_mode'],
    'Địa chỉ công khai': ['public_host', 'gs1_resolver_host'],
    'Cảnh báo': [
      'default_expire_warning_days',
      'movement_tolerance_percent',
      'source_tolerance',
      'scan_repeat_seconds',
      'scan_distance_km',
      'scan_distance_minutes',
      'scan_burst_count',
      'scan_burst_devices',
      'clone_watch_score',
      'clone_suspect_score',
    ],
    Tem: ['stamp_width', 'stamp_height'],
    'Thời hạn xử lý đơn đặt tem': [
      'order_pending_days',
      'order_approved_days',
      'order_printing_days',
      'order_delivering_days',
    ],
  },
})
