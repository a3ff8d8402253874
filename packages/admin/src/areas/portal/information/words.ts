import { documents, maxSizeText } from '@trace/define/uploads.ts'

/** Interface texts of the system information page, besides the labels in the definition. */
export const words = {
  askPassword:
    'Đổi tên miền, ngưỡng, thời hạn hoặc bảo trì phải nhập lại mật khẩu; mọi quản trị hệ thống nhận thư báo.',
  boundaries: 'Ranh giới xã, phường, đặc khu',
  hint: `Tệp GeoJSON kiểu FeatureCollection, hệ tọa độ WGS84, mỗi đối tượng có mã xã 5 chữ số, ${maxSizeText(documents.most)}. Bản đồ ở trang chủ, vùng sản xuất và thống kê lượt quét dùng ranh giới này làm nền.`,
  load: 'Nạp tệp ranh giới',
  loadAnother: 'Nạp tệp khác',
  loaded: (drawn: number, total: number) => `Đã có ranh giới của ${drawn}/${total} xã.`,
  from: (file: string, moment: string) => `Tệp ${file}, nạp lúc ${moment}.`,
  missing: (names: string) => `Chưa có trong tệp: ${names}.`,
} as const
