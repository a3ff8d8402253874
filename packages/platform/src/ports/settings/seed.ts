import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { StartRefusal } from '@trace/embedded-postgres/start-refusal.ts'

/** What a place begins with: the demo province, or nothing but base data. */
export type Seed = 'demo' | 'none'
export const SEEDS: readonly Seed[] = ['demo', 'none']

/** Says that a new place may be made, and is used up by the first start that is whole. */
const given = (dataDir: string) => join(dataDir, 'seed')
/** Kept with the keys ever after: whether this is a demo. */
const kept = (dataDir: string) => join(dataDir, 'keys/seed')
/** Beside the data folder, outside of its volume: that something was made there. */
export const markerOf = (dataDir: string) => `${dataDir}.made`

const read = (path: string): Seed | null =>
  existsSync(path) ? (SEEDS.find((seed) => seed === readFileSync(path, 'utf8').trim()) ?? null) : null

/**
 * What this place begins or began with; null where nothing says so. `said` is the setting: `none` ends a demo, and `demo`
 * makes none of a place that is not one.
 */
export const seedOf = (dataDir: string, said: Seed | null): Seed | null =>
  read(given(dataDir)) ?? (said === 'none' ? said : null) ?? read(kept(dataDir)) ?? said

/**
 * Whether something new may be made here: by the file, or by what counts once, until the marker says that it did. Whoever
 * deletes the whole `data` of a clone begins anew: a volume that is not mounted leaves a folder.
 */
export const maySetUp = (dataDir: string, { countsOnce, isOwnPlace }: { countsOnce: boolean; isOwnPlace: boolean }) =>
  read(given(dataDir)) !== null ||
  (countsOnce && !existsSync(markerOf(dataDir))) ||
  (isOwnPlace && !existsSync(dataDir))

export const giveSeed = (dataDir: string, seed: Seed): void => writeFileSync(given(dataDir), `${seed}\n`)

/** Leaves the marker; answers whether it is there. */
export function mark(dataDir: string): boolean {
  try {
    if (!existsSync(markerOf(dataDir))) writeFileSync(markerOf(dataDir), `${new Date().toISOString()}\n`)
    return true
  } catch {
    return false
  }
}

/** Before anything is made by what counts once: the marker, then the file, by which a start that was cut off goes on. */
export function claimPlace(dataDir: string, seed: Seed): void {
  if (read(given(dataDir))) return
  if (!mark(dataDir))
    throw new StartRefusal(
      `Không ghi được ${markerOf(dataDir)}, tệp nhớ rằng nơi này đã được lập, nên không lập hệ thống mới theo SEED. Hãy chạy «npm run setup -- ${seed}» một lần rồi khởi động lại. Chưa có gì được tạo`,
    )
  mkdirSync(dataDir, { recursive: true })
  giveSeed(dataDir, seed)
}

/** Keeps what the place is, once it is whole; what counted once does not count again. */
export async function keepSeed(dataDir: string, seed: Seed | null, countsOnce: boolean): Promise<void> {
  const path = kept(dataDir)
  if (seed && read(path) !== seed) {
    writeFileSync(`${path}.new`, `${seed}\n`, { mode: 0o600, flush: true })
    await rename(`${path}.new`, path)
  }
  if (countsOnce) mark(dataDir)
  await rm(given(dataDir), { force: true })
}
