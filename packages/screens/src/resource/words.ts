import { lowerFirst } from '@trace/define/text/format.ts'
/** Interface texts of the lazy-loaded parts of lists and forms. */
export const words = {
  confirms: 'Xác nhận',
  onlyLook: 'Bạn chỉ được xem trang này, không được thay đổi.',
  chosenRows: (count: string) => `Đã chọn ${count} dòng`,
  chooseAll: (total: string) => `Chọn tất cả ${total} dòng phù hợp`,
  bulk: 'Thao tác với các dòng đã chọn',
  switching: 'Bật/tắt',
  moving: 'Chuyển trạng thái',
  askDelete: (count: string) =>
    `Xóa ${count} dòng đã chọn? Dòng đang được nơi khác sử dụng sẽ được giữ lại. Dữ liệu đã xóa nằm trong “Thùng rác” và có thể khôi phục.`,
  ask: (what: string, count: string) => `${what} ${count} dòng đã chọn?`,
  tooManyDecided: 'Mỗi lần chỉ duyệt hoặc chuyển trạng thái được tối đa 1.000 dòng. Hãy lọc bớt danh sách.',
  rejectMany: (count: string) => `Từ chối ${count} dòng đã chọn`,

  importMenu: 'Nhập từ Excel',
  sheetMode: 'Bảng tính',
  meant: (proposal: string) => `Ý bạn là “${proposal}”?`,
  takeAll: 'Đổi tất cả theo gợi ý',

  usedTitle: (name: string) => `Chưa xóa được ${name}`,
  usedHint: 'Còn nơi đang dùng. Mở từng nơi để đổi hoặc xóa trước.',
  usedBy: (count: string, label: string) => `${count} ${label}`,
  usedByHidden: (label: string) => `${label}: dòng ngoài quyền xem của bạn`,
  usedHidden: 'và dòng khác ngoài quyền xem của bạn',
  usedMore: (count: string) => `và ${count} mục khác`,

  trash: 'Thùng rác',
  name: 'Tên',

  dense: 'Hàng gọn',

  recover: 'Khôi phục',

  lacks: (what: string) => `Hồ sơ truy xuất của ${lowerFirst(what)} này sẽ còn thiếu trong 10 thông tin:`,
  lacksHere: 'Hồ sơ truy xuất sẽ còn thiếu:',
  fillIn: (labels: readonly string[]) => `Điền ${labels.map(lowerFirst).join(', ')}`,
  goTo: (label: string) => `Điền ${lowerFirst(label)}`,
} as const
