import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { wards } from '@trace/domain/areas/places/wards.ts'
import type { Sql } from '@trace/server'
import { deriveEach, keepBaseMap } from '@trace/server'
import { sample } from './sample.ts'

const centres = sample<[code: string, latitude: number, longitude: number][]>('commune-centres')

export type Place = readonly [latitude: number, longitude: number]

const known = new Map(centres.map(([code, ...place]) => [code, place]))

export function centreOf(ward: string): Place {
  const centre = known.get(ward)
  if (!centre) throw new Error(`No centre is known of ward ${ward}`)
  return centre
}

/** Sets the map position of communes that have none yet. */
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

/**
 * Adds the outlines of the communes as the base map of the demo, unless a base map was uploaded already. Their
 * source and licence are in the folder of the file.
 */
export async function drawDemoMap(sql: Sql): Promise<void> {
  const [known] = await sql`select 1 from base_maps`
  if (!known)
    await keepBaseMap(sql, { name: 'quang-ninh.geojson', bytes: await readFile(OUTLINES), province: '22', by: null })
}
