import { can, needsToRead, resources, roles, users } from '@trace/domain'
import type { Viewer } from '../viewer.ts'
import type { Pool } from '../../ports/postgres/connect.ts'
import { tablesOf } from '../perform.ts'
import { forgetTotals } from '../store/totals.ts'
import { CHANNEL } from './announce.ts'
import type { Message, Notice } from './announce.ts'

/** One browser that listens. */
export interface Listener {
  viewer: Viewer
  /** Answers whether the client still keeps up. */
  send(event: 'changed' | 'notice', data: object): boolean
  /** Looks again who is there and what they may. */
  recheck(): void
  end(): void
}

export interface Live {
  /** Lets a browser hear what it may; answers how to stop, or null where there are too many already. */
  join(listener: Listener): (() => void) | null
  /** How many listen. */
  size(): number
  close(): Promise<void>
}

const MOST_LISTENERS = 500
const MOST_PER_SESSION = 5
const MOST_PER_ACCOUNT = 15

/** What decides on what somebody may hear: their account and their role. */
const deciding: Readonly<Record<string, (viewer: Viewer) => number>> = {
  [users.name]: ({ id }) => id,
  [roles.name]: ({ role }) => role.id,
}

/** Hears what any server of this database changed, forgets what it knew of that, and tells the browsers that may know. */
export async function openLive(pool: Pool): Promise<Live> {
  const listeners = new Set<Listener>()

  function hear(text: string): void {
    const { changed = [], notice, ended } = JSON.parse(text) as Message
    if (ended) endAll(({ viewer }) => ended.includes(viewer.session))
    if (changed.length > 0) forgetTotals(tablesOf(new Map(changed.map(([name]) => [name, null]))))
    for (const [name, ids] of changed) {
      tellChange(name, ids)
      lookAgain(name, ids)
    }
    if (notice) tellNotice(notice)
  }

  /** Which rows they were is told to those alone who see all of them. */
  function tellChange(name: string, ids: number[]): void {
    const resource = resources.find((known) => known.name === name)
    if (!resource) return
    const need = needsToRead(resource, 'list')
    const { province, personal } = resource.scope
    const seesAll = ({ reach }: Viewer) => reach.scope === 'province' && !personal
    tell((viewer) => can(viewer.permissions, need) && seesAll(viewer), 'changed', { resource: name, ids })
    if (!province)
      tell((viewer) => can(viewer.permissions, need) && !seesAll(viewer), 'changed', { resource: name, ids: [] })
  }

  function lookAgain(name: string, ids: readonly number[]): void {
    const decides = deciding[name]
    if (!decides) return
    for (const listener of listeners) if (ids.length === 0 || ids.includes(decides(listener.viewer))) listener.recheck()
  }

  function endAll(which: (listener: Listener) => boolean): void {
    for (const listener of [...listeners].filter(which)) listener.end()
  }

  function tellNotice({ users: receivers, ...notice }: Notice): void {
    tell((viewer) => receivers.includes(viewer.id), 'notice', notice)
  }

  function tell(may: (viewer: Viewer) => boolean, event: 'changed' | 'notice', data: object): void {
    for (const listener of listeners) {
      if (may(listener.viewer) && !listener.send(event, data)) listener.end()
    }
  }

  /** What happened while the line was down was not heard, so nothing known may stand. */
  const listening = await pool.listen(CHANNEL, hear, () => forgetTotals(resources.map(({ table }) => table)))

  return {
    join(listener) {
      const ofSession = [...listeners].filter(({ viewer }) => viewer.session === listener.viewer.session)
      if (listeners.size >= MOST_LISTENERS) return null
      if (ofSession.length >= MOST_PER_SESSION) ofSession[0]!.end()
      const ofAccount = [...listeners].filter(({ viewer }) => viewer.id === listener.viewer.id)
      if (ofAccount.length >= MOST_PER_ACCOUNT) ofAccount[0]!.end()
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    size: () => listeners.size,
    async close() {
      for (const listener of listeners) listener.end()
      await listening.unlisten().catch(() => undefined)
    },
  }
}
