import { api } from '@trace/screens/app/api.ts'
import type { Data } from '@trace/screens/app/call.ts'
import { dueOf } from '@trace/screens/resource/inbox/due.ts'
import { keyOf } from '@trace/screens/resource/inbox/inbox-row.ts'
import { iconOf } from '@trace/screens/resource/row-icons.ts'
import { RowsCard } from './rows-card.tsx'
import { words } from './words.ts'

export type Queue = Data<'GET /api/admin/inbox'>

const none: Queue = { entries: [], kinds: [], reasons: [] }
const FEW = 8

/** Loads the first rows that wait for the user; returns none if the call fails. */
export async function loadQueue({ signal }: Request, length = FEW): Promise<Queue> {
  const answer = await api('GET', `/inbox?length=${length}`, undefined, { signal })
  return answer.ok ? answer.data : none
}

export const waitingIn = ({ kinds }: Queue): number => kinds.reduce((sum, { count }) => sum + count, 0)

/** Rows that wait for the user, the one due first at the top. */
export const QueueCard = ({ queue, heading }: { queue: Queue; heading: string }) => (
  <RowsCard
    heading={heading}
    rows={queue.entries.map((row) => {
      const { text, tone } = dueOf(row)
      const hint = [row.label, row.owner].filter(Boolean).join(' · ')
      return {
        key: keyOf(row),
        to: `/admin/inbox/${keyOf(row)}`,
        name: row.name,
        icon: iconOf(row.resource),
        hint,
        aside: text,
        tone,
      }
    })}
    empty={words.todoDone}
    more="/admin/inbox"
  />
)
