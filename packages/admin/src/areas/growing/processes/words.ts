/** Interface texts of the process screens, besides the labels in the definitions. */
export const words = {
  species: 'Đối tượng',
  copy: 'Nhân bản',
  askCopy: (name: string) => `Tạo một bản nháp mới từ “${name}”?`,
  stages: 'Các công đoạn',
  hint: 'Kéo để sắp xếp. Ngày tính từ ngày bắt đầu lô; số âm là trước khi bắt đầu.',
  addStage: 'Thêm công đoạn…',
  pickSector: 'Chọn lĩnh vực trước khi thêm công đoạn',
  none: 'Chưa có công đoạn nào. Quy trình cần ít nhất một công đoạn mới đưa vào áp dụng được.',
  drag: (name: string) => `Kéo để chuyển ${name}`,
  remove: (name: string) => `Bỏ công đoạn ${name}`,
  dayFrom: 'Từ ngày',
  dayTo: 'Đến ngày',
  required: 'Bắt buộc',
  traceable: 'Cho truy xuất',
  note: 'Ghi chú',
  optional: 'Không bắt buộc',
  hidden: 'Không công khai',
  days(from: number | null, to: number | null): string {
    if (from === null && to === null) return ''
    if (from === null) return `Đến ngày ${to}`
    return to === null || from === to ? `Ngày ${from}` : `Ngày ${from} – ${to}`
  },
  owner: 'Phạm vi',
  template: 'Quy trình mẫu của tỉnh',
  previous: 'Xem phiên bản trước',
  dragHelp:
    'Nhấn phím cách để nhấc công đoạn, dùng phím mũi tên để chuyển, nhấn phím cách lần nữa để đặt xuống, Esc để thôi.',
  lifted: (name: string, place: number, all: number) => `Đã nhấc ${name}, đang ở vị trí ${place} trên ${all}.`,
  dropped: (name: string, place: number, all: number) => `Đã đặt ${name} ở vị trí ${place} trên ${all}.`,
  cancelled: (name: string) => `${name} về chỗ cũ.`,
} as const
