/** One scan of a stream, as `npm run clones` reads it. */
export interface StreamScan {
  code: string
  at: string
  device: string
  network: string
  latitude: number | null
  longitude: number | null
}

/** What is true of a label of a stream. */
export interface LabelTruth {
  code: string
  kind: 'genuine' | 'gift' | 'show' | 'slandered' | 'cloned'
  copies: number
}

/** How people of a world buy, scan, copy and slander. */
export interface WorldHabits {
  labels: number
  cloned: number
  shown: number
  slandered: number
  gifts: number
  sharing: number
  /** Share of the scans by mobile network, and how many such networks a region has. */
  mobile: number
  mobileNetworks: number
  /** Mean number of scans by one household. */
  householdScans: number
  /** Mean number of strangers who scan a label on the shelf. */
  shelfScans: number
  /** Probability that a bought copy is scanned at all. */
  scannedCopies: number
  /** Number of days on which copies are sold, roughly, and maximum number of cities. */
  copyDays: number
  copyCities: number
  /** Share of the visitors who use the Wi-Fi of the shop that shows a piece. */
  shopWifi: number
  /** Share of the show pieces that are at a fair of a few days, where everybody uses a network of their own. */
  fairs: number
  showVisitors: [number, number]
  showDays: [number, number]
  /** Share of the show pieces that are shown at two or three places. */
  travelling: number
}

/** Random numbers that follow from a seed (mulberry32). */
export function diceOf(seed: number) {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (least: number, most: number): number => least + next() * (most - least)
  return {
    next,
    between,
    whole: (least: number, most: number): number => Math.floor(between(least, most + 1)),
    /** A number from a log-uniform distribution: each order of magnitude is as likely as the next. */
    spread: (least: number, most: number): number => Math.exp(between(Math.log(least), Math.log(most))),
    chance: (share: number): boolean => next() < share,
    pick: <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)]!,
    /** A count with this mean (Poisson). */
    count(mean: number): number {
      const least = Math.exp(-mean)
      let product = next()
      let events = 0
      while (product > least) [product, events] = [product * next(), events + 1]
      return events
    },
  }
}
type Dice = ReturnType<typeof diceOf>

/** Cities with their inhabitants in hundred thousands; the larger a city, the more often it is picked. */
const cities: readonly [latitude: number, longitude: number, people: number][] = [
  [21.03, 105.85, 85],
  [20.86, 106.68, 21],
  [20.95, 107.08, 14],
  [19.81, 105.78, 37],
  [18.67, 105.69, 34],
  [16.46, 107.59, 12],
  [16.07, 108.22, 30],
  [13.78, 109.22, 36],
  [12.24, 109.19, 22],
  [11.94, 108.44, 39],
  [12.67, 108.04, 33],
  [10.78, 106.7, 140],
  [10.95, 106.82, 45],
  [10.03, 105.78, 42],
  [9.18, 105.15, 26],
  [10.01, 105.08, 49],
  [21.59, 105.84, 18],
  [21.31, 105.4, 40],
  [22.48, 103.97, 18],
  [21.39, 103.02, 7],
]
const cityBag = cities.flatMap((city) => Array<(typeof cities)[number]>(city[2]).fill(city))

/** Habits like those the score was made for. */
export const usualHabits: WorldHabits = {
  labels: 10_000,
  cloned: 0.05,
  shown: 0.03,
  slandered: 0.01,
  gifts: 0.05,
  sharing: 0.05,
  mobile: 0.45,
  mobileNetworks: 40,
  householdScans: 1.6,
  shelfScans: 0.6,
  scannedCopies: 0.8,
  copyDays: 60,
  copyCities: 6,
  shopWifi: 0.85,
  fairs: 0.2,
  showVisitors: [20, 200],
  showDays: [2, 60],
  travelling: 0.1,
}

/** Habits of another world: each in a wide range around the usual. */
export function otherHabits(seed: number): WorldHabits {
  const dice = diceOf(seed * 7919 + 13)
  return {
    ...usualHabits,
    gifts: dice.between(0.02, 0.1),
    sharing: dice.between(0.03, 0.08),
    mobile: dice.between(0.2, 0.7),
    mobileNetworks: Math.round(dice.spread(10, 200)),
    householdScans: dice.between(1.1, 2.5),
    shelfScans: dice.between(0.2, 1.5),
    scannedCopies: dice.between(0.6, 1),
    copyDays: dice.spread(20, 150),
    copyCities: Math.round(dice.spread(2, 20)),
    shopWifi: dice.between(0.6, 1),
    fairs: dice.between(0, 0.5),
    showVisitors: [dice.between(10, 40), dice.between(80, 400)],
    showDays: [1, dice.between(10, 90)],
    travelling: dice.between(0, 0.3),
  }
}

const HOUR = 3_600_000
const DAY = 24 * HOUR
const START = Date.UTC(2026, 0, 1)

/** A world: the scans of all its labels in order of time, and the truth about them. */
export function makeWorld(seed: number, habits: WorldHabits): { scans: StreamScan[]; truth: LabelTruth[] } {
  const dice = diceOf(seed)
  const scans: StreamScan[] = []
  const truth: LabelTruth[] = []
  for (let number = 0; number < habits.labels; number++) {
    const code = `W${seed}-${number}`
    const chance = dice.next()
    const { cloned, shown, slandered } = habits
    const kind: LabelTruth['kind'] =
      chance < cloned
        ? 'cloned'
        : chance < cloned + shown
          ? 'show'
          : chance < cloned + shown + slandered
            ? 'slandered'
            : dice.chance(habits.gifts)
              ? 'gift'
              : 'genuine'
    const copies =
      kind === 'cloned'
        ? Math.round(
            dice.pick([() => dice.between(2, 9.4), () => dice.between(10, 29.4), () => dice.spread(30, 150)])(),
          )
        : 0
    truth.push({ code, kind, copies })
    const add = scanner(code, dice, habits, scans)
    const from = START + dice.between(0, 60) * DAY
    const home = dice.pick(cityBag)
    if (kind === 'show') show(dice, habits, from, home, add)
    else household(dice, habits, from, home, add)
    if (kind === 'gift') household(dice, habits, from + dice.between(1, 20) * DAY, dice.pick(cityBag), add)
    if (kind === 'cloned') sellCopies(dice, habits, copies, from, add)
    if (kind === 'slandered') slander(dice, from + dice.between(0, 30) * DAY, add)
  }
  return { scans: scans.toSorted((a, b) => (a.at < b.at ? -1 : 1)), truth }
}

type City = (typeof cities)[number]
type Add = (at: number, device: string, network: string, where: City, claims?: boolean) => void

const hex = (dice: Dice): string => Math.floor(dice.next() * 2 ** 32).toString(16)
const network = (dice: Dice): string => `${dice.whole(1, 223)}.${dice.whole(0, 255)}.${dice.whole(0, 255)}.0/24`

function scanner(code: string, dice: Dice, { sharing }: WorldHabits, scans: StreamScan[]): Add {
  const shares = new Map<string, boolean>()
  return (at, device, net, [latitude, longitude], claims) => {
    if (!shares.has(device)) shares.set(device, dice.chance(sharing))
    const placed = claims ?? shares.get(device)!
    scans.push({
      code,
      at: new Date(at).toISOString(),
      device,
      network: net,
      latitude: placed ? latitude + dice.between(-0.06, 0.06) : null,
      longitude: placed ? longitude + dice.between(-0.06, 0.06) : null,
    })
  }
}

/** One of the mobile networks of a region. */
const mobileOf = (dice: Dice, { mobileNetworks }: WorldHabits, city: City): string =>
  `27.${cities.indexOf(city)}.${dice.whole(0, mobileNetworks - 1)}.0/24`

/** A label on the shelf, then at home: strangers scan it, then those who bought it. */
function household(dice: Dice, habits: WorldHabits, from: number, city: City, add: Add): void {
  const wifi = network(dice)
  for (let left = dice.count(habits.shelfScans); left > 0; left--)
    add(
      from - dice.between(0, 5) * DAY,
      hex(dice),
      dice.chance(habits.mobile + 0.3) ? mobileOf(dice, habits, city) : network(dice),
      city,
    )
  const device = hex(dice)
  const mobile = mobileOf(dice, habits, city)
  for (let left = dice.count(habits.householdScans); left > 0; left--)
    add(
      from + dice.spread(0.01, 10) * DAY,
      dice.chance(0.8) ? device : `${device}b`,
      dice.chance(habits.mobile) ? mobile : wifi,
      city,
    )
}

function sellCopies(dice: Dice, habits: WorldHabits, copies: number, from: number, add: Add): void {
  const sold = Array.from({ length: dice.whole(1, habits.copyCities) }, () => dice.pick(cityBag))
  const days = habits.copyDays * dice.between(0.4, 1.6)
  for (let copy = 0; copy < copies; copy++)
    if (dice.chance(habits.scannedCopies))
      household(dice, habits, from + dice.between(0, days) * DAY, dice.pick(sold), add)
}

/** A piece on show in a shop or at fairs: many visitors, each once, and the staff again and again. */
function show(dice: Dice, habits: WorldHabits, from: number, city: City, add: Add): void {
  const stands = dice.chance(habits.travelling) ? dice.whole(2, 3) : 1
  const isFair = dice.chance(habits.fairs)
  const days = isFair ? dice.whole(1, 5) : dice.spread(...habits.showDays)
  const visitors = dice.spread(...habits.showVisitors)
  const usesWifi = isFair ? 0 : Math.min(1, habits.shopWifi * dice.between(0.7, 1.3))
  for (let stand = 0; stand < stands; stand++) {
    const where = stand === 0 ? city : dice.pick(cityBag)
    const [wifi, staff] = [network(dice), hex(dice)]
    const begin = from + stand * (days / stands + 3) * DAY
    for (let visitor = 0; visitor < visitors / stands; visitor++) {
      const at = begin + Math.floor(dice.between(0, days / stands)) * DAY + dice.between(1, 14) * HOUR
      add(
        at,
        dice.chance(0.05) ? staff : hex(dice),
        dice.chance(usesWifi) ? wifi : isFair && dice.chance(0.5) ? network(dice) : mobileOf(dice, habits, where),
        where,
      )
    }
  }
}

/** Somebody who wants a label to look copied: new client ids and made-up places, from one or two networks in a day. */
function slander(dice: Dice, from: number, add: Add): void {
  const networks = Array.from({ length: dice.whole(1, 2) }, () => network(dice))
  const claims = dice.chance(0.8)
  for (let left = Math.round(dice.spread(20, 400)); left > 0; left--)
    add(from + dice.between(0, 1) * DAY, hex(dice), dice.pick(networks), dice.pick(cities), claims)
}
