/** A label as the score sees it: its terms, and whether it was copied. */
export interface Example {
  terms: readonly number[]
  isCloned: boolean
}

/** The prior value of a weight, before any world is seen, and its strength. */
export interface Belief {
  weight: number
  strength: number
}

const ROUNDS = 30
const ENOUGH = 1e-6

/** The weights of a logistic score that fit the examples best, by Newton's method. */
export function fitWeights(examples: readonly Example[], beliefs: readonly Belief[]): number[] {
  let weights = beliefs.map(() => 0)
  for (let round = 0; round < ROUNDS; round++) {
    const slope = weights.map((weight, i) => beliefs[i]!.strength * (beliefs[i]!.weight - weight))
    const curve = beliefs.map(({ strength }, i) => beliefs.map((_, j) => (i === j ? strength : 0)))
    for (const { terms, isCloned } of examples) {
      const likely = 1 / (1 + Math.exp(-terms.reduce((sum, term, i) => sum + term * weights[i]!, 0)))
      terms.forEach((term, i) => {
        slope[i]! += ((isCloned ? 1 : 0) - likely) * term
        terms.forEach((other, j) => (curve[i]![j]! += likely * (1 - likely) * term * other))
      })
    }
    const step = solve(curve, slope)
    weights = weights.map((weight, i) => weight + step[i]!)
    if (Math.max(...step.map(Math.abs)) < ENOUGH) break
  }
  return weights
}

/** Solves linear equations by elimination, the largest number of a column first. */
function solve(matrix: readonly number[][], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i]!])
  rows.forEach((_, column) => {
    const below = rows.map((row, i) => (i < column ? -1 : Math.abs(row[column]!)))
    const largest = below.indexOf(Math.max(...below))
    ;[rows[column], rows[largest]] = [rows[largest]!, rows[column]!]
    const top = rows[column]
    rows.forEach((row, i) => {
      if (i === column) return
      const factor = row[column]! / top[column]!
      for (let k = column; k < row.length; k++) row[k]! -= factor * top[k]!
    })
  })
  return rows.map((row, i) => row.at(-1)! / row[i]!)
}
