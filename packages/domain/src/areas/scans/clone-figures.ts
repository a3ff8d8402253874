import { kilometresBetween } from '@trace/define/geo/travel.ts'
import { dayOf, pointOf } from './clone-evidence.ts'
import type { CloneSign, NetworkEvidence } from './clone-evidence.ts'

/** The figures that a label is judged by. */
export interface CloneFigures {
  networks: number
  /** Days on which some network scanned the label for the first time. */
  days: number
  /** Share of the networks that came on the busiest day. */
  crowding: number
  /** Days between the first network and the last but one. */
  span: number
  /** Share of all scans that came from the busiest of the networks that stay for more than a day. */
  busiest: number
  /** The most people at one network, such as the Wi-Fi of a shop that has the goods on show. */
  people: number
  /** Networks where somebody scanned twice, as buyers do. */
  again: number
  places: number
  /** Networks that name a place that another named before. */
  together: number
  /** How often the label returned to a place after it was far away. */
  returns: number
  /** How often it was at two places within less time than travelling takes. */
  leaps: number
  /** Kilometres between its two places that are farthest apart. */
  farthest: number
  signs: Record<CloneSign, number>
}

const SAME_PLACE_KILOMETRES = 30
const FAR_KILOMETRES = 60
const KILOMETRES_AN_HOUR = 90
const DAY = 1_440

export function cloneFigures(witnesses: readonly NetworkEvidence[]): CloneFigures {
  const networks = witnesses.length
  const days = new Map<number, number>()
  const signs: CloneFigures['signs'] = { early: 0, late: 0, locked: 0, pin: 0, guessed: 0 }
  let [visits, busiest, people, again] = [0, 0, 0, 0]
  for (const witness of witnesses) {
    const day = dayOf(witness)
    days.set(day, (days.get(day) ?? 0) + 1)
    visits += witness.visits
    if (witness.last - witness.first >= DAY) {
      busiest = Math.max(busiest, witness.visits)
      people = Math.max(people, witness.devices)
    }
    if (witness.visits > witness.devices) again++
    for (const sign of witness.signs ?? []) signs[sign]++
  }
  const times = witnesses.map(({ first }) => first).toSorted((a, b) => a - b)
  return {
    networks,
    days: days.size,
    crowding: Math.max(0, ...days.values()) / Math.max(1, networks),
    span: networks < 3 ? 0 : (times.at(-2)! - times[0]!) / DAY,
    busiest: busiest / Math.max(1, visits),
    people,
    again,
    ...placeFigures(witnesses),
    signs,
  }
}

interface Stay {
  from: number
  to: number
  place: number
}

function placeFigures(witnesses: readonly NetworkEvidence[]) {
  const centres: [number, number][] = []
  const stays: Stay[] = []
  let farthest = 0
  for (const witness of witnesses.filter(({ place }) => place).toSorted((a, b) => a.placed! - b.placed!)) {
    const apart = centres.map((centre) => kilometresBetween(pointOf(centre), pointOf(witness.place!)))
    farthest = Math.max(farthest, ...apart)
    const known = apart.findIndex((kilometres) => kilometres < SAME_PLACE_KILOMETRES)
    const place = known < 0 ? centres.push(witness.place!) - 1 : known
    stays.push({ from: witness.placed!, to: witness.last, place })
  }
  return { places: centres.length, together: stays.length - centres.length, farthest, ...moves(stays, centres) }
}

/** Compares stays that follow each other: counts returns to an earlier place, and moves faster than anyone travels. */
function moves(stays: readonly Stay[], centres: readonly [number, number][]) {
  let [returns, leaps] = [0, 0]
  stays.forEach((now, index) => {
    const before = stays[index - 1]
    if (!before || before.place === now.place) return
    const kilometres = kilometresBetween(pointOf(centres[before.place]!), pointOf(centres[now.place]!))
    if (kilometres < FAR_KILOMETRES) return
    if (before.to > now.from || stays.slice(0, index - 1).some(({ place }) => place === now.place)) returns++
    if (kilometres > ((now.from - before.from) / 60) * KILOMETRES_AN_HOUR) leaps++
  })
  return { returns, leaps }
}
