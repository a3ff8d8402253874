import { information, stampDefaults } from '@trace/domain'
import type { Sql } from '../../../ports/postgres/connect.ts'
import { keptSingles } from '../../../engine/kept-singles.ts'

/** Default label size: from the platform's settings. */
export async function usualSize(sql: Sql): Promise<{ width: number; height: number }> {
  const { stamp_width, stamp_height } = (await keptSingles(sql))[information.name] ?? {}
  return { width: Number(stamp_width ?? stampDefaults.width), height: Number(stamp_height ?? stampDefaults.height) }
}
