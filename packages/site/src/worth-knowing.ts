import { daysBetween } from '@trace/define/text/dates.ts'
import { formatDay } from '@trace/define/text/format.ts'
import type { IconName } from './icon.tsx'
import type { PublicCertificate, PublicTrace } from '@trace/domain/areas/scans/public-trace.ts'
import type { Say } from './words.ts'

/** A fact that a shopper reads before the diary, and the section that proves it. */
export interface Worth {
  icon: IconName
  title: string
  line: string
  of: 'timeline' | 'certificates' | 'tests' | null
}

const MOST = 3

/** The facts of a trace that shoppers ask for first: each is proved by what the page shows below; none is a guess. */
export function worthKnowing(trace: PublicTrace, say: Say, day: string): Worth[] {
  const told = [withdrawalKept(trace, say), certified(trace, say), sinceHarvest(trace, say, day)]
  return [...told, tested(trace, say)].filter((one) => one !== null).slice(0, MOST)
}

/** The withdrawal periods, if the server says that all were kept; the page shows too little to know. */
function withdrawalKept({ withdrawal_kept: kept, harvest_date }: PublicTrace, say: Say): Worth | null {
  if (!kept || !harvest_date) return null
  const { name, used_on, days } = kept
  return {
    icon: 'shield',
    title: say('withdrawalKept'),
    line: say('withdrawalLine', {
      name,
      day: formatDay(used_on),
      needs: days,
      days: daysBetween(used_on, harvest_date),
    }),
    of: 'timeline',
  }
}

/** A valid certificate, preferably not OCOP, which the stars show already. */
function certified({ certificates }: PublicTrace, say: Say): Worth | null {
  const valid = certificates.filter(({ status }) => status !== 'expired')
  const found: PublicCertificate | undefined = valid.find(({ type }) => type !== 'OCOP') ?? valid[0]
  if (!found) return null
  const { type, number, expires_at } = found
  return {
    icon: 'certificate',
    title: say('certifiedBy', { type }),
    line: [`${say('number')} ${number}`, formatDay(expires_at) && say('certifiedTo', { day: formatDay(expires_at) })]
      .filter(Boolean)
      .join(', '),
    of: 'certificates',
  }
}

function sinceHarvest({ harvest_date, expired_date, sector }: PublicTrace, say: Say, day: string): Worth | null {
  if (!formatDay(harvest_date) || harvest_date! > day) return null
  const ago = daysBetween(harvest_date!, day)
  const made = sector === 'processing'
  const left = expired_date && formatDay(expired_date) ? daysBetween(day, expired_date) : -1
  return {
    icon: 'leaf',
    title:
      ago === 0 ? say(made ? 'madeToday' : 'harvestedToday') : say(made ? 'madeAgo' : 'harvestedAgo', { count: ago }),
    line: left > 0 ? say('daysLeft', { count: left }) : left === 0 ? say('lastDay') : formatDay(harvest_date),
    of: null,
  }
}

function tested({ test_results }: PublicTrace, say: Say): Worth | null {
  const [first] = test_results
  if (!first?.result) return null
  return { icon: 'flask', title: say('tested'), line: `${first.name}: ${first.result}`, of: 'tests' }
}
