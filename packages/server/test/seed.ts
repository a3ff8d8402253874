/** The seed of all random choices of a run; `npm test` prints it and accepts it again: `--seed 7`. */
const seed = Number(process.env['TEST_SEED'] ?? 0)

/** Whether everything is tried, however long it takes. */
const isNightly = process.env['TEST_NIGHTLY'] === '1'

/** Picks one of several equivalent cases; another seed picks another one. The nightly run takes all. */
export function oneOf<T>(several: readonly T[], key: string): readonly T[] {
  return isNightly ? several : [several[chance(key) % several.length]!]
}

/**
 * One part of a list that is split without regard to content; consecutive seeds, as many as there are parts, cover
 * all of it.
 */
export function partOf<T>(all: readonly T[], parts: number, key: string): readonly T[] {
  return isNightly ? all : all.filter((_, at) => (at + chance(key)) % parts === 0)
}

/** The files that differ from main. */
const changed = (process.env['TEST_CHANGED'] ?? '').split('\n')

/** Whether tests that take minutes are due: in the nightly run, or if a file below one of these paths changed. */
export const isDue = (...paths: readonly string[]): boolean =>
  isNightly || changed.some((path) => paths.some((due) => path.startsWith(due)))

/** Whether this is the run for a change, which is limited to eight minutes. */
const isBounded = process.env['TEST_BOUNDED'] === '1'

/**
 * A part of the cases that one piece of code makes for every resource; all of them if a file below one of these
 * paths changed, unless the run is limited in time.
 */
const shareOf =
  (parts: number) =>
  <T>(all: readonly T[], key: string, ...paths: readonly string[]): readonly T[] =>
    partOf(all, isDue(...paths) && !isBounded ? 1 : parts, key)

export const thirdOf = shareOf(3)
/** Share of the checks in a browser, which take seconds each. */
export const sixthOf = shareOf(6)

/** Folders that define resources and their forms. */
export const DEFINITIONS = ['packages/domain/src/areas/', 'packages/define/src/'] as const

/** A number that grows by one with each seed, so that consecutive seeds take one part after the other. */
const chance = (key: string): number => (seed + hashOf(key)) >>> 0

/** A number to order names by; each seed orders them anew. */
export const placeBySeed = (name: string): number => hashOf(`${seed} ${name}`)

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193)
  return hash >>> 0
}
