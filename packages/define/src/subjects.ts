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

/** Permission subjects, under the headings of the permission screen. */
export const subjectGroups = {
  'Canh tác': {
    manufactures: 'Cơ sở sản xuất',
    material_areas: 'Vùng sản xuất',
    raw_material_areas: 'Vùng nguyên liệu',
    processes: 'Quy trình',
    stages: 'Công đoạn',
    manufacturing_batches: 'Lô sản xuất',
    diaries: 'Nhật ký sản xuất',
    farm_inputs: 'Danh mục vật tư',
    labors: 'Lao động',
  },
  'Truy xuất': {
    products: 'Sản phẩm',
    distributors: 'Nhà phân phối',
    traces: 'Hồ sơ truy xuất',
    stamps: 'Đợt tem',
    stamp_statistics: 'Thống kê tem',
    scan_statistics: 'Thống kê lượt quét',
  },
  'Kế hoạch sản xuất': {
    'production-plans': 'Kế hoạch sản xuất',
  },
  'Dữ liệu nông nghiệp': {
    product_plants: 'Dữ liệu trồng trọt',
    product_animals: 'Dữ liệu chăn nuôi',
    criteria_seafoods: 'Chỉ tiêu thủy sản',
  },
  'Quản lý chung': {
    notifications: 'Thông báo',
    articles: 'Bài viết',
    videos: 'Video',
    libraries: 'Thư viện',
    websites: 'Liên kết website',
    config_image: 'Ảnh bìa và logo',
    config_footer: 'Chân trang',
    contact: 'Liên hệ',
  },
  'Hệ thống': {
    users: 'Tài khoản quản trị',
    roles: 'Vai trò',
    permissions: 'Phân quyền',
    apps: 'Tài khoản ứng dụng',
    species: 'Giống, loài',
    product_groups: 'Nhóm sản phẩm',
    product_units: 'Đơn vị tính',
    farming_forms: 'Hình thức canh tác, nuôi trồng',
    shipping_methods: 'Phương thức vận chuyển',
    categories: 'Danh mục',
    article_types: 'Loại bài viết',
    menus: 'Menu cổng thông tin',
    system_logs: 'Nhật ký hệ thống',
  },
} as const

type Groups = typeof subjectGroups
type KeysOf<T> = T extends unknown ? keyof T & string : never

export type Subject = KeysOf<Groups[keyof Groups]>

/** Every permission subject with its Vietnamese label. */
export const subjects = Object.assign({}, ...Object.values(subjectGroups)) as Record<Subject, string>

export const isSubject = (text: string): text is Subject => Object.hasOwn(subjects, text)

/** Every permission there is. */
export const allPermissions = (Object.keys(subjects) as Subject[]).flatMap((subject) =>
  (Object.keys(actions) as Action[]).map((action) => ({ action, subject })),
)

/** Permission subjects of a resource, at least one. */
export type Subjects = readonly [Subject, ...Subject[]]

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
  `Bạn không có quyền ${deed} ${isSubject(subject) ? subjects[subject].toLowerCase() : subject}`
