/** Pseudo-random numbers that are the same in every run. */
export interface Dice {
  /** A whole number from 0 up to below this. */
  below(end: number): number
  /** A whole number from the one to the other, both possible. */
  between(least: number, most: number): number
  chance(probability: number): boolean
  pick<T>(items: readonly T[]): T
}

/** Separate dice for each subject (`matter`), so that a change to one leaves the numbers of the others as they were. */
export function openDice(matter: string): Dice {
  let state = 0
  for (const letter of matter) state = Math.imul(state ^ letter.codePointAt(0)!, 0x9e3779b1) | 0

  /** mulberry32 */
  function bits(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  const fraction = () => ((bits() >>> 5) * 67_108_864 + (bits() >>> 6)) / 9_007_199_254_740_992

  const below = (end: number) => Math.floor(fraction() * end)
  return {
    below,
    between: (least, most) => least + below(most - least + 1),
    chance: (probability) => fraction() < probability,
    pick: (items) => items[below(items.length)]!,
  }
}
