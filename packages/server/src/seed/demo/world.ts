import { addDays, today } from '@trace/domain'
import { accountViewer } from '../../access/sessions.ts'
import type { Sql } from '../../database/connect.ts'
import type { Viewer } from '../../operation.ts'
import type { Settings } from '../../settings.ts'
import type { Changes } from '../../store/store.ts'
import { actAs } from '../act-as.ts'
import type { Ask } from '../act-as.ts'
import { openDice } from './dice.ts'
import type { Pictures } from './pictures.ts'

/** Where the demo province's past is planned. What is planned is done later, in the order of its moments. */
export interface World {
  sql: Sql
  settings: Settings
  pictures: Pictures
  changes: Changes
  /** The day so many days from today; negative ones are past. */
  day(offset: number): string
  /** A moment of such a day, by the clock in Vietnam. */
  at(offset: number, time?: string): string
  /** Plans what an account does at a moment. */
  plan(at: string, who: string, work: (ask: Ask) => Promise<unknown>): void
  /** Keeps the id of a row under a name: 'product ga'. */
  name(name: string, id: number): void
  id(name: string): number
}

export interface Planned {
  world: World
  /** Does all that was planned so far, oldest first. */
  carryOn(): Promise<void>
}

interface Turn {
  at: string
  who: string
  work: (ask: Ask) => Promise<unknown>
}

export function openWorld({ sql, settings, pictures, changes }: Pick<World, 'sql' | 'settings' | 'pictures' | 'changes'>): Planned {
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
    const viewer = viewers.get(who) ?? (await accountViewer(sql, id(`user ${who}`)))
    viewers.set(who, viewer)
    return viewer
  }

  return {
    world: {
      sql, settings, pictures, changes, id,
      day: (offset) => addDays(now, offset),
      at: (offset, time = '08:00') => `${addDays(now, offset)}T${time}:00+07:00`,
      plan: (at, who, work) => void turns.push({ at: new Date(at).toISOString(), who, work }),
      name: (name, row) => void ids.set(name, row),
    },
    async carryOn() {
      const due = turns.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
      turns = []
      for (const { at, who, work } of due) await work(actAs({ sql, settings, changes }, await viewerOf(who), { at, draw }))
    },
  }
}
