import { catalogue } from './catalogue.ts'
import type { Action, Permission } from './permission.ts'

/** The six actions in the order of the permission screen, with what each allows. */
export const actions: Record<Action, { label: string; help: string }> = {
  menu: { label: 'Hiện menu', help: 'Thấy mục này trong menu' },
  list: { label: 'Xem danh sách', help: 'Xem danh sách, số liệu, xuất Excel' },
  read: { label: 'Xem chi tiết', help: 'Mở từng bản ghi' },
  create: { label: 'Thêm', help: 'Thêm mới, nhập từ Excel' },
  edit: { label: 'Sửa nội dung', help: 'Sửa các mục của biểu mẫu' },
  update: { label: 'Duyệt, bật tắt, xóa', help: 'Duyệt, bật tắt, đổi trạng thái, xóa' },
}

/** Every permission on these subjects. */
export const permissionsOn = <S extends string>(subjects: Readonly<Record<S, string>>) =>
  (Object.keys(subjects) as S[]).flatMap((subject) =>
    (Object.keys(actions) as Action[]).map((action) => ({ action, subject })),
  )

/** The product's label of a subject; the subject itself if the product has no label for it. */
export const labelOfSubject = (subject: string): string => {
  const { subjects } = catalogue()
  return Object.hasOwn(subjects, subject) ? subjects[subject]! : subject
}

const deeds: Record<Action, string> = {
  menu: 'mở',
  list: 'xem danh sách',
  read: 'xem chi tiết',
  create: 'thêm',
  edit: 'sửa',
  update: 'đổi trạng thái',
}

/** Error message for a missing permission: 'Bạn không có quyền sửa sản phẩm'. */
export const permissionRefusal = ({ action, subject }: Permission, deed = deeds[action]): string =>
  `Bạn không có quyền ${deed} ${labelOfSubject(subject).toLowerCase()}`
