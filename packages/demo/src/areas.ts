import { handsOf, producerOf } from './producers.ts'
import { openDice } from './dice.ts'
import { addressAt } from './known-rows.ts'
import { outlineAround } from './outline.ts'
import { centreOf } from './places.ts'
import type { Place } from './places.ts'
import type { World } from './world.ts'

interface Area {
  key: string
  of: string
  name: string
  /** Hectares. */
  acreage: number
  /** What grows or lives there, as the catalogue calls it: 'animal GA-TIEN-YEN'; none in a workshop. */
  species?: string
  variety?: string
  farming?: string
  raw?: true
  households?: number
  /** How far its growing-area code has come, in order. */
  puc?: ('requested' | 'active' | 'suspended')[]
  more?: Record<string, unknown>
}

// oxfmt-ignore
const areas: Area[] = [
  {
    key: 'ga-1', of: 'ga', name: 'Đồi thả Điền Xá 1', acreage: 2.4, species: 'animal GA-TIEN-YEN', variety: 'Gà Tiên Yên râu',
    farming: 'THA-DOI', more: { barn_count: 3, facility_code: 'CN-22-06874-01', capacity: 16_000 },
  },
  {
    key: 'ga-2', of: 'ga', name: 'Đồi thả Điền Xá 2', acreage: 4.1, species: 'animal GA-TIEN-YEN', variety: 'Gà Tiên Yên râu',
    farming: 'THA-DOI', more: { barn_count: 4, facility_code: 'CN-22-06874-02', capacity: 24_000 },
  },
  {
    key: 'vit-1', of: 'vit', name: 'Bãi nuôi Đồng Rui', acreage: 3.2, species: 'animal VIT-BIEN', variety: 'Vịt biển 15',
    farming: 'BAN-CHAN-THA', more: { barn_count: 5, facility_code: 'CN-22-06886-01' },
  },
  {
    key: 'lon-1', of: 'lon', name: 'Trang trại Quảng Nghĩa', acreage: 4, species: 'animal LON-MONG-CAI',
    variety: 'Móng Cái thuần', farming: 'AN-TOAN-SINH-HOC',
    more: { barn_count: 12, facility_code: 'CN-22-06733-01', capacity: 210_000 },
  },
  {
    key: 'mien-1', of: 'mien', name: 'Nương dong riềng Húc Động', acreage: 38, species: 'plant DONG-RIENG',
    variety: 'Dong riềng đỏ địa phương', farming: 'THONG-THUONG', raw: true, households: 41, more: { capacity: 1_900_000 },
  },
  { key: 'mien-2', of: 'mien', name: 'Xưởng miến Húc Động', acreage: 0.12 },
  {
    key: 'tra-1', of: 'tra', name: 'Đồi trà Khe Lọng', acreage: 12, species: 'plant TRA-HOA-VANG', farming: 'GACP-WHO',
    households: 12,
  },
  {
    key: 'tra-2', of: 'tra', name: 'Rừng trà Đạp Thanh', acreage: 10, species: 'plant TRA-HOA-VANG', farming: 'GACP-WHO',
    households: 16,
  },
  {
    key: 'bakich-1', of: 'bakich', name: 'Rừng ba kích Nam Kim', acreage: 15, species: 'plant BA-KICH', variety: 'Ba kích tím',
    farming: 'THONG-THUONG', households: 14,
  },
  {
    key: 'na-1', of: 'na', name: 'Đồi na Tân Việt', acreage: 25, species: 'plant NA', variety: 'Na dai', farming: 'VIETGAP',
    households: 38, puc: ['requested', 'active'], more: { capacity: 220_000 },
  },
  {
    key: 'na-2', of: 'na', name: 'Đồi na An Sinh', acreage: 20, species: 'plant NA', variety: 'Na dai', farming: 'VIETGAP',
    households: 26, puc: ['requested'],
  },
  {
    key: 'vai-1', of: 'vai', name: 'Vườn vải Hồng Hải', acreage: 35, species: 'plant VAI', variety: 'Vải chín sớm',
    farming: 'VIETGAP', households: 30, puc: ['requested', 'active'], more: { capacity: 280_000 },
  },
  {
    key: 'vai-2', of: 'vai', name: 'Vườn vải Bạch Đằng', acreage: 25, species: 'plant VAI', variety: 'Vải chín sớm',
    farming: 'VIETGAP', households: 22, puc: ['requested', 'active', 'suspended'],
  },
  {
    key: 'cam-1', of: 'cam', name: 'Đồi cam 10/10', acreage: 15, species: 'plant CAM', variety: 'Cam bản địa Vạn Yên',
    farming: 'VIETGAP', households: 18,
  },
  {
    key: 'cam-2', of: 'cam', name: 'Đồi cam Cái Bầu', acreage: 10, species: 'plant CAM', variety: 'Cam bản địa Vạn Yên',
    farming: 'THONG-THUONG', households: 8,
  },
  {
    key: 'che-1', of: 'che', name: 'Đồi chè Thôn 7', acreage: 40, species: 'plant CHE', variety: 'Chè Ngọc Thúy',
    farming: 'VIETGAP', households: 38, puc: ['requested'],
  },
  {
    key: 'che-2', of: 'che', name: 'Đồi chè Quảng Long', acreage: 40, species: 'plant CHE', variety: 'Chè Hương Bắc Sơn',
    farming: 'VIETGAP', households: 32,
  },
  {
    key: 'lua-1', of: 'lua', name: 'Cánh đồng Phú Ninh', acreage: 40, species: 'plant LUA-NEP-CAI-HOA-VANG', farming: 'VIETGAP',
    households: 44, more: { capacity: 180_000 },
  },
  {
    key: 'lua-2', of: 'lua', name: 'Cánh đồng Quán Vuông', acreage: 40, species: 'plant LUA-NEP-CAI-HOA-VANG', farming: 'VIETGAP',
    households: 41, more: { capacity: 176_000 },
  },
  {
    key: 'lua-3', of: 'lua', name: 'Cánh đồng Trại Mới', acreage: 40, species: 'plant LUA-NEP-CAI-HOA-VANG',
    farming: 'THONG-THUONG', households: 35,
  },
  {
    key: 'hau-1', of: 'hau', name: 'Bãi giàn Đông Hải', acreage: 20, species: 'seafood HAU-THAI-BINH-DUONG',
    farming: 'GIAN-BE-TREO-DAY', more: { cage_count: 64, facility_code: 'TS-22-06994-01' },
  },
  {
    key: 'hau-2', of: 'hau', name: 'Bãi giàn Cái Làng', acreage: 20, species: 'seafood HAU-THAI-BINH-DUONG',
    farming: 'GIAN-BE-TREO-DAY', more: { cage_count: 56, facility_code: 'TS-22-06994-02' },
  },
  {
    key: 'tomthe-1', of: 'tomthe', name: 'Khu ao A Vạn Ninh', acreage: 10, species: 'seafood TOM-THE-CHAN-TRANG',
    farming: 'THAM-CANH', more: { pond_count: 14, facility_code: 'TS-22-06709-01', capacity: 220_000 },
  },
  {
    key: 'tomthe-2', of: 'tomthe', name: 'Khu ao B Vạn Ninh', acreage: 8, species: 'seafood TOM-THE-CHAN-TRANG',
    farming: 'SIEU-THAM-CANH-TRONG', more: { pond_count: 10, facility_code: 'TS-22-06709-02' },
  },
  {
    key: 'tomsu-1', of: 'tomsu', name: 'Đầm Hoàng Tân', acreage: 40, species: 'seafood TOM-SU', farming: 'QUANG-CANH-CAI-TIEN',
    more: { pond_count: 4, facility_code: 'TS-22-07168-01' },
  },
  {
    key: 'tomsu-2', of: 'tomsu', name: 'Đầm Cái Tráp', acreage: 35, species: 'seafood TOM-SU', farming: 'QUANG-CANH-CAI-TIEN',
    more: { pond_count: 3, facility_code: 'TS-22-07168-02' },
  },
  { key: 'muc-1', of: 'muc', name: 'Xưởng mực Cô Tô', acreage: 0.03 },
  {
    key: 'mam-1', of: 'mam', name: 'Xưởng chượp Cái Rồng', acreage: 0.35,
    more: { description: '60 bể chượp bê tông lót gạch men, mỗi bể 12 m³.' },
  },
  { key: 'chamuc-1', of: 'chamuc', name: 'Xưởng chả mực Bãi Cháy', acreage: 0.045 },
  {
    key: 'rau-1', of: 'rau', name: 'Cánh đồng rau Giếng Méo', acreage: 18, species: 'plant RAU-CAC-LOAI', farming: 'VIETGAP',
    households: 54, puc: ['requested', 'active'], more: { capacity: 520_000 },
  },
  {
    key: 'rau-2', of: 'rau', name: 'Cánh đồng rau Cửa Tràng', acreage: 12, species: 'plant RAU-CAC-LOAI', farming: 'VIETGAP',
    households: 32,
  },
  {
    key: 'ong-1', of: 'ong', name: 'Điểm đặt ong Đồng Doong', acreage: 1.5, species: 'animal ONG-MAT', variety: 'Ong nội',
    farming: 'BAN-CHAN-THA', more: { barn_count: 350 },
  },
  {
    key: 'cucai-1', of: 'cucai', name: 'Ruộng củ cải thôn Đông', acreage: 20, species: 'plant CU-CAI', farming: 'THONG-THUONG',
    raw: true, households: 24,
  },
  { key: 'cucai-2', of: 'cucai', name: 'Xưởng sơ chế củ cải Đầm Hà', acreage: 0.08 },
]

const reasons: Record<string, string> = { suspended: 'Sổ nhật ký của ba hộ chưa ghi đủ lần phun thuốc' }

/** The one area that still waits for a visit of its office. */
const WAITING = 'cam-2'

/** The areas with their outlines, and the growing-area codes some of them have. */
export function planAreas(world: World): void {
  const { plan, at, id, name } = world
  for (const [number, area] of areas.entries()) {
    const { key, of, puc = [] } = area
    const minute = String(number).padStart(2, '0')
    const place = areaPlace(key)
    const boundary = outlineAround(place, area.acreage, openDice(`outline ${key}`))
    plan(
      at(key === WAITING ? -5 : -428, `08:${minute}`),
      puc.length > 0 ? producerOf(of).office : handsOf(producerOf(of)),
      async (ask) => {
        const row = await ask('POST', '/material-areas', {
          ...areaForm(world, area),
          boundary,
          latitude: place[0],
          longitude: place[1],
        })
        name(`area ${key}`, row.id)
      },
    )
    if (key !== WAITING) {
      plan(at(-427, `14:${minute}`), producerOf(of).office, (ask) =>
        ask('PUT', `/material-areas/${id(`area ${key}`)}/change-approved`),
      )
    }
    for (const [step, status] of puc.entries()) {
      const isOpen = status === 'requested' && step === puc.length - 1
      plan(at(isOpen ? -9 - (number % 4) : -400 + 120 * step, `09:${minute}`), producerOf(of).office, (ask) =>
        ask('PUT', `/material-areas/${id(`area ${key}`)}/change-puc-status/${status}`, { reason: reasons[status] }),
      )
    }
  }
}

/** Where an area lies: within a walk of the middle of its producer's commune. */
export function areaPlace(key: string): Place {
  const [latitude, longitude] = centreOf(producerOf(areas.find((area) => area.key === key)!.of).ward)
  const dice = openDice(`place ${key}`)
  return [round(latitude + dice.between(-90, 90) / 10_000), round(longitude + dice.between(-110, 110) / 10_000)]
}

const round = (degrees: number): number => Math.round(degrees * 10_000) / 10_000

function areaForm(
  world: World,
  { key, of, name, acreage, species = '', variety, farming, raw, households, puc, more }: Area,
) {
  const { id, day } = world
  const { ward, address, before } = producerOf(of)
  const [kind] = species.split(' ')
  const isGrown = kind === 'plant'
  return {
    name,
    acreage,
    variety,
    household_count: households,
    ...more,
    area_type: raw ? 'raw_material' : kind ? 'production' : 'processing_site',
    manufacture_id: id(`manufacture ${of}`),
    sector_kind: kind || 'processing',
    ...(kind && { [`${kind}_id`]: id(species) }),
    ...(farming && { farming_form_id: id(`farming ${farming}`) }),
    ...(kind === 'seafood' && { water_surface: Math.round(acreage * 9_000) / 10_000 }),
    ...(more?.['capacity'] ? { capacity_unit_id: id('unit kg') } : {}),
    ...addressAt(world, ward, address, { before }),
    manager_labor_id: id(`labor ${of} 1`),
    ...(isGrown && { soil_test_at: day(-445), soil_result: 'pass' }),
    ...(kind && { water_test_at: day(-445), water_result: 'pass' }),
    ...(puc?.includes('active') && {
      puc_code: `VN-22-${ward}-00${key.at(-1)}-${day(-280).slice(2, 4)}`,
      code_system: 'domestic',
      puc_market: 'Trong nước',
      puc_issued_at: day(-280),
    }),
    description: more?.['description'] ?? null,
    households: key === 'na-1' ? [3, 4].map((place, at) => householdOf(world, of, place, at)) : [],
  }
}

const householdOf = ({ id }: World, of: string, labor: number, at: number) => ({
  labor_id: id(`labor ${of} ${labor}`),
  parcel_no: `Thửa ${214 + 7 * at}`,
  acreage: [1.2, 0.9][at],
  note: 'Hộ trồng na từ năm 2014',
})
