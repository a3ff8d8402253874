import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { wards } from '@trace/domain/areas/places/wards.ts'
import type { Sql } from '@trace/server'
import { deriveEach, keepBaseMap } from '@trace/server'

/** About the middle of each commune of Quảng Ninh, in degrees north and east. */
const centres: [code: string, latitude: number, longitude: number][] = [
  ['06652', 20.936, 107.18],
  ['06658', 21.0, 107.124],
  ['06661', 20.99, 106.98],
  ['06673', 20.947, 107.03],
  ['06676', 20.967, 107.116],
  ['06685', 20.841, 107.115],
  ['06688', 20.917, 107.131],
  ['06706', 20.963, 106.939],
  ['06709', 21.476, 107.942],
  ['06712', 21.505, 108.005],
  ['06724', 21.608, 107.818],
  ['06733', 21.538, 107.8],
  ['06736', 21.54, 107.898],
  ['06757', 21.375, 107.922],
  ['06760', 21.095, 107.282],
  ['06778', 20.998, 107.212],
  ['06781', 21.022, 107.337],
  ['06793', 21.009, 107.289],
  ['06799', 21.145, 107.363],
  ['06811', 21.025, 106.766],
  ['06820', 21.087, 106.81],
  ['06832', 21.086, 106.729],
  ['06838', 21.517, 107.387],
  ['06841', 21.576, 107.531],
  ['06856', 21.574, 107.438],
  ['06862', 21.375, 107.395],
  ['06874', 21.434, 107.291],
  ['06877', 21.372, 107.466],
  ['06886', 21.264, 107.384],
  ['06895', 21.334, 107.598],
  ['06913', 21.418, 107.545],
  ['06922', 21.438, 107.734],
  ['06931', 21.549, 107.71],
  ['06946', 21.493, 107.634],
  ['06967', 21.315, 107.747],
  ['06978', 21.253, 107.252],
  ['06979', 21.266, 107.131],
  ['06985', 21.213, 107.029],
  ['06994', 21.05, 107.478],
  ['07030', 21.067, 106.985],
  ['07054', 21.109, 106.885],
  ['07060', 21.083, 107.125],
  ['07069', 21.069, 106.589],
  ['07081', 21.129, 106.626],
  ['07090', 21.153, 106.521],
  ['07093', 21.079, 106.493],
  ['07114', 21.055, 106.664],
  ['07132', 20.939, 106.825],
  ['07135', 21.0, 106.856],
  ['07147', 20.968, 106.81],
  ['07168', 20.92, 106.886],
  ['07180', 20.86, 106.825],
  ['07183', 20.897, 106.788],
  ['07192', 21.042, 107.818],
]

export type Place = readonly [latitude: number, longitude: number]

const known = new Map(centres.map(([code, ...place]) => [code, place]))

export function centreOf(ward: string): Place {
  const centre = known.get(ward)
  if (!centre) throw new Error(`No centre is known of ward ${ward}`)
  return centre
}

/** Tells the map where the communes are, as far as nobody has yet. */
export async function placeWards(sql: Sql): Promise<void> {
  const unplaced = await sql<{ id: number; code: string }[]>`
    select id, code from wards where system = '2025' and centroid_lat is null`
  const placed = unplaced.flatMap(({ id, code }) => {
    const [centroid_lat, centroid_lng] = known.get(code) ?? []
    return centroid_lat === undefined ? [] : [{ id, centroid_lat, centroid_lng }]
  })
  await deriveEach(sql, wards, placed)
}

const OUTLINES = join(import.meta.dirname, 'communes/quang-ninh.geojson')

/** Draws the communes under every map of the demo, unless somebody named a file of their own. Whose outlines they are stands beside the file. */
export async function drawDemoMap(sql: Sql): Promise<void> {
  const [known] = await sql`select 1 from base_maps`
  if (!known)
    await keepBaseMap(sql, { name: 'quang-ninh.geojson', bytes: await readFile(OUTLINES), province: '22', by: null })
}
