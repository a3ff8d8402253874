import { lowerFirst } from '@trace/domain/format'

/** Interface texts of forms and their inputs. */

export const settled = 'Do cài đặt của máy chủ quyết định, không sửa ở đây'

export const addNamed = (name: string) => `Thêm mới “${name}”`
export const propose = 'Đề nghị thêm'
export const proposeNamed = (name: string) => `Đề nghị thêm “${name}”`

export const formProblems = (count: number) => `Có ${count} chỗ cần sửa trước khi lưu.`
export const conflictTitle = 'Dữ liệu vừa được người khác sửa'
export const item = (label: string, index: number) => `${label} ${index}`
export const addItem = (label: string) => `Thêm ${lowerFirst(label)}`
export const removeItem = 'Xóa mục này'
export const moveUp = 'Chuyển lên'
export const moveDown = 'Chuyển xuống'
export const choose = 'Chọn…'
export const openCalendar = 'Mở lịch'
export const moment = 'ngày/tháng/năm giờ:phút'
export const chooseImage = 'Chọn ảnh'
export const chooseImages = 'Thêm ảnh'
export const chooseFile = 'Chọn tệp'
export const chooseFiles = 'Thêm tệp'
export const changeFile = 'Đổi'
export const uploading = 'Đang tải lên…'
export const processing = 'Đang xử lý…'
export const imageHint = 'JPG, PNG hoặc WebP; ảnh lớn được thu nhỏ trước khi gửi'
export const imageUnreadable =
  'Trình duyệt này không đọc được ảnh HEIC. Hãy chọn ảnh JPG, hoặc trên iPhone vào Cài đặt → Camera → Định dạng → Tương thích nhất rồi chụp lại'
export const fileHint = 'PDF, DOCX hoặc XLSX, tối đa 20 MB'
export const imageTooLarge = 'Ảnh vượt quá 5 MB'
export const fileTooLarge = 'Tệp vượt quá 20 MB'
export const caption = 'Chú thích'
