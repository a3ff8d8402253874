import { kilometresBetween } from '@trace/define/geo/travel.ts'
import type { Place } from '@trace/define/geo/travel.ts'

/** Signs that a label was copied, besides where and how often it is scanned; each counts once per network. */
export const cloneSigns = ['early', 'late', 'locked', 'pin', 'guessed'] as const
export type CloneSign = (typeof cloneSigns)[number]

/** One network that scanned a label. Whatever it sends weighs as one witness. Times are minutes since 1970. */
export interface NetworkEvidence {
  network: string
  first: number
  last: number
  /** Counted scans. */
  visits: number
  /** Changes of the device, the first device included. */
  devices: number
  device: string
  /** The first place that it claimed, to a tenth of a degree, and when. */
  place?: [latitude: number, longitude: number]
  placed?: number
  /** Start of the last counted hour, and the scans in it. */
  hour: number
  inHour: number
  /** Whether it claimed two places within a day that are too far apart. */
  jumped?: true
  signs?: CloneSign[]
}

/** Networks that scanned on one day. */
export interface SightedDay {
  day: number
  witnesses: NetworkEvidence[]
}

/** Evidence from the whole life of a label; bounded in size however often the label is scanned. */
export interface CloneEvidence {
  /** The networks that the label is judged by. */
  witnesses: NetworkEvidence[]
  /** Days too recent to count in the verdict, earliest first. */
  days?: SightedDay[]
  /** Networks that a person has looked at and cleared: no new evidence. */
  cleared?: string[]
}

/** One scan or PIN of a label, as far as it is evidence. */
export interface EvidenceEvent {
  /** Milliseconds. */
  at: number
  network: string
  device: string
  place: Place | null
  signs?: readonly CloneSign[]
}

const MOST_WITNESSES = 40
const MOST_OF_A_DAY = 20
/** Maximum number of waiting days; beyond it the earliest one counts at once. */
const MOST_DAYS = 4
/** A day counts from the second midnight after it began: all its scans are then at least a whole day old. */
const DAYS_TO_WAIT = 2
const MOST_COUNTED = 99
const MOST_CLEARED = 200
const DAY = 1_440
const HOUR = 60
/** Minutes ahead of UTC: days begin at midnight in Vietnam. */
const AHEAD = 420
/** Places that one network claims within a day are made up if they are farther apart than this. */
const JUMP_KILOMETRES = 300
const STEPS_OF_A_DEGREE = 10
/** Days for which the place of a scan is kept; afterwards only its province is. */
export const PLACE_LIFETIME_DAYS = 180

export const noEvidence: CloneEvidence = { witnesses: [] }

/** Adds a scan to the evidence of its label. Returns the same object if the scan is no evidence. */
export function withSighting(evidence: CloneEvidence, sighting: EvidenceEvent): CloneEvidence {
  const { days = [], cleared } = evidence
  if (cleared?.includes(sighting.network)) return evidence
  const day = dayAt(minutesOf(sighting.at))
  const known = days.find((one) => one.day === day)?.witnesses ?? []
  const witnesses = seenBy(known, sighting)
  if (!witnesses.some(({ network }) => network === sighting.network)) return evidence
  const kept = [...days.filter((one) => one.day !== day), { day, witnesses }].toSorted((a, b) => a.day - b.day)
  return kept.length > MOST_DAYS ? withFirstDay({ ...evidence, days: kept }) : { ...evidence, days: kept }
}

function seenBy(witnesses: NetworkEvidence[], sighting: EvidenceEvent): NetworkEvidence[] {
  const place = witnesses.findIndex(({ network }) => network === sighting.network)
  if (place >= 0) return witnesses.with(place, seenAgain(witnesses[place]!, sighting))
  return withRoom([...witnesses, seenAgain(newWitness(sighting), sighting)], MOST_OF_A_DAY)
}

/** The earliest day whose scans the label is not judged by yet. */
export const unjudgedSince = ({ days }: CloneEvidence): string | null => (days?.[0] ? dateOf(days[0].day) : null)

/** Whether the earliest day that the label is not judged by yet is old enough by this moment. */
export const isDue = ({ days }: CloneEvidence, at: number): boolean =>
  days?.[0] !== undefined && days[0].day <= lastDueDay(at)

/** The last date by whose scans labels may be judged at this moment. */
export const lastDueDate = (at: number): string => dateOf(lastDueDay(at))

const lastDueDay = (at: number): number => dayAt(minutesOf(at)) - DAYS_TO_WAIT

const dateOf = (day: number): string => new Date(day * DAY * 60_000).toISOString().slice(0, 10)

/** Moves the earliest waiting day into the evidence that the label is judged by. */
export function withFirstDay({ days = [], ...evidence }: CloneEvidence): CloneEvidence {
  const [first, ...later] = days
  const witnesses = (first?.witnesses ?? []).reduce(withWitness, evidence.witnesses)
  return { ...evidence, witnesses, ...(later.length > 0 && { days: later }) }
}

/** All networks that scanned a label, including those of days that were not judged yet. */
export const allWitnesses = ({ witnesses, days = [] }: CloneEvidence): NetworkEvidence[] =>
  days.flatMap((day) => day.witnesses).reduce(joined, witnesses)

const withWitness = (witnesses: NetworkEvidence[], seen: NetworkEvidence): NetworkEvidence[] =>
  withRoom(joined(witnesses, seen), MOST_WITNESSES)

function joined(witnesses: NetworkEvidence[], seen: NetworkEvidence): NetworkEvidence[] {
  const place = witnesses.findIndex(({ network }) => network === seen.network)
  if (place < 0) return [...witnesses, seen]
  const known = witnesses[place]!
  const signs = [...new Set([...(known.signs ?? []), ...(seen.signs ?? [])])]
  return witnesses.with(place, {
    ...seen,
    ...(known.place && { place: known.place, placed: known.placed }),
    ...(known.jumped && { jumped: known.jumped }),
    ...(signs.length > 0 && { signs }),
    first: Math.min(known.first, seen.first),
    last: Math.max(known.last, seen.last),
    visits: Math.min(MOST_COUNTED, known.visits + seen.visits),
    devices: Math.min(MOST_COUNTED, known.devices + seen.devices - (known.device === seen.device ? 1 : 0)),
  })
}

/**
 * If there are too many witnesses, drops one of those from the busiest day: preferably one with little evidence,
 * then one with few visits, so that the network of a shop that displays the item is kept.
 */
function withRoom(witnesses: NetworkEvidence[], most: number): NetworkEvidence[] {
  if (witnesses.length <= most) return witnesses
  const days = Map.groupBy(witnesses, dayOf)
  const busiest = Math.max(...[...days.values()].map(({ length }) => length))
  const spare = witnesses
    .filter((witness) => days.get(dayOf(witness))!.length === busiest)
    // Among equals the newest is dropped, so that a burst within one minute is not written again with each scan.
    .reduce((least, witness) => (byWeight(witness, least) <= 0 ? witness : least))
  return witnesses.filter((witness) => witness !== spare)
}

const byWeight = (a: NetworkEvidence, b: NetworkEvidence): number =>
  told(a) - told(b) || a.visits - b.visits || dayOf(a) - dayOf(b) || b.first - a.first

const told = ({ place, signs }: NetworkEvidence): number => (place ? 1 : 0) + (signs ? 1 : 0)

/** The day in Vietnam that a minute belongs to. */
const dayAt = (minute: number): number => Math.floor((minute + AHEAD) / DAY)

/** The day in Vietnam on which a network first scanned the label. */
export const dayOf = ({ first }: NetworkEvidence): number => dayAt(first)

/** The evidence after a person cleared a label: the networks so far no longer count. */
export const afterClearing = (evidence: CloneEvidence): CloneEvidence => ({
  witnesses: [],
  cleared: [...(evidence.cleared ?? []), ...allWitnesses(evidence).map(({ network }) => network)].slice(-MOST_CLEARED),
})

const minutesOf = (at: number): number => Math.floor(at / 60_000)

function newWitness({ network, at }: EvidenceEvent): NetworkEvidence {
  const first = minutesOf(at)
  return { network, first, last: first, visits: 0, devices: 0, device: '', hour: first, inHour: 0 }
}

function seenAgain(known: NetworkEvidence, { at, device, place, signs = [] }: EvidenceEvent): NetworkEvidence {
  const now = minutesOf(at)
  const isSameHour = Math.abs(now - known.hour) < HOUR
  const seen: NetworkEvidence = {
    ...known,
    first: Math.min(known.first, now),
    last: Math.max(known.last, now),
    visits: Math.min(MOST_COUNTED, known.visits + 1),
    devices: Math.min(MOST_COUNTED, known.devices + (device === known.device ? 0 : 1)),
    device,
    hour: isSameHour ? known.hour : now,
    inHour: isSameHour ? Math.min(MOST_COUNTED, known.inHour + 1) : 1,
  }
  const all = [...new Set([...(known.signs ?? []), ...signs])]
  if (all.length > 0) seen.signs = all
  return place ? placedAt(seen, now, place) : seen
}

function placedAt(witness: NetworkEvidence, now: number, place: Place): NetworkEvidence {
  if (!witness.place) return { ...witness, place: [rounded(place.latitude), rounded(place.longitude)], placed: now }
  const isFar = kilometresBetween(pointOf(witness.place), place) > JUMP_KILOMETRES
  return isFar && Math.abs(now - witness.placed!) < DAY ? { ...witness, jumped: true } : witness
}

const rounded = (degrees: number): number => Math.round(degrees * STEPS_OF_A_DEGREE) / STEPS_OF_A_DEGREE

export const pointOf = ([latitude, longitude]: [number, number]): Place => ({ latitude, longitude })
