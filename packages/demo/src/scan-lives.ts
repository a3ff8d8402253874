import { addDays, daysBetween, today } from '@trace/define/text/dates.ts'
import { ensureScanPartitions, judgeLabels, recordScans } from '@trace/server'
import type { ReceivedScan } from '@trace/server'
import { openDice } from './dice.ts'
import type { Dice } from './dice.ts'
import type { Goods, Labels } from './goods.ts'
import { labelLooks, planReviews } from './label-lives.ts'
import { codeAt, codeOfLabel, lookAt } from './looks.ts'
import { atHome, farAway, someBrowser, someSpot } from './shoppers.ts'
import type { Spot } from './shoppers.ts'
import type { World } from './world.ts'

const SCANS = 6_000
const DAYS = 120
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** How often shoppers choose a product, relative to the others. */
const drawn: Record<string, number> = {
  chamuc: 9,
  ga: 9,
  mien: 7,
  na: 7,
  mam: 6,
  tra: 5,
  hau: 5,
  lua: 4,
  muc: 4,
  che: 4,
  lon: 4,
  ong: 3,
}

/** Scans of one day that a genuine label would not have: how many days ago, and the trace of the label. */
interface Oddity {
  ago: number
  trace: string
  kind: 'travel' | 'burst' | 'early' | 'locked'
}

const oddities: Oddity[] = [
  { ago: 88, trace: 'mien 1/1', kind: 'travel' },
  { ago: 41, trace: 'che 1/1', kind: 'travel' },
  { ago: 9, trace: 'tra 1/1', kind: 'travel' },
  { ago: 26, trace: 'lua 1/1', kind: 'burst' },
  { ago: 84, trace: 'mien 1/1', kind: 'locked' },
  { ago: 47, trace: 'mam 1/1', kind: 'early' },
  { ago: 45, trace: 'mam 1/1', kind: 'early' },
  { ago: 44, trace: 'mam 1/1', kind: 'early' },
]

/** Labels with odd scans, by their place in the issue from 0; all other shoppers scan later labels only. */
const ODD_LABEL = 11
const LOCKED_LABEL = 12

/**
 * Six thousand scans, and those of today so far. The scans of a day are stored in its evening, with the state that
 * labels and traces have then.
 */
export function planScans(world: World): void {
  const { plan, at, id } = world
  const shop = { dice: openDice('scans'), seen: new Map<number, Seen[]>() }
  for (const [day, count] of countsByDay().entries()) {
    const ago = DAYS - day
    plan(at(-ago, '23:50'), 'admin', async () => {
      const odd = await Promise.all(
        oddities.filter((oddity) => oddity.ago === ago).map((oddity) => oddLooks(world, oddity)),
      )
      const looks = [...odd.flat(), ...(await labelLooks(world, ago))]
      while (looks.length < count) looks.push(someLook(world, shop, timeOf(world, ago, shop.dice)))
      await keep(world, looks)
      await judgeLabels(world.sql, new Date(at(-ago, '23:50')))
    })
  }
  const midnight = Date.parse(at(0, '00:00'))
  const now = Date.now() - MINUTE
  const soFar = Math.round((SCANS / DAYS) * ((now - midnight) / DAY))
  plan(new Date(now).toISOString(), 'admin', async () => {
    const looks = Array.from({ length: soFar }, () => someLook(world, shop, timeOf(world, 0, shop.dice)))
    await keep(
      world,
      looks.filter((look) => look.at.getTime() < now),
    )
  })
  planReviews(world)
  plan(at(-86, '09:30'), 'processing', (ask) =>
    ask('PUT', `/stamps/${id('stamp mien 1/1')}/lock`, {
      serial_from: LOCKED_LABEL + 1,
      serial_to: LOCKED_LABEL + 1,
      reason: 'Người mua gửi ảnh tem bị bóc, dán lại trên gói khác',
    }),
  )
}

async function keep({ sql, keys }: World, looks: ReceivedScan[]): Promise<void> {
  if (looks.length === 0) return
  const inOrder = looks.toSorted((a, b) => a.at.getTime() - b.at.getTime())
  await ensureScanPartitions(
    sql,
    inOrder.map(({ at }) => at),
  )
  await recordScans(sql, keys, inOrder)
}

/** Number of scans per day: more at weekends, and more towards today. */
function countsByDay(): number[] {
  const dice = openDice('days of scans')
  const weights = Array.from({ length: DAYS }, (_, day) => {
    const weekday = daysBetween('2024-01-01', addDays(today(), day - DAYS)) % 7
    return (weekday >= 5 ? 1.7 : 1) * (0.7 + (0.6 * day) / DAYS) * (dice.between(80, 120) / 100)
  })
  const sum = weights.reduce((all, weight) => all + weight, 0)
  let [before, given] = [0, 0]
  return weights.map((weight) => {
    before += weight
    const count = Math.round((SCANS * before) / sum) - given
    given += count
    return count
  })
}

/** A scanned label and its place: later scans of the label come from the same place. */
interface Seen {
  code: string
  spot: Spot | null
}

interface Shop {
  dice: Dice
  /** Labels that were scanned, by issue: some are scanned again. */
  seen: Map<number, Seen[]>
}

function someLook(world: World, { dice, seen }: Shop, at: Date): ReceivedScan {
  const goods = someGoods(world, today(at), dice)
  const labels = goods.labels[0]
  const isLabel = labels && dice.chance(0.68)
  const { code, spot } = isLabel ? someLabel(world, labels, { dice, seen }) : somewhere(world, goods.code, dice)
  return lookAt(code, at, spot, `shopper ${dice.below(2_600)}`, someBrowser(dice))
}

function someGoods({ shelves }: World, day: string, dice: Dice): Goods {
  const offered = [...shelves.values()].map(
    (each) => [each, (drawn[each.key.split(' ')[0]!] ?? 2) * (day > each.until ? 1 : 12)] as const,
  )
  let left = dice.below(offered.reduce((sum, [, weight]) => sum + weight, 0))
  return offered.find(([, weight]) => (left -= weight) < 0)![0]
}

function someLabel(world: World, { stamp, from, count }: Labels, { dice, seen }: Shop): Seen {
  const known = seen.get(stamp) ?? []
  if (known.length > 5 && dice.chance(0.42)) return dice.pick(known)
  const code = codeAt(world.keys, from + dice.between(LOCKED_LABEL + 1, count - 1))
  const label = known.find((other) => other.code === code) ?? somewhere(world, code, dice)
  seen.set(stamp, [...known, label])
  return label
}

const somewhere = (world: World, code: string, dice: Dice): Seen => ({
  code,
  spot: dice.chance(0.82) ? someSpot(world, dice) : null,
})

/** A random time between seven in the morning and eleven at night, mostly around noon and in the evening. */
function timeOf({ at }: World, ago: number, dice: Dice): Date {
  const hour = dice.pick([7, 8, 9, 10, 10, 11, 11, 12, 13, 14, 15, 16, 17, 17, 18, 18, 19, 19, 20, 20, 21, 22])
  return new Date(Date.parse(at(-ago, '00:00')) + (hour * 60 + dice.below(60)) * MINUTE + dice.below(MINUTE))
}

async function oddLooks(world: World, { ago, trace, kind }: Oddity): Promise<ReceivedScan[]> {
  const label = { locked: LOCKED_LABEL, early: ODD_LABEL - (ago % 10), travel: ODD_LABEL, burst: ODD_LABEL }[kind]
  const code = await codeOfLabel(world, trace, label)
  const moment = (minute: number) => new Date(Date.parse(world.at(-ago, '10:00')) + minute * MINUTE)
  const look = (minute: number, spot: Spot, shopper: number) =>
    lookAt(code, moment(minute), spot, `odd ${trace} ${shopper}`, someBrowser(openDice(`${trace} ${shopper}`)))
  if (kind === 'travel') return [look(0, atHome(world), 1), look(5, farAway(world), 2)]
  if (kind === 'burst') return Array.from({ length: 21 }, (_, nth) => look(nth * 11, atHome(world), nth % 8))
  return [look(0, atHome(world), 1)]
}
