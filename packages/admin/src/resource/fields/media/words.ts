/** Texts of pictures and files that are chosen and sent. */
export const words = {
  chooseImage: 'Chọn ảnh',
  chooseImages: 'Thêm ảnh',
  chooseFile: 'Chọn tệp',
  chooseFiles: 'Thêm tệp',
  changeFile: 'Đổi',
  uploading: 'Đang tải lên…',
  processing: 'Đang xử lý…',
  imageHint: 'JPG, PNG hoặc WebP; ảnh lớn được thu nhỏ trước khi gửi',
  imageUnreadable:
    'Trình duyệt này không đọc được ảnh HEIC. Hãy chọn ảnh JPG, hoặc trên iPhone vào Cài đặt → Camera → Định dạng → Tương thích nhất rồi chụp lại',
  fileHint: 'PDF, DOCX hoặc XLSX, tối đa 20 MB',
  imageTooLarge: 'Ảnh vượt quá 5 MB',
  fileTooLarge: 'Tệp vượt quá 20 MB',
  failed: (name: string, why: string) => `${name}: ${why}`,
  caption: 'Chú thích',
} as const
