/** Interface texts of the editor of long texts. */
export const words = {
  bold: 'Đậm',
  italic: 'Nghiêng',
  underline: 'Gạch chân',
  heading: 'Tiêu đề',
  subheading: 'Tiêu đề nhỏ',
  bullets: 'Danh sách chấm',
  numbers: 'Danh sách số',
  quote: 'Trích dẫn',
  link: 'Liên kết',
  unlink: 'Bỏ liên kết',
  image: 'Chèn ảnh',
  table: 'Bảng',
  undo: 'Hoàn tác',
  redo: 'Làm lại',
  linkAddress: 'Địa chỉ liên kết',
  toolbar: 'Công cụ định dạng',
} as const
