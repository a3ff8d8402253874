/** Texts of the offer to restore a form draft. */
export const words = {
  draft: (when: string) => `Có bản nháp chưa lưu lúc ${when}.`,
  draftChanged: 'Dữ liệu đã được người khác sửa sau đó; chỉ các mục bạn đã đổi được khôi phục.',
  draftTake: 'Dùng bản nháp',
  draftDrop: 'Bỏ bản nháp',
} as const
