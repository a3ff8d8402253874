import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** What a place begins with: the demo province, or nothing but base data. */
export type Seed = 'demo' | 'none'
export const SEEDS: readonly Seed[] = ['demo', 'none']

/** Written by `npm run setup`, and used up by the first start: what is not there makes nothing new. */
const given = (dataDir: string) => join(dataDir, 'seed')
/** Kept with the keys ever after: whether this is a demo. */
const kept = (dataDir: string) => join(dataDir, 'keys/seed')
/** Beside the data folder of a clone, outside of any volume: that there was something once. */
export const markerOf = (dataDir: string) => `${dataDir}.made`

const read = (path: string): Seed | null =>
  existsSync(path) ? (SEEDS.find((seed) => seed === readFileSync(path, 'utf8').trim()) ?? null) : null

/** What this place begins or began with; null where nothing says so. */
export const seedOf = (dataDir: string): Seed | null => read(given(dataDir)) ?? read(kept(dataDir))

/** Whether something new may be made here: somebody said so once, or it is a clone that is started for the first time. */
export const maySetUp = (dataDir: string, isOwnPlace: boolean): boolean =>
  read(given(dataDir)) !== null || (isOwnPlace && !existsSync(markerOf(dataDir)))

export const giveSeed = (dataDir: string, seed: Seed): void => writeFileSync(given(dataDir), `${seed}\n`)

/** Keeps what the place is, once it is whole. */
export async function keepSeed(dataDir: string, seed: Seed | null, isOwnPlace: boolean): Promise<void> {
  const path = kept(dataDir)
  if (seed && read(path) !== seed) {
    writeFileSync(`${path}.new`, `${seed}\n`, { mode: 0o600, flush: true })
    await rename(`${path}.new`, path)
  }
  if (isOwnPlace && !existsSync(markerOf(dataDir))) writeFileSync(markerOf(dataDir), `${new Date().toISOString()}\n`)
  await rm(given(dataDir), { force: true })
}
