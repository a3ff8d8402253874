import { lowerFirst } from '@trace/domain/format'

/** Interface texts of the lazy-loaded parts of lists and forms. */
export const words = {
  moreFields: 'Thêm chi tiết',
  moreFieldsOf: (section: string) => `Thêm chi tiết: ${section}`,
  sections: 'Các phần của biểu mẫu',
  sectionWrong: (count: number) => `${count} chỗ cần sửa`,
  sectionMissing: (count: number) => `còn ${count} mục bắt buộc`,
  sectionDone: 'đã đủ',
  sectionOptional: 'không bắt buộc',
  checklistLine: (number: number, label: string) => `Quyết định mục ${number} của bảng kiểm: ${label}`,

  onlyLook: 'Bạn chỉ được xem trang này, không được thay đổi.',
  chosenRows: (count: string) => `Đã chọn ${count} dòng`,
  chooseAll: (total: string) => `Chọn tất cả ${total} dòng phù hợp`,
  bulk: 'Thao tác với các dòng đã chọn',
  switching: 'Bật/tắt',
  moving: 'Chuyển trạng thái',
  askDelete: (count: string) =>
    `Xóa ${count} dòng đã chọn? Dòng đang được nơi khác sử dụng sẽ được giữ lại. Dữ liệu đã xóa nằm trong “Thùng rác” và có thể khôi phục.`,
  ask: (what: string, count: string) => `${what} ${count} dòng đã chọn?`,
  rejectMany: (count: string) => `Từ chối ${count} dòng đã chọn`,

  importMenu: 'Nhập từ Excel',
  sheetMode: 'Bảng tính',
  meant: (proposal: string) => `Ý bạn là “${proposal}”?`,
  takeAll: 'Đổi tất cả theo gợi ý',

  usedTitle: (name: string) => `Chưa xóa được ${name}`,
  usedHint: 'Còn nơi đang dùng. Mở từng nơi để đổi hoặc xóa trước.',
  usedBy: (count: string, label: string) => `${count} ${label}`,
  usedMore: (count: string) => `và ${count} mục khác`,

  trash: 'Thùng rác',
  askPublish: (what: string) => `Lưu và công bố ${what}?`,
  seenAtOnce: (where: string) => `Người ngoài thấy ngay ở: ${lowerFirst(where)}.`,
  savePublicly: 'Lưu và công bố',
  gaveBack: (what: string) => `Đã trả ${what} về như trước`,
  name: 'Tên',

  dense: 'Dòng thấp',

  history: 'Lịch sử',
  historyEmpty: 'Chưa có thay đổi nào được ghi lại.',
  system: 'Hệ thống',
  before: 'Trước',
  after: 'Sau',
  recover: 'Khôi phục',
  restore: 'Khôi phục về bản này',
  askRestore: (when: string) => `Đưa các giá trị về như lúc ${when}? Thao tác này cũng được ghi vào lịch sử.`,

  draft: (when: string) => `Có bản nháp chưa lưu lúc ${when}.`,
  draftChanged: 'Dữ liệu đã được người khác sửa sau đó; chỉ các mục bạn đã đổi được khôi phục.',
  draftTake: 'Dùng bản nháp',
  draftDrop: 'Bỏ bản nháp',
} as const
