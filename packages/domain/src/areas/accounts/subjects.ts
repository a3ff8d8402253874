import { permissionsOn } from '@trace/define/subjects.ts'

/** What permissions are about, under the headings of the permission screen. */
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

type SubjectName = KeysOf<Groups[keyof Groups]>

/** Every subject with its Vietnamese label. */
export const subjects = Object.assign({}, ...Object.values(subjectGroups)) as Record<SubjectName, string>

export const allPermissions = permissionsOn(subjects)

declare module '@trace/define/permission.ts' {
  interface ProductSubjects extends Record<SubjectName, true> {}
}
