import { fold } from './fold.ts'

const LONGEST = 100

/**
 * The name that was probably meant: the one with the same letters without accents and signs, the one that differs in the
 * fewest letters, or the only one with all the words in `said`, best in their order. Null if none is near.
 */
export function nearest(said: string, names: Iterable<string>): string | null {
  const wanted = bare(said.slice(0, LONGEST))
  if (wanted.length < 2) return null
  const holding: string[] = []
  const holdingInOrder: string[] = []
  let best: { name: string; distance: number } | null = null
  for (const name of names) {
    const known = bare(name.slice(0, LONGEST))
    const most = Math.min(best?.distance ?? Infinity, mostMistakes(wanted))
    const distance = known === wanted ? -1 : distanceOf(wanted, known, most)
    if (distance < (best?.distance ?? Infinity) && distance <= most) best = { name, distance }
    if (wanted.length <= 2 || !hasWords(name, said)) continue
    holding.push(name)
    if (` ${fold(name)}`.includes(` ${fold(said)}`)) holdingInOrder.push(name)
  }
  if (best) return best.name
  const alone = holdingInOrder.length > 0 ? holdingInOrder : holding
  return alone.length === 1 ? alone[0]! : null
}

/** Letters and digits only: 'Rau, củ – quả' is 'raucuqua'. */
const bare = (text: string): string => fold(text).replace(/[^a-z0-9]/g, '')

/** Maximum number of mistyped letters: none in a short code, one in a word, two or three in a name. */
const mostMistakes = ({ length }: string): number => (length < 4 ? 0 : length < 7 ? 1 : length < 12 ? 2 : 3)

const hasWords = (name: string, said: string): boolean => {
  const known = fold(name).split(' ')
  return fold(said)
    .split(' ')
    .every((word) => known.some((one) => one.startsWith(word)))
}

/** Letters added, left out, changed or swapped between two texts; Infinity if more than `most`. */
function distanceOf(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return Infinity
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let row = 1; row <= one.length; row++) {
    const now = [row]
    for (let at = 1; at <= other.length; at++) {
      const cost = one[row - 1] === other[at - 1] ? 0 : 1
      const isSwapped = at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      const swapped = isSwapped ? before[at - 2]! + 1 : Infinity
      now.push(Math.min(last[at]! + 1, now[at - 1]! + 1, last[at - 1]! + cost, swapped))
    }
    if (Math.min(...now) > most) return Infinity
    ;[before, last] = [last, now]
  }
  return last[other.length]!
}
