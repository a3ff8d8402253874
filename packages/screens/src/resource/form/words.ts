import { lowerFirst } from '@trace/define/text/format.ts'

/** Texts of forms. */
export const words = {
  moreFields: 'Thêm chi tiết',
  moreFieldsOf: (section: string) => `Thêm chi tiết: ${section}`,
  sections: 'Các phần của biểu mẫu',
  sectionWrong: (count: number) => `${count} chỗ cần sửa`,
  sectionMissing: (count: number) => `còn ${count} mục bắt buộc`,
  sectionWaits: (label: string) => `tùy “${label}”`,
  sectionDone: 'đã đủ',
  problemsIn: (count: number, section: string) => `${count} lỗi ở ${section}`,
  showAtOnce: 'Hiện ngay trên trang công khai',
  filled: 'điền sẵn',
  filledHint: 'Điền sẵn theo dữ liệu đã có: xem lại trước khi lưu',
  sectionOptional: 'không bắt buộc',
  checklistLegend: 'Số ①–⑩ bên cạnh ô: ô đó quyết định mục ấy trong bảng kiểm 10 thông tin của hồ sơ truy xuất.',
  checklistLine: (number: number, label: string) => `Quyết định mục ${number} của bảng kiểm: ${label}`,

  propose: (label: string) => `Đề nghị thêm ${lowerFirst(label)}`,
  proposeHint: 'Dùng được ngay trong bản nháp của cơ sở. Cán bộ duyệt xong thì mọi cơ sở cùng chọn được.',
  sendProposal: 'Gửi đề nghị',
  nearNames: 'Danh mục đã có tên gần giống',
  takeInstead: (name: string) => `Dùng “${name}”`,
  sameAs: (name: string) => `Trùng với “${name}”`,
  sameAsOther: 'Trùng với mục khác…',
  sameAsTitle: (name: string) => `“${name}” trùng với mục nào?`,
  mergeHint: (name: string) =>
    `Những bản nháp đang dùng “${name}” sẽ chuyển sang mục được chọn, và cơ sở được báo. Việc này không hoàn tác được.`,
  merge: 'Gộp',
} as const
