import { formatNumber, lowerFirst } from '@trace/define/text/format.ts'

/** Interface texts of the dialog that sorts rows. */
export const words = {
  arrange: 'Sắp xếp thứ tự',
  title: (plural: string) => `Sắp xếp thứ tự: ${lowerFirst(plural)}`,
  hint: 'Kéo, hoặc dùng mũi tên, để đổi chỗ. Mục đứng trên hiện trước.',
  highlighted: 'Mục nổi bật vẫn hiện trước mọi mục khác.',
  none: 'Chưa có mục nào để sắp xếp.',
  tooMany: (total: number, most: number) =>
    `Danh sách có ${formatNumber(total)} dòng, mỗi lần chỉ sắp xếp được ${most} dòng. Hãy tìm hoặc lọc danh sách cho ít hơn.`,
  save: 'Lưu thứ tự',
  drag: (name: string) => `Kéo ${name}`,
  up: (name: string) => `Chuyển ${name} lên trước`,
  down: (name: string) => `Chuyển ${name} ra sau`,
  noParent: 'Cấp cao nhất',
  moved: (message: string) => `${message}. Thứ tự của bạn vẫn ở đây: lưu lại lần nữa, hoặc xem thứ tự mới.`,
  seeNew: 'Xem thứ tự mới',
  leave: 'Bỏ thứ tự chưa lưu?',
  leaveHint: 'Thứ tự bạn vừa sắp xếp chưa được lưu.',
  dragHelp: 'Nhấn phím cách để nhấc mục, phím mũi tên để chuyển chỗ, phím cách lần nữa để thả, Esc để thôi.',
  lifted: (label: string, place: number, count: number) => `Đã nhấc ${label}, đang ở vị trí ${place} trên ${count}.`,
  dropped: (label: string, place: number, count: number) => `Đã thả ${label} ở vị trí ${place} trên ${count}.`,
  cancelled: (label: string) => `${label} trở lại chỗ cũ.`,
} as const
