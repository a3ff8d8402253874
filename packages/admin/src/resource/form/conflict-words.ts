/** Texts of the dialog in which two people's values meet. */
export const words = {
  conflict: 'Chọn giá trị muốn giữ cho từng mục, rồi lưu lại.',
  conflictNone: 'Các mục bạn đang sửa không khác bản mới nhất. Lưu lại để hoàn tất.',
  yours: 'Bản của bạn',
  theirs: 'Bản mới nhất',
  allYours: 'Giữ tất cả của tôi',
  allTheirs: 'Lấy tất cả bản mới nhất',
  emptyValue: '(để trống)',
  keepChosen: 'Lưu lựa chọn',
} as const
