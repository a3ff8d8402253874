/** Interface texts of forms and their inputs. */

export const settled = 'Do cài đặt của máy chủ quyết định, không sửa ở đây'

export const addNamed = (name: string) => `Thêm mới “${name}”`
export const propose = 'Đề nghị thêm'
export const proposeNamed = (name: string) => `Đề nghị thêm “${name}”`

export const formProblems = (count: number) => `Có ${count} chỗ cần sửa trước khi lưu.`
export const conflictTitle = 'Dữ liệu vừa được người khác sửa'
export const choose = 'Chọn…'
export const openCalendar = 'Mở lịch'
export const moment = 'ngày/tháng/năm giờ:phút'
