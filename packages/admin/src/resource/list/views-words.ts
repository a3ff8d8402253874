/** Texts of the views of a list that are saved under a name. */
export const words = {
  allRows: 'Tất cả',
  ownViews: 'Của tôi',
  sharedViews: 'Được chia sẻ',
  noViews: 'Lưu bộ lọc, sắp xếp và cột đang xem dưới một tên để mở lại nhanh.',
  saveView: 'Lưu chế độ xem này',
  saveViewTitle: 'Lưu chế độ xem',
  renameView: 'Đổi tên',
  renameOrShareView: 'Đổi tên, chia sẻ',
  replaceView: 'Cập nhật theo danh sách đang xem',
  setDefault: 'Đặt làm mặc định',
  dropDefault: 'Bỏ mặc định',
  isDefault: 'Mặc định',
  askDeleteView: (name: string) => `Xóa chế độ xem “${name}”?`,
  askDeleteSharedView: (name: string) => `Xóa chế độ xem “${name}”? Những người được chia sẻ cũng không còn thấy.`,
} as const
