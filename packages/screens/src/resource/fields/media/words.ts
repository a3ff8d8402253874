import { documents, maxSizeText, pictures, typeNames } from '@trace/define/uploads.ts'
import { formatBytes } from '@trace/define/text/format.ts'

/** Interface texts of choosing and uploading pictures and files. */
export const words = {
  chooseImage: 'Chọn ảnh',
  chooseImages: 'Thêm ảnh',
  chooseFile: 'Chọn tệp',
  chooseFiles: 'Thêm tệp',
  changeFile: 'Đổi',
  uploading: 'Đang tải lên…',
  processing: 'Đang xử lý…',
  imageHint: `${typeNames(pictures)}; ảnh lớn được thu nhỏ trước khi gửi`,
  imageUnreadable:
    'Trình duyệt này không đọc được ảnh HEIC. Hãy chọn ảnh JPG, hoặc trên iPhone vào Cài đặt → Camera → Định dạng → Tương thích nhất rồi chụp lại',
  fileHint: `${typeNames(documents)}, ${maxSizeText(documents.most)}`,
  imageTooLarge: `Ảnh vượt quá ${formatBytes(pictures.most)}`,
  fileTooLarge: `Tệp vượt quá ${formatBytes(documents.most)}`,
  failed: (name: string, why: string) => `${name}: ${why}`,
  notPicture: `Chỉ nhận ảnh ${typeNames(pictures)}`,
  caption: 'Chú thích',
  picture: (number: number, caption: string) => `ảnh ${number}${caption && ` (${caption})`}`,
  remove: (what: string) => `Bỏ ${what}`,
  removed: (what: string) => `Đã bỏ ${what}`,
  toFirst: (what: string) => `Đưa ${what} lên đầu`,
  earlier: (what: string) => `Đưa ${what} lên trước`,
} as const
