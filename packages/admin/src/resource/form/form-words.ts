/** Texts of the sections of a form, and of the rail beside them. */
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
} as const
