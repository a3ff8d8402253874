import { dataEntryAccountOf, producerOf } from './producers.ts'
import { openDice } from './dice.ts'
import { addressAt } from './known-rows.ts'
import { outlineAround } from './outline.ts'
import { centreOf } from './places.ts'
import type { Place } from './places.ts'
import type { World } from './world.ts'
import { sample } from './sample.ts'

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
  /** States that its growing-area code has passed, in order. */
  puc?: ('requested' | 'active' | 'suspended')[]
  more?: Record<string, unknown>
}

const areas = sample<Area[]>('areas')

const reasons: Record<string, string> = { suspended: 'Sổ nhật ký của ba hộ chưa ghi đủ lần phun thuốc' }

/** The one area that still waits for approval by its office. */
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
      puc.length > 0 ? producerOf(of).office : dataEntryAccountOf(producerOf(of)),
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

/** Position of an area: within about a kilometre of the middle of its producer's commune. */
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
