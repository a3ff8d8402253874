import type { Settings, Sql } from '@trace/server'
import { unscoped } from '@trace/server'

const QUANG_NINH = '22'

/** Whether the demo province may be loaded: only in Quảng Ninh, if it has no producer yet. */
export async function isWanted(sql: Sql, { province }: Settings): Promise<boolean> {
  if (province !== QUANG_NINH) return false
  const [known] = await unscoped(sql, 'whether there is any producer')`select 1 from manufactures limit 1`
  return !known
}
