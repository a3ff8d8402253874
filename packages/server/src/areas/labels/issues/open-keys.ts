import { join } from 'node:path'
import type { Settings } from '@trace/platform/ports/settings/settings.ts'
import { loadKeys } from '../codes/keys.ts'
import type { StampKey } from '../codes/keys.ts'

const opened = new Map<string, Promise<StampKey[]>>()

/** Stamp keys, loaded once per process. All servers of one database must use the same keys. */
export function openKeys({ dataDir }: Settings): Promise<StampKey[]> {
  const folder = join(dataDir, 'keys', 'stamps')
  const keys = opened.get(folder) ?? loadKeys(folder)
  opened.set(folder, keys)
  return keys
}
