/** Interface texts of the page of shoppers beside a form. */
export const words = {
  title: 'Trang người mua',
  told: 'Theo những gì đang nhập, chưa lưu',
  open: 'Xem trang người mua',
  close: 'Ẩn trang người mua',
  stays: 'Chưa vẽ lại được, đang hiện bản trước.',
} as const
