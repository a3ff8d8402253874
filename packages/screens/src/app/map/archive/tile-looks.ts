/** What a shape of a map looks like; later ones are drawn over earlier ones. */
export const LOOKS = ['land', 'green', 'water', 'building', 'road', 'mainRoad', 'border'] as const
export type Look = (typeof LOOKS)[number]

type Properties = Readonly<Record<string, unknown>>

const GREEN =
  /^(forest|wood|park|nature_reserve|national_park|protected_area|grass|grassland|meadow|farmland|orchard|scrub|garden|cemetery|wetland)$/
const MAIN = /^(highway|major_road|motorway|trunk|primary|secondary)$/

const looks: Record<string, (properties: Properties) => Look | null> = {
  earth: () => 'land',
  water: () => 'water',
  waterway: () => 'water',
  landcover: greenery,
  landuse: greenery,
  park: () => 'green',
  buildings: () => 'building',
  building: () => 'building',
  roads: wayOf,
  transportation: wayOf,
  boundaries: () => 'border',
  boundary: () => 'border',
}

/** The look of a shape by its layer, as the two usual schemas name them (Protomaps, OpenMapTiles); null: not drawn. */
export const lookOf = (layer: string, properties: Properties): Look | null => looks[layer]?.(properties) ?? null

function greenery({ kind, class: is }: Properties): Look | null {
  return GREEN.test(String(kind ?? is)) ? 'green' : null
}

function wayOf({ kind, class: is }: Properties): Look {
  return MAIN.test(String(kind ?? is)) ? 'mainRoad' : 'road'
}

/** Layers whose points are named on the map. */
const NAMED = new Set(['places', 'place', 'water', 'water_name'])

/** The name of a point: in Vietnamese if the map has it, otherwise in the local language. */
export function nameOf(layer: string, properties: Properties): string | null {
  if (!NAMED.has(layer)) return null
  const name = properties['name:vi'] ?? properties['name_vi'] ?? properties['name']
  return typeof name === 'string' && name !== '' ? name : null
}

/**
 * Importance of a name; names of higher importance are placed first. Computed from the population or, if unknown, from
 * the rank among names of its kind.
 */
export function weightOf({ population_rank, population, rank }: Properties): number {
  if (typeof population_rank === 'number') return population_rank
  if (typeof population === 'number' && population > 0) return Math.log10(population) * 2
  return typeof rank === 'number' ? -rank : 0
}
