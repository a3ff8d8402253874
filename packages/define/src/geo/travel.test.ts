import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isBurst, isImpossibleTravel, isRepeat, kilometresBetween } from './travel.ts'
import type { Place, Scan } from './travel.ts'

const haLong: Place = { latitude: 20.951, longitude: 107.08 }
const canTho: Place = { latitude: 10.045, longitude: 105.747 }
const haNoi: Place = { latitude: 21.028, longitude: 105.854 }
const minutes = (count: number) => count * 60_000
const scan = (at: number, place: Place | null, device = 'a'): Scan => ({ at, place, device })

const ways: [from: Place, to: Place, kilometres: number][] = [
  [haLong, haLong, 0],
  [haLong, haNoi, 127.5],
  [haLong, canTho, 1221],
  [{ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 }, 20015],
  [{ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }, 111],
]

for (const [from, to, kilometres] of ways) {
  test(`it is about ${kilometres} km from ${from.latitude}, ${from.longitude} to ${to.latitude}, ${to.longitude}`, () => {
    assert.ok(
      Math.abs(kilometresBetween(from, to) - kilometres) < 1 + kilometres * 0.002,
      String(kilometresBetween(from, to)),
    )
  })
}

const journeys: [what: string, a: Scan, b: Scan, impossible: boolean][] = [
  ['Hạ Long, five minutes later Cần Thơ', scan(0, haLong), scan(minutes(5), canTho), true],
  ['the same the other way round in time', scan(minutes(5), haLong), scan(0, canTho), true],
  ['Hạ Long, ten minutes later Cần Thơ', scan(0, haLong), scan(minutes(10), canTho), false],
  ['Hạ Long and Hà Nội at once', scan(0, haLong), scan(0, haNoi), false],
  ['Hạ Long, and a place nobody knows', scan(0, haLong), scan(0, null), false],
]

for (const [what, a, b, impossible] of journeys) {
  test(`${what} is ${impossible ? 'no' : 'a'} possible journey`, () => {
    assert.equal(isImpossibleTravel(a, b), impossible)
  })
}

test('the limits of a journey can be set', () => {
  assert.equal(isImpossibleTravel(scan(0, haLong), scan(minutes(20), haNoi), { kilometres: 100, minutes: 30 }), true)
})

const scans = (count: number, devices: number, apart: number) =>
  Array.from({ length: count }, (_, index) => scan(index * apart, null, String(index % devices)))

const bursts: [what: string, scans: Scan[], burst: boolean][] = [
  ['21 scans from 6 devices', scans(21, 6, minutes(1)), true],
  ['the same in any order', scans(21, 6, minutes(1)).toReversed(), true],
  ['20 scans from 6 devices', scans(20, 6, minutes(1)), false],
  ['21 scans from 5 devices', scans(21, 5, minutes(1)), false],
  ['21 scans over 30 hours', scans(21, 6, minutes(90)), false],
  ['a burst, and a scan a week later', [...scans(21, 6, minutes(1)), scan(minutes(10_080), null)], true],
  ['no scans', [], false],
]

for (const [what, given, burst] of bursts) {
  test(`${what} ${burst ? 'is' : 'is not'} a burst`, () => {
    assert.equal(isBurst(given), burst)
  })
}

test('the limits of a burst can be set', () => {
  assert.equal(isBurst(scans(4, 2, 1), { most: 3, devices: 1 }), true)
})

const repeats: [a: Scan, b: Scan, repeat: boolean][] = [
  [scan(0, null), scan(29_999, null), true],
  [scan(0, null), scan(30_000, null), false],
  [scan(0, null, 'a'), scan(1, null, 'b'), false],
]

for (const [a, b, repeat] of repeats) {
  test(`a scan by '${b.device}' ${b.at} ms after one by '${a.device}' ${repeat ? 'is not' : 'is'} counted`, () => {
    assert.equal(isRepeat(a, b), repeat)
  })
}
