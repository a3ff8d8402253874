import { subjects } from './subjects.ts'

/** What log lines can be about, by the table or the name they carry: mostly what permissions are about, and some more. */
export const logSubjects = {
  ...subjects,
  production_plans: subjects['production-plans'],
  product_per_labor: 'Phần việc của lao động',
  batches: subjects.manufacturing_batches,
  banners: subjects.config_image,
  footer: subjects.config_footer,
  orders: 'Đơn đặt tem',
  order_notifications: 'Thông báo đơn tem',
  certificates: 'Chứng nhận',
  shippings: 'Đơn vị vận chuyển',
  manufacturing_forms: 'Loại hình sản xuất',
  tags: 'Thẻ',
  information: 'Thông tin hệ thống',
  logo: 'Logo',
  'images-header': 'Ảnh đầu trang',
  media: 'Tệp tải lên',
} as const
