import { animals } from '@trace/domain/areas/catalogue/animals.ts'
import { farmingForms } from '@trace/domain/areas/catalogue/farming-forms.ts'
import { plants } from '@trace/domain/areas/catalogue/plants.ts'
import { productGroups } from '@trace/domain/areas/catalogue/product-groups.ts'
import { productUnits } from '@trace/domain/areas/catalogue/product-units.ts'
import { seafoods } from '@trace/domain/areas/catalogue/seafoods.ts'
import { articleTypes } from '@trace/domain/areas/portal/article-types.ts'
import { domains } from '@trace/domain/areas/portal/domains.ts'
import { manufacturingForms } from '@trace/domain/areas/producers/manufacturing-forms.ts'
import { manufacturingSectors } from '@trace/domain/areas/producers/manufacturing-sectors.ts'
import { shippingMethods } from '@trace/domain/areas/tracing/shipping-methods.ts'
import type { Resource } from '@trace/define/resource.ts'
import { slugify } from '@trace/define/text/slug.ts'

type Values = Record<string, unknown>

const coded = (name: string): string => slugify(name).toUpperCase().slice(0, 20).replace(/-$/, '')
const named = (...names: string[]): Values[] =>
  names.map((name, index) => ({ code: coded(name), name, sort_order: index + 1 }))
const each = (values: Values, ...names: string[]): Values[] =>
  names.map((name) => ({ code: coded(name), name, ...values }))

const units: [code: string, name: string, base?: string, factor?: number][] = [
  ['kg', 'kg'],
  ['g', 'g', 'kg', 0.001],
  ['ta', 'tạ', 'kg', 100],
  ['tan', 'tấn', 'kg', 1000],
  ['lit', 'lít'],
  ['ml', 'ml', 'lit', 0.001],
  ['con', 'con'],
  ['qua', 'quả'],
  ['bo', 'bó'],
  ['tui', 'túi'],
  ['goi', 'gói'],
  ['hop', 'hộp'],
  ['chai', 'chai'],
  ['khay', 'khay'],
  ['thung', 'thùng'],
  ['loc', 'lốc'],
]

/** Initial catalogues of every province (domain §7.4–7.11, 7.14, 7.25, 7.29, 7.32). References are given as codes. */
export const catalogue: [resource: Resource, rows: Values[]][] = [
  [
    manufacturingForms,
    named(
      'Doanh nghiệp',
      'Hợp tác xã',
      'Tổ hợp tác',
      'Trang trại',
      'Hộ kinh doanh',
      'Hộ gia đình/cá nhân',
      'Làng nghề',
    ),
  ],
  [
    manufacturingSectors,
    [
      ['Trồng trọt', 'plant'],
      ['Chăn nuôi', 'animal'],
      ['Nuôi trồng thủy sản', 'seafood'],
      ['Khai thác thủy sản', 'seafood'],
      ['Lâm nghiệp, dược liệu', 'forestry'],
      ['Chế biến nông sản', 'processing'],
      ['Chế biến thủy sản', 'processing'],
      ['Diêm nghiệp', 'salt'],
    ].map(([name, kind], index) => ({ code: coded(name!), name, kind, sort_order: index + 1 })),
  ],
  [
    farmingForms,
    [
      ...each({ sector_kind: null }, 'Thông thường', 'Hữu cơ'),
      ...each({ sector_kind: 'plant' }, 'VietGAP', 'GlobalGAP', 'GACP-WHO', 'Nhà màng công nghệ cao'),
      ...each({ sector_kind: 'animal' }, 'Nuôi nhốt', 'Bán chăn thả', 'Thả đồi', 'An toàn sinh học'),
      ...each(
        { sector_kind: 'seafood' },
        'Thâm canh',
        'Bán thâm canh',
        'Quảng canh cải tiến',
        'Siêu thâm canh trong nhà',
        'Lồng bè',
        'Giàn bè treo dây',
      ),
    ],
  ],
  [
    productUnits,
    units.map(([code, name, base_unit_id = null, factor = null]) => ({ code, name, base_unit_id, factor })),
  ],
  [
    productGroups,
    (
      [
        ['Rau, củ, quả tươi', 'plant', 'food'],
        ['Trái cây', 'plant', 'food'],
        ['Lúa gạo, ngũ cốc', 'plant', 'food'],
        ['Chè, dược liệu', 'plant', 'herbal'],
        ['Gia súc', 'animal', 'food'],
        ['Gia cầm, trứng', 'animal', 'food'],
        ['Mật ong', 'animal', 'food'],
        ['Thủy sản tươi sống', 'seafood', 'food'],
        ['Thủy sản chế biến', 'processing', 'food'],
        ['Nông sản chế biến', 'processing', 'food'],
        ['Đồ uống', 'processing', 'drink'],
      ] as const
    ).map(([name, sector_kind, ocop_group], index) => ({
      code: coded(name),
      slug: slugify(name),
      name,
      sector_kind,
      ocop_group,
      sort_order: index + 1,
    })),
  ],
  [
    shippingMethods,
    [
      ...each(
        { is_cold_chain: false },
        'Xe máy',
        'Xe tải thường',
        'Tàu thuyền',
        'Đường sắt',
        'Đường hàng không',
        'Chuyển phát nhanh',
      ),
      ...each({ is_cold_chain: true, temp_min: -18, temp_max: 4 }, 'Xe tải lạnh'),
      ...each({ is_cold_chain: true, temp_min: 15, temp_max: 25 }, 'Xe bồn/thùng sục khí'),
    ],
  ],
  [
    articleTypes,
    named(
      'Tin tức',
      'Thông báo',
      'Chính sách',
      'Giới thiệu',
      'Thị trường giá cả',
      'Kỹ thuật nông nghiệp',
      'Cảnh báo, thu hồi',
    ).map((row) => ({ ...row, slug: slugify(String(row['name'])) })),
  ],
  [
    domains,
    named(
      'Trồng trọt và BVTV',
      'Chăn nuôi và thú y',
      'Thủy sản',
      'Lâm nghiệp',
      'ATTP và chất lượng',
      'Phát triển nông thôn, OCOP',
      'Truy xuất nguồn gốc',
    ),
  ],
  [
    plants,
    [
      ...each(
        { approval_status: 'approved', group: 'food', is_perennial: false, default_unit_id: 'kg' },
        'Lúa nếp cái hoa vàng',
        'Lúa tẻ',
        'Ngô',
        'Khoai lang',
        'Dong riềng',
      ),
      ...each(
        { approval_status: 'approved', group: 'vegetable', is_perennial: false, default_unit_id: 'kg' },
        'Rau các loại',
        'Củ cải',
        'Nấm',
      ),
      ...each(
        { approval_status: 'approved', group: 'fruit', is_perennial: true, default_unit_id: 'kg' },
        'Na',
        'Vải',
        'Cam',
        'Ổi',
        'Thanh long',
      ),
      ...each({ approval_status: 'approved', group: 'fruit', is_perennial: false, default_unit_id: 'kg' }, 'Dứa'),
      ...each({ approval_status: 'approved', group: 'industrial', is_perennial: true, default_unit_id: 'kg' }, 'Chè'),
      ...each(
        { approval_status: 'approved', group: 'medicinal', is_perennial: true, default_unit_id: 'kg' },
        'Trà hoa vàng',
        'Ba kích',
      ),
      ...each(
        { approval_status: 'approved', group: 'forest', is_perennial: true, default_unit_id: 'kg' },
        'Quế',
        'Hồi',
      ),
    ],
  ],
  [
    animals,
    [
      ...each(
        { approval_status: 'approved', group: 'poultry', default_unit_id: 'con' },
        'Gà Tiên Yên',
        'Gà khác',
        'Vịt biển',
      ),
      ...each(
        { approval_status: 'approved', group: 'livestock', default_unit_id: 'con' },
        'Lợn Móng Cái',
        'Lợn ngoại',
        'Trâu',
        'Bò',
        'Dê',
      ),
      ...each({ approval_status: 'approved', group: 'bee', default_unit_id: 'lit' }, 'Ong mật'),
    ],
  ],
  [
    seafoods,
    [
      ...each(
        { approval_status: 'approved', group: 'crustacean', default_unit_id: 'kg' },
        'Tôm thẻ chân trắng',
        'Tôm sú',
        'Cua biển',
      ),
      ...each(
        { approval_status: 'approved', group: 'mollusc', default_unit_id: 'kg' },
        'Hàu Thái Bình Dương',
        'Ngao hai cùi',
        'Tu hài',
        'Mực ống',
        'Sá sùng',
      ),
      ...each(
        { approval_status: 'approved', group: 'marine_fish', default_unit_id: 'kg' },
        'Cá song',
        'Cá giò',
        'Cá chẽm',
      ),
      ...each({ approval_status: 'approved', group: 'freshwater_fish', default_unit_id: 'kg' }, 'Cá rô phi'),
      ...each({ approval_status: 'approved', group: 'other', default_unit_id: 'kg' }, 'Rong sụn'),
    ],
  ],
]
