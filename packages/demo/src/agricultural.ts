import { criteriaSeafoods } from '@trace/domain/areas/figures/criteria-seafoods.ts'
import { feedConversion, plantYield, seafoodYield } from '@trace/domain/areas/figures/figures.ts'
import { productAnimals } from '@trace/domain/areas/figures/product-animals.ts'
import { productPlants } from '@trace/domain/areas/figures/product-plants.ts'
import { daysBetween } from '@trace/define/text/dates.ts'
import { addressAt } from './known-rows.ts'
import { openDice } from './dice.ts'
import type { World } from './world.ts'
import { sample } from './sample.ts'

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

const crops = sample<Record<string, Crop[]>>('crops')

/** Heads, heads sold in a quarter, kilograms a head, thousand eggs. */
type Herd = [animal: string, heads: number, sold: number, weight: number, eggs: number]

const herds = sample<Record<string, Herd[]>>('herds')

/** Hectares, animals per square metre, tonnes per quarter, percent that survive. */
type Water = [
  seafood: string,
  hectares: number,
  density: number,
  tonnes: number,
  alive: number,
  farming: string,
  environment: string,
]

const waters = sample<Record<string, Water[]>>('waters')

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

/** The first day of the officers, on which they also entered the older figures. */
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
