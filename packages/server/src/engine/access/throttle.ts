import { isIPv6 } from 'node:net'
import type { Sql } from '../../ports/postgres/connect.ts'
import { Refusal } from '../refusal.ts'

interface Limit {
  tries: number
  seconds: number
}

/** How often somebody may try, for what can be guessed at. Shared by all servers, since they share the database. */
export const LIMITS = {
  signInPair: { tries: 10, seconds: 900 },
  signInAddress: { tries: 100, seconds: 900 },
  forgotPair: { tries: 5, seconds: 3600 },
  forgotAddress: { tries: 20, seconds: 3600 },
  /** Letters to one account, whoever asks for them: as long as the link in the first of them is good. */
  resetLetter: { tries: 5, seconds: 1800 },
  reset: { tries: 20, seconds: 3600 },
  passwordSession: { tries: 5, seconds: 900 },
  passwordAccount: { tries: 10, seconds: 900 },
  factor: { tries: 5, seconds: 900 },
  pinPair: { tries: 5, seconds: 3600 },
  pinNetwork: { tries: 60, seconds: 3600 },
  scan: { tries: 300, seconds: 60 },
  contact: { tries: 10, seconds: 3600 },
  lookUp: { tries: 600, seconds: 60 },
} satisfies Record<string, Limit>

/** One try, by what is guessed at and who is counted. */
export type Try = readonly [name: keyof typeof LIMITS, key: string]

const TOO_MANY = 'Bạn thao tác quá nhiều lần, vui lòng thử lại sau ít phút'

const keyOf = ([name, key]: Try): string => `${name} ${key}`.slice(0, 300)

/** Refuses whoever has no try left under one of the keys; looking costs none. */
export async function refuseSpent(sql: Sql, tries: readonly Try[]): Promise<void> {
  const rows = await sql<{ key: string; tries: number; wait: number }[]>`
    select key, tries, ceil(extract(epoch from until - now()))::int as wait from throttle
    where key = any(${tries.map(keyOf)}) and until > now()`
  const limits = new Map(tries.map((one) => [keyOf(one), LIMITS[one[0]].tries]))
  const waits = rows.filter((row) => row.tries >= limits.get(row.key)!).map(({ wait }) => wait)
  if (waits.length > 0) throw new Refusal(429, TOO_MANY, { retryAfter: Math.max(...waits, 1) })
}

/** Counts one try under a key and refuses those past the limit, telling when the next one makes sense. Answers how many are left. */
export async function countTry(sql: Sql, name: keyof typeof LIMITS, key: string): Promise<number> {
  const { tries, seconds } = LIMITS[name]
  const [row] = await sql<{ tries: number; wait: number }[]>`
    insert into throttle (key, tries, until) values (${keyOf([name, key])}, 1, now() + ${`${seconds} seconds`}::interval)
    on conflict (key) do update set
      tries = case when throttle.until < now() then 1 else throttle.tries + 1 end,
      until = case when throttle.until < now() then excluded.until else throttle.until end
    returning tries, ceil(extract(epoch from until - now()))::int as wait`
  if (row!.tries > tries) throw new Refusal(429, TOO_MANY, { retryAfter: Math.max(row!.wait, 1) })
  return tries - row!.tries
}

/** Forgets the tries under a key, after a right one. */
export const forgiveTries = (sql: Sql, ...one: Try) => sql`delete from throttle where key = ${keyOf(one)}`

/** Takes one try back that was counted before it was known to be right. */
export const forgiveTry = (sql: Sql, ...one: Try) =>
  sql`update throttle set tries = tries - 1 where key = ${keyOf(one)} and tries > 0`

/** What one customer of a provider can choose among: an IPv4 network of /24, an IPv6 network of /48. */
export const wideNetworkOf = (ip: string): string => {
  const plain = ip.replace(/^::ffff:/i, '')
  return isIPv6(plain)
    ? `${fullGroups(plain)
        .slice(0, 3)
        .map((group) => parseInt(group, 16).toString(16))
        .join(':')}::/48`
    : plain.replace(/\.\d+$/, '.0/24')
}

/** One household or office: an IPv6 network of /64 counts as one address. */
export const networkOf = (ip: string): string =>
  isIPv6(ip) && !ip.startsWith('::ffff:') ? `${fullGroups(ip).slice(0, 4).join(':')}::/64` : ip

function fullGroups(ip: string): string[] {
  const [head = '', tail] = ip.split('::')
  const groups = head.split(':').filter(Boolean)
  const rest = tail === undefined ? [] : tail.split(':').filter(Boolean)
  return [...groups, ...Array<string>(8 - groups.length - rest.length).fill('0'), ...rest]
}
