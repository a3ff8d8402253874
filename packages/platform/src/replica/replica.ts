import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from '../ports/postgres/connect.ts'
import type { Pool, Sql } from '../ports/postgres/connect.ts'
import { printMessage } from '../ports/print-message.ts'
import type { Settings } from '../ports/settings/settings.ts'
import { StartRefusal } from '@trace/embedded-postgres/start-refusal.ts'
import { failureOf } from '../request/failures.ts'
import { inBatches } from '../in-batches.ts'
import { Refusal } from '../refusal.ts'
import { withTimeout } from '../with-timeout.ts'

/** Pauses in milliseconds between checks whether the replica has a change; after the last, the primary is read. */
const LOOKS = [0, 1, 2, 4, 8, 16]
/** In milliseconds: a replica that takes longer to respond counts as lost. */
const PATIENCE = 1_000
/** Milliseconds for which a replica that is lost, or behind, is not asked again. */
const REST = { lost: 2_000, behind: 200 }
const MOST_TOGETHER = 1_000

interface Replica {
  pool: Pool
  /** Whether the replica has replayed everything that was committed before the call. */
  isFresh(): Promise<boolean>
  lose(): void
  isLost(): boolean
  reads: Reads
}

/** How many times the replica was read, and how many times the primary in its place. */
interface Reads {
  replica: number
  primary: number
}

/** How far a replica is behind the primary. */
export interface Lag {
  bytes: number
  seconds: number
}

const replicas = new WeakMap<Sql, Replica>()
/** The primary of each replica, by the options of its pool, which its transactions share. */
const primaries = new WeakMap<object, Pool>()

/**
 * Opens the streaming replica of `REPLICA_URL` beside the primary; from then on `onReplicaOrPrimary` uses it. Returns a function
 * to close it. A replica that does not respond at the start is used once it does; one of another database is refused.
 */
export async function openReplica(
  primary: Pool,
  { replica: address, poolSize }: Pick<Settings, 'replica' | 'poolSize'>,
): Promise<() => Promise<void>> {
  if (!address) return async () => undefined
  const pool = connect(address.url, { max: poolSize, tls: address.tls })
  const reads = { replica: 0, primary: 0 }
  let [lostUntil, behindUntil, isKnown] = [0, 0, false]
  const lose = () => {
    lostUntil = performance.now() + REST.lost
    isKnown = false
  }
  const know = async () => {
    if (isKnown) return
    await refuseOther(primary, pool)
    isKnown = true
  }
  const check = inBatches(async (asked: null[]) => {
    const knows = await withTimeout(
      PATIENCE,
      know().then(() => hasReplayed(primary, pool)),
    ).catch(() => lose())
    if (knows === false) behindUntil = performance.now() + REST.behind
    return asked.map(() => knows === true)
  }, MOST_TOGETHER)
  const isLost = () => performance.now() < lostUntil
  const isFresh = async () => !isLost() && performance.now() >= behindUntil && check(null)

  replicas.set(primary, { pool, isFresh, lose, isLost, reads })
  primaries.set(pool.options, primary)
  await know().catch((error: unknown) => {
    if (error instanceof StartRefusal) throw error
    lose()
    printMessage('Bản sao ở REPLICA_URL chưa trả lời: tạm đọc mọi thứ từ cơ sở dữ liệu chính')
  })
  return () => pool.end({ timeout: 5 })
}

/**
 * Runs `work`, which only reads, on the replica if that has replayed everything committed before the call, and on the
 * primary otherwise: confirmed changes are never missing from later reads. Work that the replica interrupts is repeated
 * on the primary.
 */
export async function onReplicaOrPrimary<T>(sql: Sql, work: (sql: Sql) => Promise<T>): Promise<T> {
  const replica = replicas.get(sql)
  if (!replica) return work(sql)
  if (await replica.isFresh()) {
    try {
      const done = await work(replica.pool)
      replica.reads.replica++
      return done
    } catch (error) {
      // The replica is unreachable, or cancelled the statement because its rows were vacuumed away on the primary.
      if (error instanceof Refusal || failureOf(error).code !== 503) throw error
      if ((error as { code?: string }).code !== CONFLICT) replica.lose()
    }
  }
  replica.reads.primary++
  return work(sql)
}

const CONFLICT = '40001'

/** The primary of a replica: data that is cached beyond one answer is read from there. */
export const primaryOf = (sql: Sql): Sql => primaries.get(sql.options) ?? sql

/** How often the replica and the primary were read; null without a replica. */
export const readsOf = (primary: Pool): Reads | null => replicas.get(primary)?.reads ?? null

/** How far the replica is behind the primary: null when it does not answer, undefined without one. */
export async function lagOf(primary: Pool): Promise<Lag | null | undefined> {
  const replica = replicas.get(primary)
  if (!replica) return undefined
  if (replica.isLost()) return null
  return withTimeout(PATIENCE, measureLag(primary, replica.pool)).catch(() => null)
}

async function measureLag(primary: Pool, replica: Pool): Promise<Lag> {
  const [written] = await primary<{ lsn: string; now: string }[]>`
    select pg_current_wal_flush_lsn()::text as lsn, clock_timestamp() as now`
  const [lag] = await replica<Lag[]>`
    select greatest(pg_wal_lsn_diff(${written!.lsn}::pg_lsn, pg_last_wal_replay_lsn()), 0)::float8 as bytes,
      case when pg_last_wal_replay_lsn() >= ${written!.lsn}::pg_lsn then 0
        else greatest(extract(epoch from ${written!.now}::timestamptz - pg_last_xact_replay_timestamp()), 0) end::float8 as seconds
    where pg_is_in_recovery()`
  if (!lag) throw new Error('The replica has been promoted')
  return lag
}

/**
 * Whether the replica has replayed what the primary has on its disk. A commit becomes visible, and is confirmed, only
 * after it was written there.
 */
async function hasReplayed(primary: Pool, replica: Pool): Promise<boolean> {
  const [written] = await primary<{ lsn: string }[]>`select pg_current_wal_flush_lsn()::text as lsn`
  for (const pause of LOOKS) {
    if (pause > 0) await sleep(pause)
    const [seen] = await replica<{ follows: boolean; knows: boolean }[]>`
      select pg_is_in_recovery() as follows, coalesce(pg_last_wal_replay_lsn() >= ${written!.lsn}::pg_lsn, false) as knows`
    if (!seen!.follows) throw new Error('The replica has been promoted')
    if (seen!.knows) return true
  }
  return false
}

/**
 * Throws unless `replica` follows `primary`, and commits are confirmed only once they are on the disk: otherwise their
 * positions in the log could not be compared.
 */
async function refuseOther(primary: Pool, replica: Pool): Promise<void> {
  const identify = (sql: Pool) => sql<{ name: string; follows: boolean; commits: string }[]>`
    select current_database() || ' ' || system_identifier as name, pg_is_in_recovery() as follows,
      current_setting('synchronous_commit') as commits
    from pg_control_system()`
  const [[mine], [its]] = await Promise.all([identify(primary), identify(replica)])
  if (its!.name !== mine!.name || !its!.follows)
    throw new StartRefusal('REPLICA_URL không trỏ tới một bản sao (streaming replica) của cơ sở dữ liệu này')
  if (mine!.commits === 'off')
    throw new StartRefusal('REPLICA_URL cần cơ sở dữ liệu chính có synchronous_commit khác off')
}
