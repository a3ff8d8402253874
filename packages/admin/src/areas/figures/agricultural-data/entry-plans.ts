import { criteriaSeafoods } from '@trace/domain/areas/figures/criteria-seafoods.ts'
import { productAnimals } from '@trace/domain/areas/figures/product-animals.ts'
import { productPlants } from '@trace/domain/areas/figures/product-plants.ts'
import type { Resource } from '@trace/define/resource.ts'
import { today } from '@trace/define/text/dates.ts'

/** Configuration of the grid in which a resource's figures are typed. */
export interface EntryPlan<N extends string = string, Shared = Record<N, () => string>> {
  resource: Resource
  /** Name of the species field. */
  species: N
  /** Fields besides the year that apply to the whole sheet, with functions for their default values. */
  shared: Readonly<Shared>
  columns(shared: Readonly<Partial<Record<N, string>>>): readonly N[]
}

type PlanOf<N extends string> = Omit<EntryPlan<N, Partial<Record<N, () => string>>>, 'resource'>

const planOf = <R extends Resource>(resource: R, plan: PlanOf<keyof R['fields'] & string>): EntryPlan =>
  ({ resource, ...plan }) as EntryPlan

const quarter = (): number => Math.ceil(Number(today().slice(5, 7)) / 3)

const farmed = [
  'pond_area',
  'water_surface',
  'cage_count',
  'stocking_count',
  'output',
  'feed_used',
  'disease_area',
  'avg_price',
] as const
const caught = ['output', 'vessel_count', 'capture_days', 'avg_price'] as const

export const entryPlans: readonly EntryPlan[] = [
  planOf(productPlants, {
    species: 'plant_id',
    shared: { season: () => 'year' },
    columns: () => [
      'area_sown',
      'area_harvested',
      'output',
      'area_new',
      'area_vietgap',
      'area_organic',
      'area_puc',
      'household_count',
      'avg_price',
    ],
  }),
  planOf(productAnimals, {
    species: 'animal_id',
    shared: { quarter: () => String(quarter()) },
    columns: () => [
      'head_total',
      'head_sold',
      'meat_output',
      'egg_output',
      'head_breeding',
      'vaccinated_count',
      'dead_destroyed_count',
      'household_count',
      'avg_price',
    ],
  }),
  planOf(criteriaSeafoods, {
    species: 'seafood_id',
    shared: { activity: () => 'aquaculture', period: () => `q${quarter()}` },
    columns: ({ activity }) => (activity === 'capture' ? caught : farmed),
  }),
]

/** Choices of a field that applies to the whole sheet; quarters are numbers. */
export function sharedChoices({ fields }: Pick<Resource, 'fields'>, name: string): { value: string; label: string }[] {
  const { choices } = fields[name]!
  if (choices) return Object.entries(choices).map(([value, label]) => ({ value, label }))
  return ['I', 'II', 'III', 'IV'].map((label, index) => ({ value: String(index + 1), label: `Quý ${label}` }))
}
