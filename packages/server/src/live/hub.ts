import { can, needsToRead, resources } from '@trace/domain'
import type { Viewer } from '../operation.ts'
import type { Pool } from '../database/connect.ts'
import { tablesOf } from '../perform.ts'
import { forgetTotals } from '../store/totals.ts'
import { CHANNEL } from './announce.ts'
import type { Message, Notice } from './announce.ts'

/** One browser that listens. */
export interface Listener {
  viewer: Viewer
  /** Answers whether the client still keeps up. */
  send(event: 'changed' | 'notice', data: object): boolean
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

/** Hears what any server of this database changed, forgets what it knew of that, and tells the browsers that may know. */
export async function openLive(pool: Pool): Promise<Live> {
  const listeners = new Set<Listener>()

  function hear(text: string): void {
    const { changed = [], notice } = JSON.parse(text) as Message
    if (changed.length > 0) forgetTotals(tablesOf(new Map(changed.map(([name]) => [name, null]))))
    for (const [name, ids] of changed) tellChange(name, ids)
    if (notice) tellNotice(notice)
  }

  function tellChange(name: string, ids: number[]): void {
    const resource = resources.find((known) => known.name === name)
    if (!resource) return
    const need = needsToRead(resource, 'list')
    tell((viewer) => can(viewer.permissions, need), 'changed', { resource: name, ids })
  }

  function tellNotice({ users, ...notice }: Notice): void {
    tell((viewer) => users.includes(viewer.id), 'notice', notice)
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
