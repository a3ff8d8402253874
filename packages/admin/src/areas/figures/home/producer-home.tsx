import { traces } from '@trace/domain/areas/tracing/traces.ts'
import { addDays, today } from '@trace/define/text/dates.ts'
import { formatDay } from '@trace/define/text/format.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { api } from '@trace/screens/app/api.ts'
import { call } from '@trace/screens/app/call.ts'
import { detailAddress } from '@trace/screens/resource/addresses.ts'
import { Board } from './board.tsx'
import { UrgentCard, urgentNotices } from './urgent-card.tsx'
import { loadQueue, QueueCard, waitingIn } from './queue-card.tsx'
import { readableEntries } from './readable-entries.ts'
import { EmptyRoad, Road } from './road.tsx'
import { words } from './words.ts'

/** Days after the use-by date for which goods are shown as expired. */
const EXPIRED_DAYS = 14

/** Home of a producer: urgent news, each lot on its road from the field to the scan, and what waits for the producer. */
export async function producerHome({ request }: LoaderFunctionArgs) {
  const { signal } = request
  const [queue, answer, notices, expired] = await Promise.all([
    loadQueue(request),
    api('GET', '/road', undefined, { signal }),
    call('GET /api/admin/notices', { unseen: true }, undefined, { signal }),
    readableEntries(
      traces,
      {
        status: 'active',
        expired_date_from: addDays(today(), -EXPIRED_DAYS),
        expired_date_to: addDays(today(), -1),
        length: 5,
      },
      request,
    ),
  ])
  const road = answer.ok ? answer.data : { lots: [], first_step: 'lot' as const }
  return (
    <Board
      above={
        <>
          <UrgentCard
            notices={notices.ok ? urgentNotices(notices.data.entries) : []}
            expired={expired.map(({ id, name, code, expired_date }) => ({
              key: id,
              name: name ?? code ?? `#${id}`,
              hint: words.expiredOn(formatDay(expired_date)),
              to: detailAddress(traces, id),
            }))}
          />
          {road.lots.length > 0 ? <Road lots={road.lots} /> : <EmptyRoad step={road.first_step} />}
        </>
      }
    >
      {waitingIn(queue) > 0 && <QueueCard queue={queue} heading={words.mine} />}
    </Board>
  )
}
