/** Texts of forms that wait for their uploads. */
export const words = {
  waits: (count: number) => `Đang chờ ${count} tệp tải lên xong rồi lưu…`,
  calledOff:
    'Chưa lưu: có tệp không tải lên được. Chọn lại tệp ở chỗ báo lỗi, hoặc bấm lưu lần nữa để lưu không có tệp đó.',
} as const
