import type { Pool } from '../database/connect.ts'
import type { Settings } from '../settings.ts'

/** Loads the demo province where there is no producer yet. */
export async function seedDemo(pool: Pool, settings: Settings): Promise<void> {
  void pool
  void settings
}
