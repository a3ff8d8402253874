/** Interface texts of the menu screens, besides the labels in the definitions. */
export const words = {
  hint: 'Kéo để sắp xếp; kéo sang phải để đưa vào trong mục ngay trên, tối đa 3 cấp.',
  none: 'Vị trí này chưa có mục nào.',
  positions: 'Vị trí của menu',
  tree: (position: string) => `Cây menu: ${position}`,
  drag: (name: string) => `Kéo để chuyển ${name}`,
  addUnder: 'Thêm mục con',
  dragHelp:
    'Nhấn phím cách để nhấc mục, mũi tên lên xuống để chuyển chỗ, mũi tên trái phải để đổi cấp, nhấn phím cách lần nữa để đặt xuống, Esc để thôi.',
  lifted: (name: string) => `Đã nhấc ${name}.`,
  over: (name: string, before: string) => `${name} đang ở chỗ của ${before}.`,
  dropped: (name: string) => `Đã đặt ${name}.`,
  cancelled: (name: string) => `${name} về chỗ cũ.`,
} as const
