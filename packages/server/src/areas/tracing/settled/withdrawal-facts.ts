import type { Contradiction } from '@trace/domain/areas/growing/hold-fields.ts'
import { isWithin, spanOf } from '@trace/domain/areas/growing/spans.ts'
import type { Span } from '@trace/domain/areas/growing/spans.ts'
import { withdrawalSentence, withdrawalsOn } from '@trace/domain/areas/growing/withdrawal.ts'
import { formatDay } from '@trace/define/text/format.ts'
import type { Ledger } from './ledger.ts'

const WITHDRAWAL = 'withdrawal '
/** Most letters of a key before its date: key columns hold 255 letters. */
const LONGEST = 240

const HARVEST = 'Thu hoạch'
const SLAUGHTERED = 'Giết mổ'

/** Whether a fact says that a withdrawal period was not kept. */
export const isWithdrawal = ({ key }: { key: string }): boolean => key.startsWith(WITHDRAWAL)

/** The withdrawal periods that harvests and slaughters of a batch fall into, each once for a day. */
export function workFacts(ledger: Ledger): Contradiction[] {
  const work = [
    ...[...ledger.harvests, ...ledger.failed].map((harvest) => ({ what: HARVEST, days: spanOf(harvest) })),
    ...ledger.slaughters.map((slaughter) => ({ what: SLAUGHTERED, days: spanOf(slaughter) })),
  ].toSorted((a, b) => (a.days.first < b.days.first ? -1 : a.days.first > b.days.first ? 1 : 0))
  const facts = new Map<string, Contradiction>()
  for (const { what, days } of work)
    for (const fact of factsOf(ledger, what, days)) if (!facts.has(fact.key)) facts.set(fact.key, fact)
  return [...facts.values()]
}

/** The withdrawal periods that the harvest day of a lot falls into, if no harvest of its batch tells of that day. */
export const toldDayFacts = (ledger: Ledger, day: string): Contradiction[] =>
  ledger.harvests.some((harvest) => isWithin(day, spanOf(harvest)))
    ? []
    : factsOf(ledger, HARVEST, { first: day, last: day })

/** One fact for each drug that forbids some work, so that none is hidden behind another that was released. */
function factsOf({ id, used }: Ledger, what: string, days: Span): Contradiction[] {
  const facts = withdrawalsOn(used, days).map((found): [string, Contradiction] => {
    const { diary_id, name, batch_id, batch_code } = found.input
    const elsewhere = batch_id === id ? '' : `, dùng ở lô ${batch_code} trên cùng vùng`
    const key = `${`${WITHDRAWAL}${diary_id} ${found.day} ${name}`.slice(0, LONGEST)} ${found.until.replaceAll('-', '')}`
    return [
      key,
      {
        key,
        kind: 'withdrawal',
        certified: `${what} ngày ${formatDay(found.day)}`,
        found: `${withdrawalSentence(found)}${elsewhere}`,
      },
    ]
  })
  return [...new Map(facts).values()]
}
