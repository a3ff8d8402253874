import { createWriteStream } from 'node:fs'
import { parseArgs } from 'node:util'
import { cloneFigures, cloneTerms } from '@trace/domain'
import type { CloneState } from '@trace/domain'
import { fitWeights } from './fit.ts'
import type { Belief, Example } from './fit.ts'
import { evidenceOf, judgeStream, measure } from './judge-stream.ts'
import { readScans, readTruth } from './read-stream.ts'
import { makeWorld, otherHabits, usualHabits } from './worlds.ts'
import type { LabelTruth, StreamScan, WorldHabits } from './worlds.ts'

const { values: asked } = parseArgs({
  options: {
    scans: { type: 'string' },
    truth: { type: 'string' },
    /** Where to write each label's score, verdict and whether it was called suspect. */
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

const SEEDS_TO_FIT = { usual: [101, 102, 103], other: [201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212] }

const worldOf = (habitsOf: (seed: number) => WorldHabits) => (seed: number) => makeWorld(seed, habitsOf(seed))
const usualWorld = worldOf(() => usualHabits)
const otherWorld = worldOf(otherHabits)

/**
 * By the order of `cloneTerms`. Leaps say more than the worlds do, where few people share their place; no single habit of
 * these worlds, such as scanning twice, is to decide alone.
 */
const beliefs: Belief[] = [
  { weight: 0, strength: 1e-6 },
  { weight: 1.5, strength: 20 },
  { weight: 2.5, strength: 20 },
  { weight: 0, strength: 1 },
  { weight: 0, strength: 1 },
  { weight: 0, strength: 1 },
  { weight: 1, strength: 5 },
  { weight: 1.5, strength: 300 },
  { weight: 0, strength: 1 },
  { weight: 0, strength: 1 },
  { weight: 2, strength: 50 },
  { weight: -3, strength: 50 },
]

/** Fewer copies look like a shelf and a gift: what they teach would cost honest labels. */
const LEAST_COPIES = 6

function examplesOf({ scans, truth }: World): Example[] {
  const seen = evidenceOf(scans)
  const known = truth.filter(
    ({ code, kind, copies }) => seen.has(code) && kind !== 'slandered' && (kind !== 'cloned' || copies >= LEAST_COPIES),
  )
  return known.map(({ code, kind }) => ({
    terms: cloneTerms(cloneFigures(seen.get(code)!.witnesses)),
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
  const worlds = [...SEEDS_TO_FIT.usual.map(usualWorld), ...SEEDS_TO_FIT.other.map(otherWorld)]
  const weights = fitWeights(worlds.flatMap(examplesOf), beliefs)
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
