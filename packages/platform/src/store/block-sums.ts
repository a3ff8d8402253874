import { concatSql } from '../ports/postgres/connect.ts'
import type { Fragment, Sql } from '../ports/postgres/connect.ts'
import { perDatabase } from '../ports/postgres/per-database.ts'
import { primaryOf } from '../replica/replica.ts'

/** Block size in ids. Ids are assigned in ascending order, so that new rows and a few changes concern few blocks. */
const BLOCK = 4_000
/**
 * Age in milliseconds after which a block is counted again, in case the notification of a change was lost: the last
 * block at once, of the others `MOST_RENEWED` in each request.
 */
const FRESH = 30_000
/** Maximum number of older blocks counted again in one request. */
const MOST_RENEWED = 1
/** Maximum age of all blocks of a key, in milliseconds. */
const LIFETIME = 300_000
/** Maximum number of blocks of all keys together; the oldest ones are dropped first. */
const MOST_BLOCKS = 100_000
/**
 * Allowed numbers of id ranges in a statement, so that few different statements are prepared; with more ranges, all
 * rows are added up.
 */
const RANGES = [1, 4, 16, 64]

export type Sums = Readonly<Record<string, number>>

/** Which rows `t` to add up, and by what to group them. */
export interface Part {
  block: Fragment
  among: Fragment
}

/** Adds up rows `t`, by block: `select ${block} as block, …, sums from … where … ${among} group by 1`. */
export type Count = (from: Sql, part: Part) => PromiseLike<readonly { block: number; sums: Sums }[]>

interface BlockCache {
  begun: number
  blocks: Map<number, { sums: Sums; at: number }>
  /** The last block that was counted. */
  last: number
  /** Blocks that changed since, for each count that is under way. */
  underWay: Set<Set<number>>
}

/** Value of `last` before any block was counted. */
const NONE = -1

/** Caches by table and key. */
type Known = Map<string, Map<string, BlockCache>>
const knownOf = perDatabase<Known>(() => new Map())

/**
 * Sums over the rows of a table, cached by blocks of their ids: after a change only the blocks of the changed rows are
 * summed again. They are read from the primary, since a replica might not have the change yet.
 */
export async function sumByBlocks(sql: Sql, table: string, key: string, count: Count): Promise<Sums> {
  const now = performance.now()
  const primary = primaryOf(sql)
  const known = knownOf(primary)
  const kept = keptFor(known, table, key, now)
  const due = dueBlocks(kept, now)
  if (due.length === 0) return addedUp(kept.blocks.values())

  const among = kept.last === NONE ? null : amongBlocks(sql, due, kept.last)
  const counting = among ? due : allBlocks(kept)
  const sums = addedUp([...kept.blocks].filter(([block]) => !counting.includes(block)).map(([, one]) => one))
  const changed = new Set<number>()
  kept.underWay.add(changed)
  try {
    const counted = await count(primary, { block: sql`t.id / ${BLOCK}::int`, among: among ?? sql`` })
    keep(kept, counting, counted, changed)
    return addedUp([{ sums }, ...counted])
  } finally {
    kept.underWay.delete(changed)
    forgetOldest(known)
  }
}

/** Computes the same sums without the cache. */
export async function sumAnew(sql: Sql, count: Count): Promise<Sums> {
  return addedUp(await count(sql, { block: sql`0`, among: sql`` }))
}

/** Drops the cached blocks of changed rows of a table; all of them if `ids` is missing. */
export function forgetBlocks(sql: Sql, table: string, ids?: Iterable<number>): void {
  const known = knownOf(primaryOf(sql))
  if (!ids) return void known.delete(table)
  const changed = new Set([...ids].map((id) => Math.floor(id / BLOCK)))
  for (const { blocks, last, underWay } of known.get(table)?.values() ?? [])
    for (const block of changed) {
      blocks.delete(Math.min(block, last))
      for (const meanwhile of underWay) meanwhile.add(block)
    }
}

function keptFor(known: Known, table: string, key: string, now: number): BlockCache {
  const ofTable = known.get(table) ?? new Map<string, BlockCache>()
  known.set(table, ofTable)
  const found = ofTable.get(key)
  if (found && now - found.begun < LIFETIME) return found
  const fresh: BlockCache = { begun: now, blocks: new Map(), last: NONE, underWay: new Set() }
  ofTable.delete(key)
  ofTable.set(key, fresh)
  return fresh
}

const allBlocks = ({ last }: BlockCache): number[] => Array.from({ length: Math.max(last, 0) + 1 }, (_, block) => block)

/** The blocks to count, in order: missing ones, the last one if it is old, and of the other old ones the oldest. */
function dueBlocks(kept: BlockCache, now: number): number[] {
  const { blocks, last } = kept
  const all = allBlocks(kept)
  const isOld = (block: number) => now - blocks.get(block)!.at > FRESH
  const [missing, there] = [all.filter((block) => !blocks.has(block)), all.filter((block) => blocks.has(block))]
  const old = there.filter((block) => block !== last && isOld(block))
  const oldest = old.toSorted((a, b) => blocks.get(a)!.at - blocks.get(b)!.at).slice(0, MOST_RENEWED)
  const open = there.filter((block) => block === last && isOld(block))
  return [...missing, ...oldest, ...open].toSorted((a, b) => a - b)
}

/** Stores what was counted, except blocks that changed meanwhile. */
function keep(
  kept: BlockCache,
  due: readonly number[],
  counted: readonly { block: number; sums: Sums }[],
  changed: Set<number>,
) {
  const found = new Map(counted.map(({ block, sums }) => [block, sums]))
  const before = kept.last
  kept.last = Math.max(before, 0, ...found.keys())
  const beyond = Array.from({ length: kept.last - before }, (_, at) => before + 1 + at)
  const moved = new Set([...changed].map((block) => Math.min(block, kept.last)))
  for (const block of new Set([...due, ...beyond]))
    if (!moved.has(block)) kept.blocks.set(block, { sums: found.get(block) ?? {}, at: performance.now() })
}

/** SQL condition on the ids of blocks, and of those after the last; null for more ranges than a statement has. */
function amongBlocks(sql: Sql, due: readonly number[], last: number): Fragment | null {
  const firsts = due.filter((block, at) => due[at - 1] !== block - 1)
  const ends = due.filter((block, at) => due[at + 1] !== block + 1)
  const many = RANGES.find((count) => count >= firsts.length)
  if (many === undefined) return null
  const ranges = Array.from({ length: many }, (_, at) => {
    const which = Math.min(at, firsts.length - 1)
    return sql`t.id >= ${firsts[which]! * BLOCK} and t.id < ${(ends[which]! + 1) * BLOCK} or`
  })
  return sql`and (${concatSql(sql, ranges)} t.id >= ${(last + 1) * BLOCK})`
}

function addedUp(parts: Iterable<{ sums: Sums }>): Sums {
  const all: Record<string, number> = {}
  for (const { sums } of parts) for (const [name, sum] of Object.entries(sums)) all[name] = (all[name] ?? 0) + sum
  return all
}

function forgetOldest(known: Known): void {
  const all = [...known.values()].flatMap((ofTable) => [...ofTable].map(([key, kept]) => ({ ofTable, key, kept })))
  let held = all.reduce((sum, { kept }) => sum + kept.blocks.size, 0)
  for (const { ofTable, key, kept } of held > MOST_BLOCKS ? all.toSorted((a, b) => a.kept.begun - b.kept.begun) : []) {
    if (held <= MOST_BLOCKS) return
    ofTable.delete(key)
    held -= kept.blocks.size
  }
}
