/** Interface texts of the page of shoppers beside a form. */
export const words = {
  title: 'Trang công khai',
  told: 'Theo những gì đang nhập, chưa lưu',
  open: 'Xem trang công khai',
  close: 'Ẩn trang công khai',
  stays: 'Chưa vẽ lại được, đang hiện bản trước.',
} as const
