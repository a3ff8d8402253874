import { can } from '@trace/define/permission.ts'
import { needsToRead } from '@trace/define/resource.ts'
import { catalogue, resourceIfAny } from '@trace/define/catalogue.ts'
import type { Viewer } from '../viewer.ts'
import type { Pool } from '../ports/postgres/connect.ts'
import { tablesOf } from '../store/changes.ts'
import { forgetTotals } from '../store/totals.ts'
import { CHANNEL } from './announce.ts'
import type { Message, Notice } from './announce.ts'
import { openPresence } from './presence.ts'

type LiveEvent = 'changed' | 'notice' | 'record'

/** An open event stream of one browser. */
export interface Listener {
  viewer: Viewer
  /** Sends an event; returns whether the client still keeps up. */
  send(event: LiveEvent, data: object): boolean
  /** Checks again whether the session is valid and what the viewer may see. */
  recheck(): void
  /** Ends the stream. `over`: the session has ended, and the browser does not connect again. */
  end(why?: 'over'): void
}

export interface Live {
  /**
   * Subscribes a browser to the events it may receive. Returns a function to unsubscribe, or null if there are too many
   * listeners.
   */
  join(listener: Listener): (() => void) | null
  /** The number of listeners. */
  size(): number
  close(): Promise<void>
}

/** Tables that are not lists, but whose data all users' screens show. */
const FOLLOWED: readonly string[] = ['assignments']

const MOST_LISTENERS = 500
const MOST_PER_SESSION = 5
const MOST_PER_ACCOUNT = 15

/** By table, the id of the row that decides what a viewer may receive: the account and the role. */
const deciding: Readonly<Record<string, (viewer: Viewer) => number>> = {
  users: ({ id }) => id,
  roles: ({ role }) => role.id,
}

/**
 * Receives changes from all servers of this database, clears the caches of the changed tables, and passes the changes
 * on to browsers. If a row that decides about a viewer's rights changed, that viewer is checked again.
 */
export async function openLive(pool: Pool): Promise<Live> {
  const listeners = new Set<Listener>()
  const presence = openPresence((may, record) => sendTo(may, 'record', record))

  function onNotification(text: string): void {
    const { changed = [], notice, ended, look, beside } = JSON.parse(text) as Message
    if (ended) endAll(({ viewer }) => ended.includes(viewer.session))
    forgetTotals(pool, tablesOf(changed))
    for (const [name, ids] of changed) {
      tellChange(name, ids)
      lookAgain(name, ids)
    }
    if (notice) tellNotice(notice)
    if (look) presence.note(look)
    if (beside) presence.touch(beside)
  }

  /** The ids of changed rows go only to viewers who see all rows of the resource. */
  function tellChange(name: string, ids: number[]): void {
    if (FOLLOWED.includes(name)) sendTo(() => true, 'changed', { resource: name, ids: [] })
    const resource = resourceIfAny(name)
    if (!resource) return
    const need = needsToRead(resource, 'list')
    const { whole, personal } = resource.scope
    const seesAll = ({ reach }: Viewer) => reach.scope === 'all' && !personal
    sendTo((viewer) => can(viewer.permissions, need) && seesAll(viewer), 'changed', { resource: name, ids })
    if (!whole)
      sendTo((viewer) => can(viewer.permissions, need) && !seesAll(viewer), 'changed', { resource: name, ids: [] })
  }

  function lookAgain(name: string, ids: readonly number[]): void {
    const decides = deciding[name]
    if (!decides) return
    for (const listener of listeners) if (ids.length === 0 || ids.includes(decides(listener.viewer))) listener.recheck()
  }

  function endAll(which: (listener: Listener) => boolean): void {
    for (const listener of [...listeners].filter(which)) listener.end('over')
  }

  function tellNotice({ users: receivers, ...notice }: Notice): void {
    sendTo((viewer) => receivers.includes(viewer.id), 'notice', notice)
  }

  function sendTo(may: (viewer: Viewer) => boolean, event: LiveEvent, data: object): void {
    for (const listener of listeners) {
      if (may(listener.viewer) && !listener.send(event, data)) listener.end()
    }
  }

  /** After a lost connection all caches are cleared, because messages may have been missed. */
  const listening = await pool.listen(CHANNEL, onNotification, () =>
    forgetTotals(
      pool,
      catalogue().resources.map(({ table }) => [table]),
    ),
  )

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
      presence.close()
      for (const listener of listeners) listener.end()
      await listening.unlisten().catch(() => undefined)
    },
  }
}
