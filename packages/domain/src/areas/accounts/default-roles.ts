import type { Action, Permission, Subject } from '@trace/define/permission.ts'
import type { Home } from './homes.ts'
import { allPermissions, subjectGroups } from './subjects.ts'

export type RoleScope = 'province' | 'commune' | 'manufacture'

export interface DefaultRole {
  code: string
  name: string
  scope: RoleScope
  home: Home
  description: string
  /** Whether it requires a second factor; not in a demo province, where visitors sign in. */
  requires_two_factor?: true
  permissions: Permission[]
}

const look: Action[] = ['menu', 'list', 'read']
const write: Action[] = [...look, 'create', 'edit']
const everything: Action[] = [...write, 'update']

const keys = <T extends object>(group: T) => Object.keys(group) as (keyof T & Subject)[]

const culture = keys(subjectGroups['Canh tác'])
const origin = keys(subjectGroups['Truy xuất'])
const agricultural = keys(subjectGroups['Dữ liệu nông nghiệp'])
const catalogue: Subject[] = [
  'species',
  'product_groups',
  'product_units',
  'farming_forms',
  'shipping_methods',
  'categories',
]
const all = [...new Set(allPermissions.map(({ subject }) => subject))]
/**
 * Subjects for roles that only look. Without the audit log, which shows everybody's actions with old and new values.
 */
const recorded = all.filter((subject) => subject !== 'system_logs')

/** Permissions from pairs of actions and subjects, without duplicates. */
function grant(...pairs: [granted: Action[], subjects: readonly Subject[]][]): Permission[] {
  return allPermissions
    .filter(({ action, subject }) =>
      pairs.some(([granted, subjects]) => granted.includes(action) && subjects.includes(subject)),
    )
    .map(({ action, subject }) => ({ action, subject }))
}

/** The role that always grants everything. */
export const ADMINISTRATOR = 'super_admin'

/** The roles a new platform starts with. Producers never get a permission that would approve their own rows. */
export const defaultRoles: readonly DefaultRole[] = [
  {
    code: ADMINISTRATOR,
    name: 'Quản trị hệ thống',
    scope: 'province',
    home: 'administrator',
    description: 'Toàn quyền',
    requires_two_factor: true,
    permissions: grant([everything, all]),
  },
  {
    code: 'department_leader',
    name: 'Lãnh đạo Sở',
    scope: 'province',
    home: 'leader',
    description: 'Xem toàn bộ, duyệt kế hoạch sản xuất',
    permissions: grant([look, all], [['update'], ['production-plans']]),
  },
  {
    code: 'appraiser',
    name: 'Cán bộ Chi cục (thẩm định)',
    scope: 'province',
    home: 'appraiser',
    description: 'Thẩm định cơ sở, vùng, sản phẩm, nhật ký; cấp tem',
    requires_two_factor: true,
    permissions: grant(
      [
        everything,
        [
          ...culture,
          ...origin.filter((subject) => subject !== 'scan_statistics'),
          ...catalogue,
          ...agricultural,
          'production-plans',
        ],
      ],
      [write, ['scan_statistics']],
      [look, ['notifications', 'libraries']],
    ),
  },
  {
    code: 'commune_officer',
    name: 'Cán bộ xã/phường/đặc khu',
    scope: 'commune',
    home: 'commune',
    description: 'Xác minh cơ sở và nhập số liệu trên địa bàn',
    permissions: grant(
      [look, [...culture, ...origin, ...agricultural, 'production-plans', 'notifications', 'libraries']],
      [['list', 'read'], catalogue],
      [
        ['create', 'edit'],
        ['manufactures', 'material_areas', 'raw_material_areas', ...agricultural],
      ],
    ),
  },
  {
    code: 'editor',
    name: 'Biên tập viên cổng thông tin',
    scope: 'province',
    home: 'editor',
    description: 'Tin bài, hình ảnh và nội dung cổng thông tin',
    permissions: grant([
      everything,
      [
        'articles',
        'article_types',
        'categories',
        'videos',
        'libraries',
        'config_image',
        'menus',
        'config_footer',
        'contact',
        'websites',
        'notifications',
      ],
    ]),
  },
  {
    code: 'producer_admin',
    name: 'Chủ cơ sở sản xuất',
    scope: 'manufacture',
    home: 'producer',
    description: 'Quản lý dữ liệu của cơ sở mình',
    permissions: grant(
      [look, [...culture, ...origin, 'production-plans', 'notifications', 'libraries']],
      [['list', 'read'], catalogue],
      [['edit'], ['manufactures']],
      [
        ['create', 'edit'],
        [
          'material_areas',
          'raw_material_areas',
          'processes',
          'manufacturing_batches',
          'diaries',
          'labors',
          'products',
          'traces',
          'species',
        ],
      ],
      [['update'], ['processes', 'manufacturing_batches', 'diaries', 'stamps']],
    ),
  },
  {
    code: 'producer_staff',
    name: 'Nhân viên cơ sở',
    scope: 'manufacture',
    home: 'producer',
    description: 'Ghi nhật ký và theo dõi lô sản xuất',
    permissions: grant(
      [look, [...culture, ...origin, 'production-plans', 'notifications', 'libraries']],
      [['list', 'read'], catalogue],
      [
        ['create', 'edit', 'update'],
        ['manufacturing_batches', 'diaries'],
      ],
    ),
  },
  {
    code: 'inspector',
    name: 'Thanh tra / hậu kiểm',
    scope: 'province',
    home: 'inspector',
    description: 'Xem toàn bộ, thu hồi hồ sơ, khóa tem',
    permissions: grant([look, recorded], [['update'], ['traces', 'stamps']], [['edit'], ['scan_statistics']]),
  },
]
