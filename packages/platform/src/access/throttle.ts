import { isIPv6 } from 'node:net'
import type { Sql } from '../ports/postgres/connect.ts'
import { Refusal } from '../refusal.ts'

interface Limit {
  tries: number
  seconds: number
}

/**
 * Rate limits. `countAttempt` counts guesses in the database, so all servers share them; `refuseOverLimit` counts other requests
 * in memory.
 */
export const LIMITS = {
  signInPair: { tries: 10, seconds: 900 },
  signInAddress: { tries: 100, seconds: 900 },
  forgotPair: { tries: 5, seconds: 3600 },
  forgotAddress: { tries: 20, seconds: 3600 },
  /** Password reset mails to one account, whoever asks for them. The period is the lifetime of a reset link. */
  resetLetter: { tries: 5, seconds: 1800 },
  reset: { tries: 20, seconds: 3600 },
  passwordSession: { tries: 5, seconds: 900 },
  passwordAccount: { tries: 10, seconds: 900 },
  factor: { tries: 5, seconds: 900 },
  pinPair: { tries: 5, seconds: 3600 },
  /** One label, whatever networks the tries come from. */
  pinLabel: { tries: 50, seconds: 86_400 },
  pinNetwork: { tries: 60, seconds: 3600 },
  /** Per address, which all phones of a carrier may share; strict are `scanOfCode` and, per phone, `scanOfDevice`. */
  scan: { tries: 6_000, seconds: 60 },
  scanOfCode: { tries: 600, seconds: 60 },
  scanOfDevice: { tries: 30, seconds: 60 },
  page: { tries: 6_000, seconds: 60 },
  contact: { tries: 10, seconds: 3600 },
  /** Also counts letters that are refused and shown again in the form. */
  contactTry: { tries: 30, seconds: 3600 },
  lookUp: { tries: 600, seconds: 60 },
  /** Sign-in and lost passwords, before the account is known. */
  entry: { tries: 600, seconds: 60 },
  /** Answers that take long to make: pictures of shared links, the API document. */
  costly: { tries: 60, seconds: 60 },
  file: { tries: 30_000, seconds: 60 },
  /** The subscribed calendar of one account, however many programs fetch it. */
  calendarFeed: { tries: 60, seconds: 3600 },
} satisfies Record<string, Limit>

/** A rate limit and the key that is counted under it. */
export type Try = readonly [name: keyof typeof LIMITS, key: string]

const TOO_MANY = 'Bạn thao tác quá nhiều lần, vui lòng thử lại sau ít phút'

const keyOf = ([name, key]: Try): string => `${name} ${key}`.slice(0, 300)

/** Refuses when the limit of one of the keys is reached. The check itself is not counted. */
export async function refuseSpent(sql: Sql, tries: readonly Try[]): Promise<void> {
  const rows = await sql<{ key: string; tries: number; wait: number }[]>`
    select key, tries, ceil(extract(epoch from until - now()))::int as wait from throttle
    where key = any(${tries.map(keyOf)}) and until > now()`
  const limits = new Map(tries.map((one) => [keyOf(one), LIMITS[one[0]].tries]))
  const waits = rows.filter((row) => row.tries >= limits.get(row.key)!).map(({ wait }) => wait)
  if (waits.length > 0) throw new Refusal(429, TOO_MANY, { retryAfter: Math.max(...waits, 1) })
}

/**
 * Counts one try under `key` and returns how many are left. Past the limit it throws, with the time until the next try.
 */
export async function countAttempt(
  sql: Sql,
  name: keyof typeof LIMITS,
  key: string,
  message = TOO_MANY,
): Promise<number> {
  const { tries, seconds } = LIMITS[name]
  const [row] = await sql<{ tries: number; wait: number }[]>`
    insert into throttle (key, tries, until) values (${keyOf([name, key])}, 1, now() + ${`${seconds} seconds`}::interval)
    on conflict (key) do update set
      tries = case when throttle.until < now() then 1 else throttle.tries + 1 end,
      until = case when throttle.until < now() then excluded.until else throttle.until end
    returning tries, ceil(extract(epoch from until - now()))::int as wait`
  if (row!.tries > tries) throw new Refusal(429, message, { retryAfter: Math.max(row!.wait, 1) })
  return tries - row!.tries
}

/** Clears the tries under a key, after a correct one. */
export const clearAttempts = (sql: Sql, ...one: Try) => sql`delete from throttle where key = ${keyOf(one)}`

/** Takes back one try that was counted before it proved correct. */
export const refundAttempt = (sql: Sql, ...one: Try) =>
  sql`update throttle set tries = tries - 1 where key = ${keyOf(one)} and tries > 0`

/** The range that one customer of a provider can choose addresses from: an IPv4 /24 or an IPv6 /48. */
export const wideNetworkOf = (ip: string): string => {
  const plain = ip.replace(/^::ffff:/i, '')
  return isIPv6(plain)
    ? `${fullGroups(plain)
        .slice(0, 3)
        .map((group) => parseInt(group, 16).toString(16))
        .join(':')}::/48`
    : plain.replace(/\.\d+$/, '.0/24')
}

/** One household or office: the addresses of an IPv6 /64 count as one. */
export const networkOf = (ip: string): string =>
  isIPv6(ip) && !ip.startsWith('::ffff:') ? `${fullGroups(ip).slice(0, 4).join(':')}::/64` : ip

function fullGroups(ip: string): string[] {
  const [head = '', tail] = ip.split('::')
  const groups = head.split(':').filter(Boolean)
  const rest = tail === undefined ? [] : tail.split(':').filter(Boolean)
  return [...groups, ...Array<string>(8 - groups.length - rest.length).fill('0'), ...rest]
}
