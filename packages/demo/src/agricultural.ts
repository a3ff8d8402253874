import { criteriaSeafoods } from '@trace/domain/areas/figures/criteria-seafoods.ts'
import { feedConversion, plantYield, seafoodYield } from '@trace/domain/areas/figures/figures.ts'
import { productAnimals } from '@trace/domain/areas/figures/product-animals.ts'
import { productPlants } from '@trace/domain/areas/figures/product-plants.ts'
import { daysBetween } from '@trace/define/text/dates.ts'
import { addressAt } from './known-rows.ts'
import { openDice } from './dice.ts'
import type { World } from './world.ts'

/** Hectares sown and harvested, tạ a hectare, hectares by VietGAP. */
type Crop = [
  plant: string,
  sown: number,
  harvested: number,
  perHectare: number,
  vietgap: number,
  season: string,
  households: number,
]

/** By commune, as in the next ones. */
const crops: Record<string, Crop[]> = {
  '07090': [
    ['NA', 640, 600, 88, 210, 'year', 1_450],
    ['OI', 96, 90, 145, 24, 'year', 260],
    ['LUA-TE', 410, 410, 52, 60, 'spring', 1_900],
  ],
  '07081': [
    ['LUA-NEP-CAI-HOA-VANG', 180, 180, 45, 120, 'autumn', 860],
    ['LUA-TE', 320, 320, 53, 45, 'spring', 1_300],
  ],
  '06946': [
    ['CHE', 690, 660, 74, 240, 'year', 1_120],
    ['LUA-TE', 280, 280, 47, 0, 'autumn', 980],
  ],
  '06979': [
    ['TRA-HOA-VANG', 168, 92, 8, 60, 'year', 310],
    ['QUE', 940, 70, 22, 0, 'year', 420],
  ],
  '06838': [
    ['DONG-RIENG', 235, 235, 480, 38, 'year', 640],
    ['HOI', 1_850, 900, 12, 0, 'year', 1_050],
  ],
  '06874': [
    ['QUE', 620, 40, 21, 0, 'year', 380],
    ['LUA-TE', 300, 300, 46, 0, 'autumn', 900],
  ],
  '06886': [
    ['LUA-TE', 190, 190, 45, 0, 'autumn', 560],
    ['KHOAI-LANG', 64, 64, 88, 12, 'winter', 240],
  ],
  '06733': [
    ['NGO', 150, 150, 44, 0, 'summer', 410],
    ['LUA-TE', 340, 340, 48, 0, 'autumn', 870],
  ],
  '06994': [
    ['CAM', 205, 160, 95, 42, 'winter', 330],
    ['RAU-CAC-LOAI', 120, 120, 150, 30, 'winter', 410],
  ],
  '06709': [
    ['RAU-CAC-LOAI', 210, 210, 168, 55, 'winter', 690],
    ['KHOAI-LANG', 130, 130, 92, 0, 'winter', 360],
  ],
}

/** Heads, heads sold in a quarter, kilograms a head, thousand eggs. */
type Herd = [animal: string, heads: number, sold: number, weight: number, eggs: number]

const herds: Record<string, Herd[]> = {
  '06874': [
    ['GA-TIEN-YEN', 148_000, 61_000, 1.8, 1_150],
    ['TRAU', 1_420, 60, 310, 0],
  ],
  '06886': [
    ['VIT-BIEN', 52_000, 9_500, 2.1, 2_900],
    ['GA-TIEN-YEN', 64_000, 25_000, 1.8, 420],
  ],
  '06733': [
    ['LON-MONG-CAI', 8_600, 2_900, 78, 0],
    ['GA-KHAC', 71_000, 30_000, 2.1, 600],
  ],
  '06838': [
    ['LON-NGOAI', 4_100, 1_700, 96, 0],
    ['DE', 2_300, 520, 26, 0],
  ],
  '06979': [
    ['TRAU', 1_100, 45, 300, 0],
    ['ONG-MAT', 2_600, 0, 0, 0],
  ],
  '07090': [
    ['LON-NGOAI', 12_500, 6_100, 98, 0],
    ['GA-KHAC', 210_000, 92_000, 2.2, 2_300],
  ],
  '07081': [
    ['GA-KHAC', 165_000, 70_000, 2.2, 1_800],
    ['BO', 980, 90, 340, 0],
  ],
  '06946': [
    ['LON-NGOAI', 6_800, 2_800, 95, 0],
    ['BO', 760, 60, 330, 0],
  ],
  '06994': [
    ['GA-KHAC', 48_000, 19_000, 2.1, 350],
    ['LON-NGOAI', 1_900, 700, 92, 0],
  ],
  '06709': [
    ['LON-MONG-CAI', 3_700, 1_200, 76, 0],
    ['GA-KHAC', 83_000, 36_000, 2.2, 740],
  ],
}

/** Hectares, number a square metre, tonnes a quarter, percent that live. */
type Water = [
  seafood: string,
  hectares: number,
  density: number,
  tonnes: number,
  alive: number,
  farming: string,
  environment: string,
]

const waters: Record<string, Water[]> = {
  '06994': [
    ['HAU-THAI-BINH-DUONG', 1_900, 15, 9_800, 84, 'GIAN-BE-TREO-DAY', 'sea'],
    ['NGAO-HAI-CUI', 260, 60, 720, 76, 'QUANG-CANH-CAI-TIEN', 'sea'],
    ['CA-SONG', 42, 2, 310, 81, 'LONG-BE', 'sea'],
  ],
  '06709': [
    ['TOM-THE-CHAN-TRANG', 320, 120, 1_450, 78, 'THAM-CANH', 'brackish'],
    ['CUA-BIEN', 85, 1, 62, 55, 'QUANG-CANH-CAI-TIEN', 'brackish'],
  ],
  '06886': [
    ['TOM-SU', 410, 4, 120, 60, 'QUANG-CANH-CAI-TIEN', 'brackish'],
    ['CUA-BIEN', 140, 1, 96, 57, 'QUANG-CANH-CAI-TIEN', 'brackish'],
  ],
  '06733': [['TOM-THE-CHAN-TRANG', 96, 110, 340, 75, 'BAN-THAM-CANH', 'brackish']],
}

const offices: Record<string, string> = { '06874': 'dien-xa', '07090': 'an-sinh', '06994': 'van-don' }

/** What ten communes report: crops of two years, herds and waters by quarter, as far as the quarters are over. */
export function planAgriculturalData(world: World): void {
  const year = Number(world.day(-60).slice(0, 4))
  const fromToday = (day: string) => daysBetween(world.day(0), day)
  for (const past of [year - 1, year]) {
    const end = past < year ? fromToday(`${past + 1}-01-18`) : -21
    for (const [ward, rows] of Object.entries(crops)) planCrops(world, ward, rows, past, end)
    for (const quarter of [1, 2, 3, 4]) {
      const reported = fromToday(
        `${past + (quarter === 4 ? 1 : 0)}-${String(((quarter * 3) % 12) + 1).padStart(2, '0')}-12`,
      )
      if (reported >= 0) continue
      for (const [ward, rows] of Object.entries(herds)) planHerds(world, ward, rows, past, quarter, reported)
      for (const [ward, rows] of Object.entries(waters)) planWaters(world, ward, rows, past, quarter, reported)
    }
  }
}

/** Officers were not there before this day; what is older they entered when they began. */
const FIRST_DAY = -424

function planCrops(world: World, ward: string, rows: Crop[], year: number, reported: number): void {
  const { plan, at, day, id } = world
  const dice = openDice(`crops ${ward} ${year}`)
  plan(at(Math.max(reported, FIRST_DAY), '10:00'), offices[ward] ?? 'plant', async (_, store) => {
    for (const [plant, sown, harvested, perHectare, vietgap, season, household_count] of rows) {
      const drift = dice.between(95, 106) / 100
      const output = Math.round((harvested * perHectare * drift) / 10)
      const values = store.read(productPlants, {
        ...addressAt(world, ward, ''),
        plant_id: id(`plant ${plant}`),
        year,
        season,
        area_planned: sown,
        area_sown: sown,
        area_harvested: harvested,
        area_vietgap: vietgap,
        output,
        household_count,
        source: 'Báo cáo của UBND cấp xã (dữ liệu mẫu)',
        reported_at: day(reported),
      })
      await store.insert(productPlants, { ...values, yield: plantYield(output, harvested) })
    }
  })
}

function planHerds(world: World, ward: string, rows: Herd[], year: number, quarter: number, reported: number): void {
  const { plan, at, id } = world
  const dice = openDice(`herds ${ward} ${year} ${quarter}`)
  plan(at(Math.max(reported, FIRST_DAY), `10:2${quarter}`), offices[ward] ?? 'animal', async (_, store) => {
    for (const [animal, heads, sold, weight, eggs] of rows) {
      const drift = dice.between(93, 106) / 100
      const [head_total, head_sold] = [Math.round(heads * drift), Math.round(sold * drift)]
      await store.insert(
        productAnimals,
        store.read(productAnimals, {
          ...addressAt(world, ward, ''),
          animal_id: id(`animal ${animal}`),
          year,
          quarter,
          head_total,
          head_sold,
          avg_weight: weight,
          meat_output: Math.round((head_sold * weight) / 100) / 10,
          egg_output: eggs ? Math.round(eggs * drift) : null,
          honey_output: animal === 'ONG-MAT' ? 11 : null,
          vaccinated_count: Math.round(head_total * 0.86),
          dead_destroyed_count: dice.below(Math.ceil(heads / 900)),
          household_count: Math.ceil(heads / 130) % 900,
        }),
      )
    }
  })
}

function planWaters(world: World, ward: string, rows: Water[], year: number, quarter: number, reported: number): void {
  const { plan, at, id } = world
  const dice = openDice(`waters ${ward} ${year} ${quarter}`)
  plan(at(Math.max(reported, FIRST_DAY), `10:4${quarter}`), offices[ward] ?? 'seafood', async (_, store) => {
    for (const [seafood, pond_area, stocking_density, tonnes, survival_rate, farming, environment] of rows) {
      const output = Math.round(tonnes * (dice.between(90, 108) / 100))
      const feed_used = farming === 'THAM-CANH' || farming === 'BAN-THAM-CANH' ? Math.round(output * 1.3) : null
      const values = store.read(criteriaSeafoods, {
        ...addressAt(world, ward, ''),
        seafood_id: id(`seafood ${seafood}`),
        activity: 'aquaculture',
        year,
        period: `q${quarter}`,
        environment,
        farming_form_id: id(`farming ${farming}`),
        pond_area,
        water_surface: pond_area,
        stocking_density,
        survival_rate,
        output,
        feed_used,
        disease_area: dice.below(4),
      })
      await store.insert(criteriaSeafoods, {
        ...values,
        yield: seafoodYield(output, pond_area),
        fcr: feedConversion(feed_used, output),
      })
    }
  })
}
