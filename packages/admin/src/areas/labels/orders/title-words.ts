/** Titles of the screens of orders that routes name. Apart from the other texts, which come with the screens. */
export const titles = {
  order: 'Đặt tem',
  edit: 'Sửa đơn',
} as const
