import { resourceByName } from '@trace/define/catalogue.ts'
import type { NoticeEvent } from '@trace/define/notice-events.ts'
import { failureOf } from '../failures.ts'
import type { Pool, Sql } from '../ports/postgres/connect.ts'
import type { News } from '../store/changes.ts'
import { tellNews } from './tell-news.ts'

/** The PostgreSQL channel on which a commit says that it left news. */
const CHANNEL = 'coi_nguon_outbox'
/** Advisory lock of whoever tells: one server at a time, so that all is told in order. */
const LOCK = 7_228_433
/** For how long news gather, in milliseconds: what is told together costs little more than one of them. */
const GATHERS = 200
/** How long to wait after a failure, in milliseconds. */
const RESTS = 1_000
/** How many transactions, and of those how many news, are told at once. */
const AT_ONCE = 500

/** News as the outbox keeps them. */
type OutboxNews = Omit<News, 'resource'> & { resource: string }

/** Leaves news to whoever tells them, with the transaction that they are about. */
export const leaveNews = (sql: Sql, news: readonly News[]) => {
  const kept: OutboxNews[] = news.map(({ resource, ...one }) => ({ ...one, resource: resource.name }))
  return sql`with left_news as (insert into outbox (told) values (${kept as never})) select pg_notify(${CHANNEL}, '')`
}

/** Takes back what was said about a row, where nobody was told of it yet. */
export async function untell(sql: Sql, said: { resource: string; id: number; event: NoticeEvent; by: { id: number } }) {
  await sql`delete from outbox where told @> ${[said] as never}`
}

export interface Outbox {
  /** Tells what was left until now. */
  told(): Promise<void>
  /** Tells what waits and, from now on, what is left, soon after its commit. */
  follow(): Promise<void>
  stop(): Promise<void>
}

/**
 * Tells what transactions leave: each news once, since a batch is told and deleted in one transaction. Those of one row are
 * told in the order of their transactions: they take their id while they hold the row.
 */
export function openOutbox(pool: Pool, onDefect: (error: unknown) => void): Outbox {
  /** What cannot be told; it is tried again after the next start, and the status of the server names it meanwhile. */
  const broken = new Set<number>()
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  let isOpen = true

  /** Tells the oldest; answers whether there may be more. */
  async function tellNext(most: number): Promise<boolean> {
    let ids: number[] = []
    try {
      return await pool.begin(async (sql) => {
        await sql`select pg_advisory_xact_lock(${LOCK})`
        const rows = await take(sql, most, [...broken])
        ids = rows.map(({ id }) => id)
        const news = rows.flatMap(({ told }) => told.map(opened))
        await tellNews(sql, news)
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

  /** One after the other: who asks while something is told is answered when what came meanwhile is told, too. */
  function told(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    return (running = running.catch(() => undefined).then(tellAll))
  }

  function wake(after = GATHERS): void {
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
      // Whatever was left while nobody listened is told at the start, and after a connection was lost.
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

/** Takes the oldest out of the outbox, up to so many transactions; those that brought much, one after the other. */
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
