/** Interface texts of lazy-loaded parts. */
export const words = {
  paletteHint: 'Tìm màn hình, dữ liệu, thao tác…',
  found: 'Kết quả',
  screens: 'Màn hình',
  records: 'Dữ liệu',
  tasks: 'Thao tác',
  searching: 'Đang tìm…',
  nothing: 'Không có kết quả phù hợp',
  keysHint: '↑ ↓ để chọn · Enter để mở · Esc để đóng',

  guide: 'Mở hướng dẫn sử dụng',

  shortcuts: 'Phím tắt',
  keyNames: { control: 'Ctrl', escape: 'Esc', question: '?', tab: 'Tab', space: 'Phím cách' },
  keys: {
    palette: 'Tìm nhanh màn hình, dữ liệu, thao tác',
    save: 'Lưu biểu mẫu đang mở',
    help: 'Mở trợ giúp này',
    escape: 'Đóng hộp thoại, trả lời “không”',
    tab: 'Chuyển sang mục kế tiếp',
    space: 'Chọn dòng, bật hoặc tắt',
  },
  tips: 'Mẹo',
  tip: {
    search: 'Tìm kiếm không phân biệt dấu: gõ “ca phe” cũng thấy “Cà phê”.',
    address: 'Bộ lọc, sắp xếp và trang nằm trong địa chỉ: chép địa chỉ để gửi đúng danh sách đang xem.',
    views: 'Bộ lọc, sắp xếp và cột hay dùng lưu được dưới một tên ở nút “Chế độ xem”, và đặt được làm mặc định.',
    drafts: 'Biểu mẫu đang nhập dở được giữ làm bản nháp trên máy này cho đến khi lưu hoặc đăng xuất.',
    trash: 'Dữ liệu đã xóa nằm trong “Thùng rác” ở nút “Khác” của danh sách.',
  },

  offline: 'Mất kết nối mạng. Những gì bạn đang nhập vẫn được giữ trên máy này.',
  online: 'Đã kết nối lại',
  sessionTitle: 'Phiên làm việc sắp hết hạn',
  sessionEnds: (minutes: number) => `Bạn đã lâu không thao tác. Phiên sẽ kết thúc sau ${minutes} phút nữa.`,
  stay: 'Tiếp tục làm việc',
} as const
