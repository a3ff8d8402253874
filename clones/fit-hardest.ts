import type { NetworkEvidence } from '@trace/domain/areas/scans/clone-evidence.ts'
import { cloneFigures } from '@trace/domain/areas/scans/clone-figures.ts'
import { cloneTerms } from '@trace/domain/areas/scans/clone-score.ts'
import { fitWeights } from './fit.ts'
import type { Belief, Example } from './fit.ts'

/** The life of a label: what was known each time that another network scanned it. */
export interface Life {
  states: (readonly NetworkEvidence[])[]
  isCloned: boolean
}

const ROUNDS = 4
/** Minimum number of networks for leaving out two of them. */
const LEAST_NETWORKS = 4
/** A state with a lower sum is far from any threshold, whichever networks are left out. */
const FAR_BELOW = -3
/** Honest labels with a long life are judged often: this many of their worst states are used as examples. */
const LONG_LIFE = 8
const STATES_OF_LONG_LIFE = 3

const termsOf = (witnesses: readonly NetworkEvidence[]): number[] => cloneTerms(cloneFigures(witnesses))

/**
 * Fits the weights to the decisive states: a label is suspect as soon as, once in its life, its score stays above
 * the threshold whichever two networks are left out. Which states and networks are decisive depends on the weights,
 * so they are chosen anew in each round.
 */
export function fitToHardest(lives: readonly Life[], beliefs: readonly Belief[]): number[] {
  let weights = beliefs.map(({ weight }) => weight)
  const sumOf = (witnesses: readonly NetworkEvidence[]): number =>
    termsOf(witnesses).reduce((sum, term, index) => sum + term * weights[index]!, 0)

  function withoutWorst(witnesses: readonly NetworkEvidence[]): readonly NetworkEvidence[] {
    const rests = witnesses.map((one) => witnesses.filter((other) => other !== one))
    return rests.map((rest) => ({ rest, sum: sumOf(rest) })).reduce((low, next) => (next.sum < low.sum ? next : low))
      .rest
  }

  function exampleOf(witnesses: readonly NetworkEvidence[], isCloned: boolean): Example {
    const isFar = !isCloned && sumOf(witnesses) < FAR_BELOW
    const decides = isFar || witnesses.length < LEAST_NETWORKS ? witnesses : withoutWorst(withoutWorst(witnesses))
    return { terms: termsOf(decides), isCloned }
  }

  for (let round = 0; round < ROUNDS; round++) {
    const examples = lives.flatMap(({ states, isCloned }) => {
      const count = !isCloned && states.length > LONG_LIFE ? STATES_OF_LONG_LIFE : 1
      const hardest = states.map((state) => ({ state, sum: sumOf(state) })).toSorted((a, b) => b.sum - a.sum)
      return hardest.slice(0, count).map(({ state }) => exampleOf(state, isCloned))
    })
    weights = fitWeights(examples, beliefs)
  }
  return weights
}
