/** Interface texts of the home screen. */
export const words = {
  thisMonth: (count: string) => `+${count} trong tháng`,
  noneThisMonth: 'không tăng trong tháng',
  labels: (count: string) => `${count} tem đã cấp`,
  scansToday: 'Lượt quét hôm nay',
  yesterday: (count: string) => `hôm qua ${count}`,
  diskRoom: (free: string, floor: string) =>
    `Máy chủ còn trống ${free} MB. Dưới ${floor} MB, hệ thống ngừng nhận thay đổi để không mất dữ liệu.`,
  todo: 'Việc cần làm',
  todoDone: 'Không còn việc nào đang chờ.',
  nothingWaits: 'Không có việc chờ',
  scans: 'Lượt quét 30 ngày',
  day: 'Ngày',
  usual: 'Bình thường',
  suspicious: 'Nghi vấn',
  products: 'Sản phẩm theo nhóm',
  ocop: 'Sản phẩm OCOP',
  ranked: (all: string | null) => (all ? `trong ${all} sản phẩm được xếp hạng sao` : 'sản phẩm được xếp hạng sao'),
  stars: (count: number) => `${count} sao`,
  areas: 'Diện tích vùng sản xuất theo xã',
  acreage: 'Diện tích',
  hectares: 'ha',
} as const
