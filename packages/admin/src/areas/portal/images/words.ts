import { MEGABYTE, pictures, typeNames } from '@trace/define/uploads.ts'
import { formatBytes } from '@trace/define/text/format.ts'

/**
 * Maximum size in bytes of a picture before it is cropped. Cropping makes it small, but the browser must be able to
 * open it.
 */
export const MOST_UNCROPPED = 30 * MEGABYTE

/** Interface texts of the picture screens, besides the labels in the definitions. */
export const words = {
  tabs: 'Loại ảnh',
  header: 'Ảnh đầu trang',
  none: (kind: string) => `Chưa có ${kind.toLowerCase()} nào`,
  noneHint: 'Ảnh thêm vào sẽ hiện trên trang công khai theo thứ tự và lịch đã đặt.',
  size: (size: string) => `Ảnh được cắt theo khung ${size} điểm ảnh`,
  crop: 'Cắt ảnh',
  cropHint: 'Kéo ảnh để chọn phần sẽ hiện. Bàn phím: mũi tên để dời, + và − để phóng to, thu nhỏ.',
  cropFrame: 'Khung cắt ảnh',
  cropAgain: 'Cắt lại',
  cut: 'Cắt và tải lên',
  zoom: 'Phóng to',
  result: (width: string, height: string) => `Kết quả ${width} × ${height} điểm ảnh`,
  blurred: (size: string) =>
    `Phần đã chọn nhỏ hơn nhiều so với cỡ nên dùng ${size}, ảnh có thể bị mờ trên màn hình lớn.`,
  unreadable: 'Không mở được ảnh này',
  notPicture: `Chỉ nhận ảnh ${typeNames(pictures)}`,
  tooLarge: `Ảnh vượt quá ${formatBytes(MOST_UNCROPPED)}`,
  untitled: 'Chưa đặt tiêu đề',
  order: (order: number) => `Thứ tự ${order}`,
  from: (day: string) => `từ ${day}`,
  until: (day: string) => `đến ${day}`,
  always: 'Luôn hiện',
  upcoming: 'Sắp hiện',
  showing: 'Đang hiện',
  over: 'Đã hết hạn',
  hidden: 'Đang ẩn',

  main: 'Ảnh bìa chính',
  second: 'Ảnh bìa phụ',
} as const
