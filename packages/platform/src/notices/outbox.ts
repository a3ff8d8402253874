import { resourceByName } from '@trace/define/catalogue.ts'
import type { NoticeEvent } from '@trace/define/notice-events.ts'
import { failureOf } from '../request/failures.ts'
import type { Pool, Sql } from '../ports/postgres/connect.ts'
import type { News } from '../store/changes.ts'
import { deliverNews } from './deliver-news.ts'

/** The PostgreSQL channel that is notified when a transaction with news commits. */
const CHANNEL = 'coi_nguon_outbox'
/** Advisory lock: one server at a time delivers, so that the order of news is kept. */
const LOCK = 7_228_433
/** Milliseconds from the first notification to a batch: a large batch costs little more than one row. */
const BATCH_DELAY_MS = 200
/** Milliseconds between a failure and the next try. */
const RESTS = 1_000
/** Maximum size of a batch, in transactions and in news. */
const AT_ONCE = 500

/** News as the outbox stores it: with the name of the resource. */
type OutboxNews = Omit<News, 'resource'> & { resource: string }

/** Writes news to the outbox, in the transaction that they are about. */
export const leaveNews = (sql: Sql, news: readonly News[]) => {
  const kept: OutboxNews[] = news.map(({ resource, ...one }) => ({ ...one, resource: resource.name }))
  return sql`with left_news as (insert into outbox (told) values (${kept as never})) select pg_notify(${CHANNEL}, '')`
}

interface About {
  resource: string
  id: number
  by: { id: number }
}

/** Clears the reason in undelivered news of one account about a row. */
export async function dropReasons(sql: Sql, about: About, events: readonly NoticeEvent[]): Promise<void> {
  await sql`
    update outbox set told = (
      select jsonb_agg(case when one->>'event' = any(${[...events]}) then one || '{"reason": null}' else one end order by place)
      from jsonb_array_elements(told) with ordinality as n(one, place))
    where told @> ${[about] as never}`
}

export interface Outbox {
  /** Delivers all news that are committed by now. */
  told(): Promise<void>
  /** Delivers all news, and from now on each soon after its commit. */
  follow(): Promise<void>
  stop(): Promise<void>
}

/**
 * Delivers news exactly once: a batch is written as notices and deleted in one transaction. News of one row keep the
 * order of their transactions, because each gets its id while its transaction locks the row.
 */
export function openOutbox(pool: Pool, onDefect: (error: unknown) => void): Outbox {
  /** Ids of entries that failed; tried again after a restart, and reported by the server's status until then. */
  const broken = new Set<number>()
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  let isOpen = true

  /** Delivers the oldest batch; returns whether there may be more. */
  async function tellNext(most: number): Promise<boolean> {
    let ids: number[] = []
    try {
      return await pool.begin(async (sql) => {
        await sql`select pg_advisory_xact_lock(${LOCK})`
        const rows = await take(sql, most, [...broken])
        ids = rows.map(({ id }) => id)
        const news = rows.flatMap(({ told }) => told.map(opened))
        await deliverNews(sql, news)
        return rows.length === most || news.length >= AT_ONCE
      })
    } catch (error) {
      if (failureOf(error).code === 503 || ids.length === 0) throw error
      if (ids.length === 1) {
        broken.add(ids[0]!)
        onDefect(error)
      } else for (const _ of ids) await tellNext(1)
      return true
    }
  }

  async function tellAll(): Promise<void> {
    while (await tellNext(AT_ONCE));
  }

  /** Runs batches one after the other; a call during one also covers what was committed meanwhile. */
  function told(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    return (running = running.catch(() => undefined).then(tellAll))
  }

  function wake(after = BATCH_DELAY_MS): void {
    if (isOpen) timer ??= setTimeout(() => void turn(), after).unref()
  }

  async function turn(): Promise<void> {
    try {
      await told()
    } catch (error) {
      onDefect(error)
      wake(RESTS)
    }
  }

  return {
    told,
    async follow() {
      // Notifications are missed before the start and while the connection is lost, so starting and reconnecting also
      // start a batch.
      await pool.listen(
        CHANNEL,
        () => wake(),
        () => wake(),
      )
    },
    async stop() {
      isOpen = false
      clearTimeout(timer)
      await running.catch(() => undefined)
    },
  }
}

/**
 * Removes the oldest transactions from the outbox and returns their news; stops once they hold a batch of `AT_ONCE`
 * news.
 */
async function take(sql: Sql, most: number, broken: number[]): Promise<{ id: number; told: OutboxNews[] }[]> {
  const rows = await sql<{ id: number; told: OutboxNews[] }[]>`
    delete from outbox where id in (
      select id from (
        select id, sum(jsonb_array_length(told)) over (order by id) - jsonb_array_length(told) as before
        from outbox where id <> all(${broken}::bigint[]) order by id limit ${most}) oldest
      where before < ${AT_ONCE}) returning id, told`
  return rows.toSorted((one, other) => one.id - other.id)
}

const opened = ({ resource, ...one }: OutboxNews): News => ({ ...one, resource: resourceByName(resource) })
