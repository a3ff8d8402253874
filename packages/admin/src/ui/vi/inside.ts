import type { Field } from '@trace/define/field.ts'
import { lowerFirst } from '@trace/define/text/format.ts'

/** Interface texts of lists, of what stands around every screen, and of what several screens share. */

export const retry = 'Thử lại'
export const reloadPage = 'Tải lại trang'
export const partFailed = 'Chưa tải được phần này của trang. '
export const remove = 'Bỏ'
export const clear = 'Xóa giá trị'
export const switchReason = (label: string) => `Lý do đổi “${lowerFirst(label)}”`
export const goOn = 'Tiếp tục'

export const skipToContent = 'Đến nội dung chính'
export const mainMenu = 'Menu chính'
export const openMenu = 'Mở menu'
export const closeMenu = 'Đóng menu'
export const breadcrumb = 'Đường dẫn'
export const home = 'Trang chủ'
export const inbox = 'Bàn việc'
export const calendar = 'Lịch'
export const account = 'Tài khoản'
export const profile = 'Hồ sơ cá nhân'
export const updateProfile = 'Cập nhật hồ sơ'
export const changePassword = 'Đổi mật khẩu'
export const sessions = 'Phiên đăng nhập'
export const jobs = 'Công việc chạy nền'
export const fetchFile = 'Tải tệp'
export const palette = 'Tìm nhanh'
export const help = 'Trợ giúp'
export const toDark = 'Chuyển sang giao diện tối'
export const toLight = 'Chuyển sang giao diện sáng'
export const unread = (count: string) => `${count} chưa xem`
export const myNotices = 'Thông báo của tôi'
export const liveChanges = 'Danh sách vừa có thay đổi.'

export const number = 'STT'
export const actions = 'Thao tác'
export const actionsOf = (name: string) => `Thao tác với ${name}`
export const add = 'Thêm mới'
export const addOne = (label: string) => `Thêm ${lowerFirst(label)}`
export const view = 'Xem'
export const edit = 'Sửa'
export const editOne = (label: string) => `Sửa ${lowerFirst(label)}`
const toDelete = 'Xóa'
export const moreTools = 'Khác'
export const approve = 'Duyệt'
export const reject = 'Từ chối'
export const merge = 'Gộp vào mục đã có…'
export const approveChanges = 'Duyệt thay đổi'
export const rejectChanges = 'Từ chối thay đổi'
export const askApproveChanges = (name: string) =>
  `Duyệt các thay đổi của “${name}”? Trang công khai sẽ hiện giá trị mới.`
export const rejectChangesHint = 'Các giá trị trở lại như lần duyệt gần nhất; lý do được báo cho cơ sở.'
export const switchOn = (label: string) => `Bật “${label}”`
export const switchOff = (label: string) => `Tắt “${label}”`
export const askSwitch = ({ label, choices }: Pick<Field, 'label' | 'choices'>, on: boolean, name: string) =>
  choices
    ? `Đặt ${lowerFirst(label)} của “${name}” thành “${choices[String(on)]}”?`
    : `${on ? 'Bật' : 'Tắt'} “${label}” của “${name}”?`
export const mayUndo = 'Có thể hoàn tác ngay sau đó.'
export const askDelete = (name: string) => `Xóa “${name}”? Dữ liệu đã xóa nằm trong “Thùng rác” và có thể khôi phục.`
export const askVerb = (verb: string, name: string) => `${verb} “${name}”?`
export const seenAt = (address: string) => `Nơi hiện: ${address}.`
export const askApprove = (name: string) => `Duyệt “${name}”?`
export const askMove = (name: string, state: string) => `Chuyển “${name}” sang trạng thái “${state}”?`
export const rejectOne = (label: string) => `Từ chối ${lowerFirst(label)}`
export const rejectTitle = (name: string) => `Từ chối “${name}”`

export const search = 'Tìm kiếm'
export const searchIn = (label: string) => `Tìm ${lowerFirst(label)}`
export const filter = 'Lọc'
export const filterBy = 'Lọc theo'
export const from = 'Từ'
export const to = 'Đến'
export const apply = 'Áp dụng'
export const on = 'Có'
export const off = 'Không'
/** What the toggles of a row come to. */
export const stateColumn = 'Trạng thái'
export const views = 'Chế độ xem'
export const columns = 'Cột'
export const columnsTitle = 'Cột hiển thị'
export const sameInAll = 'Mọi dòng:'
export const noValue = 'trống'
export const showSame = 'Hiện thành cột'
const toExport = 'Xuất Excel'
export const selectAll = 'Chọn tất cả trong trang'
export const selectOne = (name: string) => `Chọn ${name}`
export const unselect = 'Bỏ chọn'
export const sortBy = (label: string) => `Sắp xếp theo ${lowerFirst(label)}`
export const nothingFound = 'Không có kết quả phù hợp'
export const pages = 'Phân trang'
export const page = (page: number) => `Trang ${page}`
export const previousPage = 'Trang trước'
export const nextPage = 'Trang sau'
export const tooLongToSort = 'Danh sách quá dài để xếp theo cột này, hãy lọc'
export const pageTooFar = (most: string) => `chỉ xem được ${most} dòng đầu và cuối, hãy lọc`
export const range = (from: number, to: number, total: string) => `${from}–${to} / ${total}`

export const general = 'Thông tin chung'
export const more = 'Thông tin khác'
export const missing = (labels: readonly string[]) => `Chưa có: ${labels.map(lowerFirst).join(', ')}.`
export const leaveTitle = 'Rời trang này?'
export const leaveForm = 'Các thay đổi chưa lưu được giữ làm bản nháp trên máy này.'
export const field = 'Mục'
export const typeToSearch = 'Gõ để tìm…'
export const searching = 'Đang tìm…'
export const noOptions = 'Không tìm thấy'
export const day = 'ngày/tháng/năm'
export const dropHere = 'hoặc kéo thả vào đây'
export const openFile = 'Mở tệp'
export const boundaryPoints = (count: number) => `Ranh giới gồm ${count} góc`

export const role = 'Vai trò'
export const welcome = (name: string) => `Xin chào, ${name}`
export const showFigures = 'Xem bảng số liệu'
export const noFigures = 'Chưa có số liệu.'

export { toDelete as delete, toExport as export }
