import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { afterClearing } from './clone-evidence.ts'
import type { EvidenceEvent } from './clone-evidence.ts'
import { cloneReasons, disclosedReasons, reasonWords } from './clone-reasons.ts'
import { judgedAt, initialCloneState, withScan } from './clone-score.ts'
import type { CloneState } from './clone-score.ts'

const rules = { clone_watch_score: 50, clone_suspect_score: 85, scan_burst_count: 20, scan_burst_devices: 5 }
const START = Date.parse('2026-03-01T08:00:00Z')
const HOUR = 3_600_000
const DAY = 24 * HOUR
const haLong = { latitude: 20.95, longitude: 107.08 }
const canTho = { latitude: 10.03, longitude: 105.78 }
const daNang = { latitude: 16.07, longitude: 108.22 }

/** The state of a label three days after the last of these scans. */
const after = (sightings: readonly EvidenceEvent[], known: CloneState = initialCloneState): CloneState =>
  judgedAt(
    sightings.reduce((state, sighting) => withScan(judgedAt(state, sighting.at, rules), sighting, rules), known),
    Math.max(...sightings.map(({ at }) => at)) + 3 * DAY,
    rules,
  )

/** Verdict, score and public reasons of a label at each hour until a moment. */
function told(sightings: readonly EvidenceEvent[], until: number): string[] {
  const left = sightings.toSorted((a, b) => a.at - b.at)
  let state = initialCloneState
  const said: string[] = []
  for (let now = START - DAY; now < until; now += HOUR) {
    while (left[0] && left[0].at < now) state = withScan(state, left.shift()!, rules)
    state = judgedAt(state, now, rules)
    said.push(`${state.verdict} ${state.score} ${JSON.stringify(disclosedReasons(state))}`)
  }
  return said
}

const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index))

/** A household that bought a package: scanned in the shop and at home, from a network of its own. */
const buyer = (number: number, at: number, place: EvidenceEvent['place'] = null): EvidenceEvent[] =>
  times(2, (again) => ({ at: at + again * HOUR, network: `nhà ${number}`, device: `máy ${number}`, place }))

const copies = times(24, (number) =>
  buyer(number, START + number * 2 * DAY, [haLong, canTho, daNang][number % 3]),
).flat()
const gift = [...buyer(1, START, haLong), ...buyer(2, START + 5 * DAY, canTho)]
const onShow = times(200, (number) => ({
  at: START + (number % 40) * DAY + (number % 7) * HOUR,
  network: number % 4 === 0 ? `di động ${number % 9}` : 'Wi-Fi của cửa hàng',
  device: `khách ${number}`,
  place: number % 20 === 0 ? haLong : null,
}))
const slander = (count: number, at: number): EvidenceEvent[] =>
  times(count, (number) => ({
    at: at + Math.floor((number * DAY) / count),
    network: `kẻ phá ${number % 2}`,
    device: `máy bịa ${number}`,
    place: number % 2 === 0 ? haLong : canTho,
  }))

const lives: [
  what: string,
  sightings: readonly EvidenceEvent[],
  verdict: CloneState['verdict'],
  isTampered: boolean,
][] = [
  ['one buyer', buyer(1, START), 'none', false],
  ['a gift carried across the country', gift, 'none', false],
  ['copies sold in three cities', copies, 'suspect', false],
  ['a piece on show', onShow, 'none', false],
  [
    '21 client ids in a second, far apart',
    times(21, (n) => ({ ...slander(2, START)[n % 2]!, at: START, network: 'một mạng', device: `m${n}` })),
    'none',
    true,
  ],
  ['two networks that send ten thousand scans in a day', [...gift, ...slander(10_000, START + 9 * DAY)], 'none', true],
  [
    'wrong PINs of one network',
    [{ at: START, network: 'a', device: 'b', place: null, signs: ['guessed'] }],
    'none',
    true,
  ],
]

for (const [what, sightings, verdict, isTampered] of lives) {
  test(`what is said of a label: ${what}`, () => {
    const state = after(sightings)
    assert.deepEqual([state.verdict, state.isTampered], [verdict, isTampered])
  })
}

test('the reasons are told in words, in two languages', () => {
  const reasons = cloneReasons(after(copies))
  const [first, second] = reasons.map((reason) => reasonWords(reason))
  assert.match(first!, /^Quét từ \d+ mạng khác nhau trong \d+ ngày$/)
  assert.match(second!, /^Ở 3 nơi cách nhau tới 1\.2\d\d km$/)
  assert.match(reasonWords(reasons[1]!, 'en'), /^In 3 places up to 1,2\d\d km apart$/)
  assert.deepEqual(cloneReasons(after(gift)), [])
  assert.deepEqual(cloneReasons(after(slander(2_000, START))), [{ code: 'tampered', figures: [] }])
})

test('what a person cleared comes back by new networks only', () => {
  const cleared = { ...initialCloneState, evidence: afterClearing(after(copies).evidence) }
  const later = copies.map((sighting) => ({ ...sighting, at: sighting.at + 60 * DAY }))
  assert.equal(after(later, cleared).verdict, 'none')
  assert.equal(
    after(
      later.map((one) => ({ ...one, network: `${one.network} mới` })),
      cleared,
    ).verdict,
    'suspect',
  )
})

test('a label of twenty thousand scans is known by no more than one of a few hundred', () => {
  const many = (count: number) =>
    times(count, (n) => ({
      at: START + n * 600_000,
      network: `${n % 500}`,
      device: `${n}`,
      place: n % 20 ? null : haLong,
    }))
  const known = after(many(20_000)).evidence
  assert.equal(known.witnesses.length, after(many(500)).evidence.witnesses.length)
  assert.ok(JSON.stringify(known).length < JSON.stringify(after(many(500)).evidence).length * 1.2)
})

test('the network of a shop stays known, however many others come after it', () => {
  const visitor = (day: number, number: number) => ({
    at: START + day * DAY + number * HOUR,
    network: `khách ${day} ${number}`,
    device: `${number}`,
    place: null,
  })
  const days = times(60, (day) => [
    visitor(day, 0),
    ...times(3, (number) => ({ ...visitor(day, number), network: 'cửa hàng' })),
  ])
  const { evidence, verdict } = after(days.flat())
  assert.ok(evidence.witnesses.some(({ network, visits }) => network === 'cửa hàng' && visits === 99))
  assert.equal(verdict, 'none')
})

const somewhere = fc.option(
  fc.record({
    latitude: fc.double({ min: 8, max: 23, noNaN: true }),
    longitude: fc.double({ min: 102, max: 109, noNaN: true }),
  }),
)
/** Two networks send whatever they like within a day; one of them may be that of an honest buyer. */
const attack = fc.record({
  from: fc.integer({ min: -12, max: 60 * 24 }),
  sent: fc.array(
    fc.record({
      at: fc.integer({ min: 0, max: DAY - 1 }),
      network: fc.constantFrom('kẻ phá', 'nhà 3'),
      device: fc.string({ maxLength: 3 }),
      place: somewhere,
      signs: fc.subarray(['early', 'late', 'locked', 'pin', 'guessed'] as const),
    }),
    { maxLength: 30 },
  ),
})
const attackOf = ({ from, sent }: { from: number; sent: readonly EvidenceEvent[] }): EvidenceEvent[] =>
  sent.map((one) => ({ ...one, at: START + from * HOUR + one.at }))

const honest: Record<string, readonly EvidenceEvent[]> = {
  'copies sold in three cities': copies,
  'a gift': gift,
  'a piece on show': onShow,
}

for (const [what, life] of Object.entries(honest)) {
  test(`whatever two networks send within a day, at each hour of it the same is said of ${what} as without`, () => {
    fc.assert(
      fc.property(attack, ({ from, sent }) => {
        const until = START + from * HOUR + DAY
        assert.deepEqual(told([...life, ...attackOf({ from, sent })], until), told(life, until))
      }),
      { numRuns: 20 },
    )
  })
}

test('nor does it make an honest label suspect later on, or hide copies', () => {
  const said = (sightings: readonly EvidenceEvent[]) =>
    told(sightings, START + 70 * DAY)
      .at(-1)!
      .split(' ')[0]
  fc.assert(
    fc.property(attack, (sent) => {
      assert.notEqual(said([...gift, ...attackOf(sent)]), 'suspect')
      assert.notEqual(said([...onShow, ...attackOf(sent)]), 'suspect')
      assert.equal(said([...copies, ...attackOf(sent)]), 'suspect')
    }),
    { numRuns: 15 },
  )
  const loud = times(10_000, (number) => ({
    ...slander(2, START)[number % 2]!,
    at: START + number * 8_000,
    device: `${number}`,
  }))
  assert.equal(said([...copies, ...loud]), 'suspect')
})
