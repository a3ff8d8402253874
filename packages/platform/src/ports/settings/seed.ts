import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { StartRefusal } from '@trace/embedded-postgres/start-refusal.ts'

/** Initial data of an installation: the demo province, or only base data. */
export type Seed = 'demo' | 'none'
export const SEEDS: readonly Seed[] = ['demo', 'none']

/** The file that permits a new installation; the first complete start deletes it. */
const given = (dataDir: string) => join(dataDir, 'seed')
/** The permanent file beside the keys that says whether this is a demo. */
const kept = (dataDir: string) => join(dataDir, 'keys/seed')
/** Marker file beside the data folder, so not on its volume: it says that an installation was made here. */
export const markerOf = (dataDir: string) => `${dataDir}.made`

const read = (path: string): Seed | null =>
  existsSync(path) ? (SEEDS.find((seed) => seed === readFileSync(path, 'utf8').trim()) ?? null) : null

/**
 * The initial data of this installation; null if nothing says so. `said` is the setting: `none` ends a demo, and
 * `demo` does not turn another installation into a demo.
 */
export const seedOf = (dataDir: string, said: Seed | null): Seed | null =>
  read(given(dataDir)) ?? (said === 'none' ? said : null) ?? read(kept(dataDir)) ?? said

/**
 * Whether a new installation may be made here: because the file permits it, or because of `countsOnce` until the
 * marker exists. Whoever deletes the whole `data` folder of a clone starts anew; an unmounted volume would still
 * leave its folder.
 */
export const maySetUp = (dataDir: string, { countsOnce, isOwnPlace }: { countsOnce: boolean; isOwnPlace: boolean }) =>
  read(given(dataDir)) !== null ||
  (countsOnce && !existsSync(markerOf(dataDir))) ||
  (isOwnPlace && !existsSync(dataDir))

export const giveSeed = (dataDir: string, seed: Seed): void => writeFileSync(given(dataDir), `${seed}\n`)

/** Writes the marker; returns whether it exists. */
export function writeMarker(dataDir: string): boolean {
  try {
    if (!existsSync(markerOf(dataDir))) writeFileSync(markerOf(dataDir), `${new Date().toISOString()}\n`)
    return true
  } catch {
    return false
  }
}

/**
 * Prepares a new installation that only `countsOnce` permits: writes the marker, then the file, so that an interrupted
 * start can continue.
 */
export function claimPlace(dataDir: string, seed: Seed): void {
  if (read(given(dataDir))) return
  if (!writeMarker(dataDir))
    throw new StartRefusal(
      `Không ghi được ${markerOf(dataDir)}, tệp nhớ rằng nơi này đã được lập, nên không lập hệ thống mới theo SEED. Hãy chạy «npm run setup -- ${seed}» một lần rồi khởi động lại. Chưa có gì được tạo`,
    )
  mkdirSync(dataDir, { recursive: true })
  giveSeed(dataDir, seed)
}

/** Records the seed once the installation is complete, so that `countsOnce` does not apply again. */
export async function keepSeed(dataDir: string, seed: Seed | null, countsOnce: boolean): Promise<void> {
  const path = kept(dataDir)
  if (seed && read(path) !== seed) {
    writeFileSync(`${path}.new`, `${seed}\n`, { mode: 0o600, flush: true })
    await rename(`${path}.new`, path)
  }
  if (countsOnce) writeMarker(dataDir)
  await rm(given(dataDir), { force: true })
}
