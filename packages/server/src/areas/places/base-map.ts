import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Pool, Sql } from '@trace/platform/ports/postgres/connect.ts'
import { Refusal, refuseField } from '@trace/platform/refusal.ts'
import type { Settings } from '@trace/platform/ports/settings/settings.ts'
import { drawCommunes, middleOf } from './draw-communes.ts'
import type { Drawing } from './draw-communes.ts'
import { readBoundaryFile } from './read-boundary-file.ts'
import { wards } from '@trace/domain/areas/places/wards.ts'
import { deriveEach } from '@trace/platform/store/derive.ts'

interface Ward {
  id: number
  code: string
  name: string
  is_home: boolean
}

interface Loading {
  name: string
  bytes: Buffer
  province: string
  /** The account that uploaded the file; null for the file from the settings. */
  by: number | null
}

/** Result of loading a boundary file. */
export interface Loaded {
  file_name: string
  /** How many communes of the home province are on the map, and how many it has. */
  drawn: number
  total: number
  /** Communes of the home province that are missing in the file. */
  missing: { name: string }[]
}

/** The communes as maps draw them, with the result of loading their file. */
export type BaseMap = Drawing & Loaded & { loaded_at: string }

/** Loads a boundary file as the base map of the home province, and stores the centre of each commune. */
export async function keepBaseMap(sql: Sql, { name, bytes, province, by }: Loading): Promise<Loaded> {
  const places = await sql<Ward[]>`
    select w.id, w.code, w.name, p.code = ${province} as is_home
    from wards w join provinces p on p.id = w.province_id where w.system = '2025' and w.deleted_at is null`
  const known = new Map(places.map((ward) => [ward.code, ward]))
  const outlines = readBoundaryFile(bytes, new Set(known.keys()))
  const home = outlines.filter(({ code }) => known.get(code)!.is_home)
  if (home.length === 0) throw refuseField('file', 'Tệp không có xã nào của tỉnh này')

  const updated_at = new Date().toISOString()
  const middles = outlines.map(({ code, boundary }) => {
    const [longitude, latitude] = middleOf(boundary)
    return { id: known.get(code)!.id, centroid_lat: rounded(latitude), centroid_lng: rounded(longitude), updated_at }
  })
  await deriveEach(sql, wards, middles)
  const found = new Set(home.map(({ code }) => code))
  const loaded: Loaded = {
    file_name: name,
    drawn: home.length,
    total: places.filter(({ is_home }) => is_home).length,
    missing: places.filter(({ is_home, code }) => is_home && !found.has(code)).map((ward) => ({ name: ward.name })),
  }
  const drawing = drawCommunes(
    home.map(({ code, boundary }) => ({ id: known.get(code)!.id, name: known.get(code)!.name, boundary })),
  )
  const kept: BaseMap = { ...drawing, ...loaded, loaded_at: new Date().toISOString() }
  const text = JSON.stringify(kept)
  const row = { drawing: text, drawing_hash: hashOf(text), loaded_by: by }
  await sql`
    insert into base_maps ${sql(row)}
    on conflict (id) do update set ${sql(row)}, loaded_at = now()`
  return loaded
}

/** Rounds degrees to about a metre. */
const rounded = (degrees: number): number => Math.round(degrees * 100_000) / 100_000

const hashOf = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex')

/**
 * Loads the file named in the settings, unless it is the one loaded last. Returns a message to log, also about a bad
 * file, which does not stop the start of the server.
 */
export async function loadBoundariesFile(pool: Pool, { boundariesFile, province }: Settings): Promise<string | null> {
  if (boundariesFile === null) return null
  try {
    const bytes = await readFile(boundariesFile)
    const name = basename(boundariesFile)
    return await pool.begin(async (sql) => {
      const hash = hashOf(bytes)
      const [known] = await sql`select 1 from base_maps where from_setting = ${hash}`
      if (known) return null
      const { drawn, total } = await keepBaseMap(sql, { name, bytes, province, by: null })
      await sql`update base_maps set from_setting = ${hash}`
      return `Đã nạp ranh giới ${drawn}/${total} xã từ ${name}`
    })
  } catch (error) {
    const why = error instanceof Refusal ? error.message : 'không đọc được tệp'
    return `Không nạp được BOUNDARIES_FILE (${boundariesFile}): ${why}`
  }
}

/** The map in its response form, with the ETag for browser caches. */
export async function readBaseMap(
  sql: Sql,
  mark: string | undefined,
): Promise<{ mark: string; drawing: string | null } | null> {
  const [row] = await sql<{ mark: string; drawing: string | null }[]>`
    select drawing_hash as mark, case when drawing_hash is distinct from ${mark ?? null} then drawing end as drawing from base_maps`
  return row ?? null
}
