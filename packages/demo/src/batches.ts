import type { batches as kept } from '@trace/domain/areas/growing/batches.ts'
import type { Row } from '@trace/define/resource.ts'

/** A trace of a batch. */
export interface Trace {
  /** Which part of the batch's yield it covers. */
  part: number
  to?: string
  by?: string
  /** Left as a draft: too few of its diaries are chosen. */
  draft?: true
}

/** A batch of the demo province. */
export interface Batch {
  /** The product and the number of the batch: 'ga 3'. */
  key: string
  area: string
  /** The day from today on which it begins. */
  start: number
  status: Row<typeof kept>['status']
  /** What it brings in all, in the unit of its product. */
  yield: number
  /** Animals at its beginning. */
  heads?: number
  /** Hectares. */
  acreage?: number
  more?: Record<string, string>
  /** The day of the batch on which it was given up, and why. */
  givenUp?: [day: number, reason: string]
  traces?: Trace[]
}

const chicks = { seed_source: 'Trại giống gà Tiên Yên (dữ liệu mẫu)', seed_quantity: '3.000 con' }
const larvae = {
  seed_source: 'Trại giống Bình Thuận (dữ liệu mẫu)',
  seed_quantity: '12 triệu con',
  stocking_size: 'PL12',
}

// oxfmt-ignore
export const batches: Batch[] = [
  { key: 'ga 1', area: 'ga-1', start: -420, status: 'closed', yield: 4_980, heads: 3_000, more: chicks },
  {
    key: 'ga 2', area: 'ga-2', start: -190, status: 'closed', yield: 5_120, heads: 3_000, more: chicks,
    traces: [{ part: 1, to: 'sieuthi-halong', by: 'lanh-1' }],
  },
  {
    key: 'ga 3', area: 'ga-1', start: -131, status: 'harvested', yield: 5_240, heads: 3_000, more: chicks,
    traces: [{ part: 0.6, to: 'sieuthi-halong', by: 'lanh-1' }, { part: 0.4, to: 'sach-hanoi', by: 'lanh-2' }],
  },
  { key: 'ga 4', area: 'ga-2', start: -62, status: 'in_production', yield: 5_200, heads: 3_000, more: chicks },
  { key: 'ga 5', area: 'ga-1', start: -15, status: 'in_production', yield: 5_200, heads: 3_000, more: chicks },
  { key: 'vit 1', area: 'vit-1', start: -390, status: 'closed', yield: 35_800, heads: 4_200 },
  {
    key: 'vit 2', area: 'vit-1', start: -165, status: 'harvested', yield: 36_400, heads: 4_200,
    traces: [{ part: 0.3, to: 'cho-tienyen', by: 'tai-1' }, { part: 0.25, to: 'sieuthi-haiphong', by: 'lanh-2' }],
  },
  { key: 'lon 1', area: 'lon-1', start: -400, status: 'closed', yield: 16_900, heads: 310 },
  {
    key: 'lon 2', area: 'lon-1', start: -178, status: 'harvested', yield: 17_500, heads: 320,
    traces: [{ part: 0.8, to: 'sieuthi-halong', by: 'lanh-1' }],
  },
  { key: 'lon 3', area: 'lon-1', start: -44, status: 'in_production', yield: 17_500, heads: 320 },
  {
    key: 'mien 1', area: 'mien-1', start: -395, status: 'closed', yield: 28_600, acreage: 3,
    traces: [{ part: 0.9, to: 'dacsan-hanoi', by: 'phat-nhanh' }],
  },
  {
    key: 'mien 2', area: 'mien-1', start: -325, status: 'harvested', yield: 31_200, acreage: 3.4,
    traces: [{ part: 0.5, to: 'ocop-baichay', by: 'tai-1' }],
  },
  {
    key: 'tra 1', area: 'tra-1', start: -415, status: 'closed', yield: 1_860, acreage: 6,
    traces: [{ part: 1, to: 'ocop-baichay', by: 'phat-nhanh' }],
  },
  {
    key: 'tra 2', area: 'tra-1', start: -135, status: 'harvested', yield: 2_040, acreage: 6,
    traces: [{ part: 0.5, to: 'dacsan-hanoi', by: 'phat-nhanh' }, { part: 0.3, to: 'san-tmdt', by: 'phat-nhanh' }],
  },
  { key: 'tra 3', area: 'tra-2', start: 20, status: 'planned', yield: 1_900, acreage: 5 },
  {
    key: 'bakich 1', area: 'bakich-1', start: -418, status: 'harvested', yield: 640, acreage: 5,
    traces: [{ part: 0.8, to: 'ocop-baichay', by: 'tai-1' }],
  },
  { key: 'bakich 2', area: 'bakich-1', start: -95, status: 'in_production', yield: 700, acreage: 5 },
  {
    key: 'na 1', area: 'na-1', start: -320, status: 'closed', yield: 71_000, acreage: 8,
    traces: [{ part: 0.7, to: 'daumoi-haiphong', by: 'tai-1' }],
  },
  {
    key: 'na 2', area: 'na-2', start: -206, status: 'harvested', yield: 64_000, acreage: 7.5,
    traces: [{ part: 0.5, to: 'sach-hanoi', by: 'tai-1' }, { part: 0.3, to: 'sieuthi-halong', by: 'tai-1' }],
  },
  {
    key: 'vai 1', area: 'vai-1', start: -378, status: 'closed', yield: 92_000, acreage: 20,
    traces: [{ part: 0.6, to: 'xuatkhau', by: 'lanh-2' }],
  },
  { key: 'vai 2', area: 'vai-1', start: -104, status: 'in_production', yield: 95_000, acreage: 20 },
  {
    key: 'cam 1', area: 'cam-1', start: -298, status: 'closed', yield: 61_000, acreage: 7,
    traces: [{ part: 0.5, to: 'sieuthi-haiphong', by: 'tau' }],
  },
  { key: 'cam 2', area: 'cam-1', start: -121, status: 'in_production', yield: 64_000, acreage: 7 },
  {
    key: 'che 1', area: 'che-1', start: -162, status: 'closed', yield: 5_600, acreage: 12,
    traces: [{ part: 0.9, to: 'ocop-baichay', by: 'tai-1' }],
  },
  {
    key: 'che 2', area: 'che-1', start: -72, status: 'harvested', yield: 5_450, acreage: 12,
    traces: [{ part: 0.6, to: 'dacsan-hanoi', by: 'tai-1' }],
  },
  { key: 'che 3', area: 'che-2', start: -30, status: 'in_production', yield: 5_500, acreage: 12 },
  {
    key: 'lua 1', area: 'lua-1', start: -402, status: 'closed', yield: 16_200, acreage: 28,
    traces: [{ part: 0.7, to: 'sieuthi-halong', by: 'tai-1' }],
  },
  {
    key: 'lua 2', area: 'lua-2', start: -150, status: 'harvested', yield: 15_700, acreage: 28,
    traces: [{ part: 0.5, to: 'sach-hanoi', by: 'tai-1' }],
  },
  { key: 'lua 3', area: 'lua-3', start: 35, status: 'planned', yield: 16_000, acreage: 30 },
  {
    key: 'hau 1', area: 'hau-1', start: -308, status: 'harvested', yield: 118_000, heads: 2_600_000, acreage: 12,
    more: { stocking_size: '1 cm', pond_code: 'Giàn 1–38' }, traces: [{ part: 0.3, to: 'nhahang-halong', by: 'suc-khi' }],
  },
  {
    key: 'hau 2', area: 'hau-2', start: -122, status: 'in_production', yield: 124_000, heads: 2_700_000, acreage: 12,
    more: { stocking_size: '1 cm', pond_code: 'Giàn 65–104' },
  },
  {
    key: 'tomthe 1', area: 'tomthe-1', start: -302, status: 'closed', yield: 41_000, heads: 12_000_000, acreage: 6,
    more: { ...larvae, pond_code: 'A1–A8' },
  },
  {
    key: 'tomthe 2', area: 'tomthe-1', start: -96, status: 'harvested', yield: 43_500, heads: 12_000_000, acreage: 6,
    more: { ...larvae, pond_code: 'A1–A8' },
    traces: [{ part: 0.6, to: 'xuatkhau', by: 'lanh-2' }, { part: 0.3, to: 'sieuthi-haiphong', by: 'lanh-1' }],
  },
  {
    key: 'tomthe 3', area: 'tomthe-2', start: -64, status: 'in_production', yield: 38_000, heads: 10_500_000, acreage: 5,
    more: { ...larvae, pond_code: 'B1–B6' },
  },
  {
    key: 'tomthe 4', area: 'tomthe-2', start: -172, status: 'cancelled', yield: 36_000, heads: 10_000_000, acreage: 5,
    more: { ...larvae, pond_code: 'B1–B6' }, givenUp: [46, 'Tôm nhiễm đốm trắng, đã báo Chi cục Thủy sản và tiêu hủy toàn bộ'],
  },
  {
    key: 'tomsu 1', area: 'tomsu-1', start: -136, status: 'harvested', yield: 9_600, heads: 1_200_000, acreage: 40,
    more: { stocking_size: 'PL15', pond_code: 'Đầm 1–4' },
    traces: [{ part: 0.6, to: 'nhahang-halong', by: 'suc-khi' }, { part: 0.2, draft: true }],
  },
  {
    key: 'tomsu 2', area: 'tomsu-2', start: 12, status: 'planned', yield: 8_800, heads: 1_000_000, acreage: 35,
    more: { stocking_size: 'PL15', pond_code: 'Đầm 5–7' },
  },
  {
    key: 'muc 1', area: 'muc-1', start: -100, status: 'closed', yield: 610, traces: [{ part: 1, to: 'ocop-baichay', by: 'tau' }],
  },
  {
    key: 'muc 2', area: 'muc-1', start: -30, status: 'harvested', yield: 640,
    traces: [{ part: 0.7, to: 'dacsan-hanoi', by: 'tau' }],
  },
  {
    key: 'mam 1', area: 'mam-1', start: -419, status: 'harvested', yield: 18_600,
    traces: [{ part: 0.8, to: 'sieuthi-halong', by: 'tai-1' }],
  },
  { key: 'mam 2', area: 'mam-1', start: -162, status: 'in_production', yield: 19_000 },
  {
    key: 'chamuc 1', area: 'chamuc-1', start: -62, status: 'recalled', yield: 1_480,
    traces: [{ part: 1, to: 'nhahang-halong', by: 'lanh-1' }],
  },
  {
    key: 'chamuc 2', area: 'chamuc-1', start: -12, status: 'harvested', yield: 1_520,
    traces: [{ part: 0.8, to: 'ocop-baichay', by: 'lanh-1' }],
  },
  {
    key: 'bap 1', area: 'rau-1', start: -94, status: 'harvested', yield: 208_000, acreage: 6,
    traces: [{ part: 0.3, to: 'sieuthi-halong', by: 'tai-1' }],
  },
  {
    key: 'bap 2', area: 'rau-2', start: -132, status: 'cancelled', yield: 150_000, acreage: 5,
    givenUp: [30, 'Ngập úng sau bão, hỏng trên 80 % diện tích'],
  },
  {
    key: 'suhao 1', area: 'rau-2', start: -66, status: 'harvested', yield: 96_000, acreage: 4,
    traces: [{ part: 0.4, to: 'daumoi-haiphong', by: 'tai-1' }],
  },
  {
    key: 'ong 1', area: 'ong-1', start: -170, status: 'harvested', yield: 3_900, heads: 350,
    traces: [{ part: 0.7, to: 'ocop-baichay', by: 'phat-nhanh' }, { part: 0.2, draft: true }],
  },
  {
    key: 'cucai 1', area: 'cucai-1', start: -40, status: 'harvested', yield: 9_600, acreage: 4,
    traces: [{ part: 0.8, to: 'san-tmdt', by: 'phat-nhanh' }],
  },
]

interface Line {
  name: string
  process: string
  script: string
  /** Where raw material comes from that no batch of the platform is. */
  wild?: string
}

/** What the batches of a product are called, and the process and the diary they follow. */
const lines: Record<string, Line> = {
  ga: { name: 'Lứa gà', process: 'ga', script: 'ga' },
  vit: { name: 'Lứa vịt đẻ', process: 'vit', script: 'vit' },
  lon: { name: 'Lứa lợn', process: 'lon', script: 'lon' },
  mien: {
    name: 'Mẻ miến',
    process: 'mien',
    script: 'mien',
    wild: 'Củ dong của 41 hộ trong HTX trồng tại nương Húc Động',
  },
  tra: { name: 'Vụ hoa', process: 'tra', script: 'tra' },
  bakich: { name: 'Vụ đào củ', process: 'bakich', script: 'bakich' },
  na: { name: 'Vụ na', process: 'qua', script: 'na' },
  vai: { name: 'Vụ vải', process: 'qua', script: 'vai' },
  cam: { name: 'Vụ cam', process: 'cam', script: 'cam' },
  che: { name: 'Lứa chè', process: 'che', script: 'che' },
  lua: { name: 'Vụ lúa nếp', process: 'lua', script: 'lua' },
  hau: { name: 'Vụ hàu', process: 'hau', script: 'hau' },
  tomthe: { name: 'Vụ tôm thẻ', process: 'tom', script: 'tomthe' },
  tomsu: { name: 'Vụ tôm sú', process: 'tom', script: 'tomsu' },
  muc: {
    name: 'Mẻ mực',
    process: 'muc',
    script: 'muc',
    wild: 'Mực ống của tàu câu tại ngư trường Cô Tô, có giấy xác nhận của chủ tàu',
  },
  mam: {
    name: 'Mẻ chượp',
    process: 'mam',
    script: 'mam',
    wild: 'Cá cơm, cá nục mua tại bến Cái Rồng, có sổ nhật ký khai thác',
  },
  chamuc: {
    name: 'Mẻ chả mực',
    process: 'chamuc',
    script: 'chamuc',
    wild: 'Mực mai nhận tại cảng Hòn Gai, có giấy xác nhận của chủ tàu',
  },
  bap: { name: 'Vụ cải bắp', process: 'rau', script: 'rau' },
  suhao: { name: 'Vụ su hào', process: 'rau', script: 'suhao' },
  ong: { name: 'Vụ mật', process: 'ong', script: 'ong' },
  cucai: { name: 'Mẻ củ cải', process: 'cucai', script: 'cucai', wild: 'Củ cải tươi của 24 hộ thôn Đông' },
}

export const lineOf = ({ key }: Pick<Batch, 'key'>): Line => lines[key.split(' ')[0]!]!
