import { createWriteStream } from 'node:fs'
import { parseArgs } from 'node:util'
import type { CloneState } from '@trace/domain/areas/scans/clone-score.ts'
import type { Belief } from './fit.ts'
import { fitToHardest } from './fit-hardest.ts'
import type { Life } from './fit-hardest.ts'
import { judgeStream, measure, statesOf } from './judge-stream.ts'
import { readScans, readTruth } from './read-stream.ts'
import { wideHabits } from './wide-habits.ts'
import { makeWorld, otherHabits, usualHabits } from './worlds.ts'
import type { LabelTruth, StreamScan, WorldHabits } from './worlds.ts'

const { values: asked } = parseArgs({
  options: {
    scans: { type: 'string' },
    truth: { type: 'string' },
    /** File to write each label's score, verdict and whether it seems tampered with into. */
    verdicts: { type: 'string' },
    seeds: { type: 'string', default: '1,2,3' },
    fit: { type: 'boolean', default: false },
    write: { type: 'string' },
  },
})

interface World {
  scans: StreamScan[]
  truth: LabelTruth[]
}

const SEEDS_TO_FIT = { usual: [101], other: [201, 202, 203, 204, 205], wide: [501, 502, 503, 504, 505, 506, 507, 508] }

const worldOf = (habitsOf: (seed: number) => WorldHabits) => (seed: number) => makeWorld(seed, habitsOf(seed))
const usualWorld = worldOf(() => usualHabits)
const otherWorld = worldOf(otherHabits)
const wideWorld = worldOf(wideHabits)

const nothing = (count: number): Belief[] => Array.from({ length: count }, () => ({ weight: 0, strength: 2 }))

/**
 * Prior weights in the order of `cloneTerms`: none is preferred, except that leaps count for more than the worlds
 * suggest, since few people in them share their place.
 */
const beliefs: Belief[] = [{ weight: 0, strength: 1e-6 }, ...nothing(6), { weight: 1.5, strength: 300 }, ...nothing(4)]

/** Fewer copies look like shelf scans and a gift: learning from them would make honest labels suspect. */
const LEAST_COPIES = 6

function livesOf({ scans, truth }: World): Life[] {
  const states = statesOf(scans)
  return truth
    .filter(({ kind, copies }) => kind !== 'slandered' && (kind !== 'cloned' || copies >= LEAST_COPIES))
    .map(({ code, kind }) => ({
      states: (states.get(code) ?? []).map(({ witnesses }) => witnesses),
      isCloned: kind === 'cloned',
    }))
}

function show(name: string, truth: LabelTruth[], judged: Map<string, CloneState>): void {
  const { strata, falsely } = measure(truth, judged)
  console.log(`\n${name}`)
  console.table(
    strata.map((stratum) => ({
      stratum: stratum.name,
      labels: stratum.labels,
      'called suspect': stratum.found,
      precision: stratum.precision.toFixed(3),
      recall: stratum.recall.toFixed(3),
    })),
  )
  for (const { kind, labels, suspect } of falsely) console.log(`${kind}: ${suspect} of ${labels} called suspect`)
}

function writeLines(file: string, lines: Iterable<object>): void {
  const out = createWriteStream(file)
  for (const line of lines) out.write(`${JSON.stringify(line)}\n`)
  out.end()
}

if (asked.fit) {
  const { usual, other, wide } = SEEDS_TO_FIT
  const worlds = [...usual.map(usualWorld), ...other.map(otherWorld), ...wide.map(wideWorld)]
  const weights = fitToHardest(worlds.flatMap(livesOf), beliefs)
  console.log(`[${weights.map((weight) => weight.toFixed(2)).join(', ')}]`)
} else if (asked.scans) {
  const judged = judgeStream(await readScans(asked.scans))
  if (asked.truth) show(asked.scans, await readTruth(asked.truth), judged)
  if (asked.verdicts) {
    const lines = [...judged].map(([code, { score, verdict, isTampered }]) => ({
      code,
      score: Math.round(score),
      verdict,
      tampered: isTampered,
    }))
    writeLines(asked.verdicts, lines)
  }
} else {
  for (const seed of asked.seeds.split(',').map(Number)) {
    for (const [name, world] of [
      ['usual habits', usualWorld(seed)],
      ['other habits', otherWorld(seed)],
      ['wide habits', wideWorld(seed)],
    ] as const) {
      show(`World ${seed}, ${name}`, world.truth, judgeStream(world.scans))
      if (asked.write) {
        const file = `${asked.write}/${seed}-${name.replace(' ', '-')}`
        writeLines(`${file}.scans.ndjson`, world.scans)
        writeLines(`${file}.truth.ndjson`, world.truth)
      }
    }
  }
}
