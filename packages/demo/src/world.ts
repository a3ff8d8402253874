import { addDays, today } from '@trace/define/text/dates.ts'
import { accountViewer } from '@trace/server'
import type { StampKey, Store, Viewer } from '@trace/server'
import { actAs, storeAs } from './act-as.ts'
import type { Ask, Scene } from './act-as.ts'
import { openDice } from './dice.ts'
import type { Goods } from './goods.ts'
import type { Pictures } from './pictures.ts'

/** Where the demo province's past is planned. What is planned is done later, in the order of its moments. */
export interface World extends Scene {
  /** The password of all its accounts but the first one. */
  password: string
  pictures: Pictures
  /** What makes the codes of labels. */
  keys: StampKey[]
  /** What is on the shelves at the moment that is being played, by trace: 'ga 3/1'. */
  shelves: Map<string, Goods>
  /** The day so many days from today; negative ones are past. */
  day(offset: number): string
  /** A moment of such a day, by the clock in Vietnam. */
  at(offset: number, time?: string): string
  /** Plans what an account does at a moment. */
  plan(at: string, who: string, work: Work): void
  /** Keeps the id of a row under a name: 'product ga'. */
  name(name: string, id: number): void
  id(name: string): number
}

export interface Planned {
  world: World
  /** Does all that was planned so far, oldest first; tells how far it is, in tenths. */
  carryOn(tell: (percent: number) => void): Promise<void>
}

/** What is done by calls or, where there is none for it, by the store. */
export type Work = (ask: Ask, store: Store) => Promise<unknown>

interface Turn {
  at: string
  who: string
  work: Work
}

/** PostgreSQL plans for the tables as they were when it last looked, and here they fill up within one transaction. */
const LOOK_AGAIN = 400

export function openWorld(scene: Scene, pictures: Pictures, keys: StampKey[], password: string): Planned {
  const now = today()
  const ids = new Map<string, number>()
  const viewers = new Map<string, Viewer>()
  const { below: draw } = openDice('drawn by the store')
  let turns: Turn[] = []

  const id = (name: string): number => {
    const found = ids.get(name)
    if (found === undefined) throw new Error(`Nothing is called '${name}' yet`)
    return found
  }
  const viewerOf = async (who: string): Promise<Viewer> => {
    const viewer = viewers.get(who) ?? (await accountViewer(scene.sql, id(`user ${who}`)))
    viewers.set(who, viewer)
    return viewer
  }

  return {
    world: {
      ...scene,
      password,
      pictures,
      keys,
      id,
      shelves: new Map(),
      day: (offset) => addDays(now, offset),
      at: (offset, time = '08:00') => `${addDays(now, offset)}T${time}:00+07:00`,
      plan(at, who, work) {
        const moment = new Date(at)
        if (moment.getTime() > Date.now())
          throw new RangeError(`${who} cannot have done at ${at} what is still to come`)
        turns.push({ at: moment.toISOString(), who, work })
      },
      name: (name, row) => void ids.set(name, row),
    },
    async carryOn(tell) {
      const due = turns.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
      turns = []
      for (const [number, { at, who, work }] of due.entries()) {
        if (number > 0 && number % Math.ceil(due.length / 10) === 0) tell(Math.round((100 * number) / due.length))
        if (number % LOOK_AGAIN === 0)
          await scene.sql`analyze batches, diaries, diary_inputs, stamp_codes, scan_statistics`
        const viewer = await viewerOf(who)
        await work(actAs(scene, viewer, { at, random: draw }), storeAs(scene, viewer, { at, random: draw }))
      }
    },
  }
}
