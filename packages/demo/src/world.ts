import { addDays, today } from '@trace/define/text/dates.ts'
import { accountViewer } from '@trace/server'
import type { StampKey, Store, Viewer } from '@trace/server'
import { actAs, storeAs } from './act-as.ts'
import type { Ask, Scene } from './act-as.ts'
import { openDice } from './dice.ts'
import type { Goods } from './goods.ts'
import type { Pictures } from './pictures.ts'

/** Collects the planned actions of the demo province's past, which are carried out later in order of time. */
export interface World extends Scene {
  /** The password of all its accounts but the first one. */
  password: string
  pictures: Pictures
  /** Keys that generate the codes of labels. */
  keys: StampKey[]
  /** Goods on the shelves at the simulated moment, by trace: 'ga 3/1'. */
  shelves: Map<string, Goods>
  /** The date `offset` days from today; a negative offset is in the past. */
  day(offset: number): string
  /** A moment `offset` days from today, by the clock in Vietnam. */
  at(offset: number, time?: string): string
  /** Plans what an account does at a moment. */
  plan(at: string, who: string, work: Work): void
  /** Registers the id of a row under a name: 'product ga'. */
  name(name: string, id: number): void
  id(name: string): number
}

export interface Planned {
  world: World
  /** Carries out all planned actions, oldest first; reports the percentage done at every tenth. */
  carryOn(tell: (percent: number) => void): Promise<void>
}

/** One action, made by calls or, if no call exists for it, by the store. */
export type Work = (ask: Ask, store: Store) => Promise<unknown>

interface Turn {
  at: string
  who: string
  work: Work
}

/**
 * Actions between two `analyze`: PostgreSQL plans by its last statistics, but here the tables fill up within one
 * transaction.
 */
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
