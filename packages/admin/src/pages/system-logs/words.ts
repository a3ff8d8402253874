/** What the log screens say beyond their definitions. */
export const words = {
  time: 'Thời gian',
  changes: 'Nội dung thay đổi',
  noChanges: 'Dòng này không kèm giá trị nào.',
  hiddenChanges: 'Giá trị trước và sau chỉ hiện với người có quyền xem danh sách của đối tượng này.',
  before: 'Trước',
  after: 'Sau',
  field: 'Mục',
  who: 'Ai, lúc nào',
  call: 'Lời gọi',
  openAlone: 'Mở thành trang riêng',
  unnamed: 'Không có mô tả',
  id: (id: number) => `#${id}`,
  /** What some lines tell beside the fields of a row. */
  fields: {
    current_quantity: 'Đã thực hiện', note: 'Ghi chú', status: 'Trạng thái', state: 'Trạng thái', reason: 'Lý do', quantity: 'Số lượng', permissions: 'Quyền',
    permission_ids: 'Quyền', deleted_at: 'Ngày xóa', serial_from: 'Từ số', serial_to: 'Đến số', ids: 'Các bản ghi', search: 'Từ tìm kiếm',
  } as Readonly<Record<string, string>>,
} as const
