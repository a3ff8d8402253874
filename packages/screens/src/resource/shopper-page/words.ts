/** Interface texts of the preview of a public page. */
export const words = {
  title: 'Trang công khai',
  told: 'Theo những gì đang nhập, chưa lưu',
  open: 'Xem trang công khai',
  close: 'Ẩn trang công khai',
  stays: 'Chưa vẽ lại được, đang hiện bản trước.',
} as const
