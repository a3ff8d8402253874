import { AsyncLocalStorage } from 'node:async_hooks'
import { today } from '@trace/define/text/dates.ts'
import { formatBytes } from '@trace/define/text/format.ts'
import type { Sql } from './ports/postgres/connect.ts'
import { perDatabase } from './ports/postgres/per-database.ts'
import { Refusal } from './refusal.ts'

/** Stored bytes, and milliseconds of processor time. */
interface Amount {
  bytes: number
  ms: number
}

/** The storage and processor time that one account may use in a day. */
export const DAILY_ALLOWANCE: Amount = { bytes: 1_073_741_824, ms: 3_600_000 }

/** Bytes counted for one log line: its row and its indexes. */
export const LOG_LINE_BYTES = 1_024

/** Usage below this is first noted in memory: a crash loses no more than this per account. */
const FEW: Amount = { bytes: 65_536, ms: 1_000 }

/**
 * One account's usage of the day. `saved`: what the table holds, as far as this server knows. `unsaved`: what has yet
 * to be added to the table.
 */
interface Usage {
  day: string
  saved: Amount
  unsaved: Amount
}

interface Account {
  id: number
  /** A job waits in a queue; a request is refused there if its account already has one waiting. */
  isJob: boolean
  usage: Usage
}

const current = new AsyncLocalStorage<Account>()
const ledgerOf = perDatabase(() => new Map<number, Usage>())

/** The account on whose behalf this code runs; undefined for visitors and for the server itself. */
export const accountNow = (): Account | undefined => current.getStore()

/**
 * Runs a request or a job on behalf of an account: every queue or write that it reaches counts its usage, so that no
 * entry point can forget to. Called outside of transactions only, since the ledger's row would stay locked.
 */
export async function onBehalfOf<T>(sql: Sql, id: number, work: () => Promise<T>, { isJob = false } = {}): Promise<T> {
  if (id === 0) return work()
  const usage = await usageOf(sql, id)
  try {
    return await current.run({ id, isJob, usage }, work)
  } finally {
    if (usage.unsaved.bytes >= FEW.bytes || usage.unsaved.ms >= FEW.ms) await save(sql, id, usage)
  }
}

/** Charges bytes and time before they are used; throws if the account would exceed its day's allowance. */
export function chargeBeforeUse({ bytes = 0, ms = 0 }: Partial<Amount>): void {
  const usage = current.getStore()?.usage
  if (!usage) return
  const { saved, unsaved } = usage
  const isOver = (of: keyof Amount, more: number) => saved[of] + unsaved[of] + more > DAILY_ALLOWANCE[of]
  if (isOver('bytes', bytes)) throw usedUp(`${formatBytes(DAILY_ALLOWANCE.bytes)} dữ liệu được lưu trong một ngày`)
  if (isOver('ms', ms)) throw usedUp('thời gian xử lý ảnh, tệp và công việc trong một ngày')
  chargeAfterUse({ bytes, ms })
}

/** Charges what was used beyond the amounts given to `chargeBeforeUse`; never throws. */
export function chargeAfterUse({ bytes = 0, ms = 0 }: Partial<Amount>): void {
  const unsaved = current.getStore()?.usage.unsaved
  if (!unsaved) return
  unsaved.bytes += bytes
  unsaved.ms += ms
}

const usedUp = (what: string): Refusal =>
  new Refusal(429, `Tài khoản đã dùng hết ${what}, vui lòng làm tiếp vào ngày mai`, { retryAfter: 3_600 })

async function usageOf(sql: Sql, id: number): Promise<Usage> {
  const ledger = ledgerOf(sql)
  const day = today()
  const known = ledger.get(id)
  if (known?.day === day) return known
  const [row] = await sql<Amount[]>`
    select bytes::float8 as bytes, ms::float8 as ms from account_usage where day = ${day} and user_id = ${id}`
  const usage = { day, saved: row ?? { bytes: 0, ms: 0 }, unsaved: { bytes: 0, ms: 0 } }
  for (const [other, { day: past }] of ledger) if (past !== day) ledger.delete(other)
  const since = ledger.get(id) ?? usage
  ledger.set(id, since)
  return since
}

/** Adds what was noted in memory to the table, outside of all transactions. If that fails, it is added next time. */
async function save(sql: Sql, id: number, { day, saved, unsaved }: Usage): Promise<void> {
  const { bytes, ms } = unsaved
  Object.assign(unsaved, { bytes: 0, ms: 0 })
  saved.bytes += bytes
  saved.ms += ms
  try {
    const [row] = await sql<Amount[]>`
      insert into account_usage (day, user_id, bytes, ms) values (${day}, ${id}, ${Math.round(bytes)}, ${Math.round(ms)})
      on conflict (day, user_id) do update set bytes = account_usage.bytes + excluded.bytes, ms = account_usage.ms + excluded.ms
      returning bytes::float8 as bytes, ms::float8 as ms`
    Object.assign(saved, row)
  } catch {
    unsaved.bytes += bytes
    unsaved.ms += ms
    saved.bytes -= bytes
    saved.ms -= ms
  }
}
