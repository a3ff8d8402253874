/**
 * The number of tries of a fault, and the seed of all random moments: `npm run faults -- NAME --rounds 10 --seed 7`.
 * Without these options, a test tries each fault as often as the time of `npm test` allows.
 */
export const roundsOr = (usual: number): number => Number(process.env['FAULT_ROUNDS'] ?? usual)

export const seed = Number(process.env['FAULT_SEED'] ?? Date.now() % 1_000_000)

let state = seed

/** A number from 0 to 1, the next of the seed (mulberry32). */
export function random(): number {
  state = (state + 0x6d2b79f5) | 0
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
}
