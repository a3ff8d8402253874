import type { LoaderFunctionArgs } from 'react-router'
import { api } from '../../../app/api.ts'
import { Board } from './board.tsx'
import { loadQueue, QueueCard, waitingIn } from './queue-card.tsx'
import { EmptyRoad, Road } from './road.tsx'
import { words } from './words.ts'

/** Home of a producer: each lot on its road from the field to the scan, and what waits for the producer. */
export async function producerHome({ request }: LoaderFunctionArgs) {
  const { signal } = request
  const [queue, answer] = await Promise.all([loadQueue(request), api('GET', '/road', undefined, { signal })])
  const road = answer.ok ? answer.data : { lots: [], first_step: 'lot' as const }
  return (
    <Board above={road.lots.length > 0 ? <Road lots={road.lots} /> : <EmptyRoad step={road.first_step} />}>
      {waitingIn(queue) > 0 && <QueueCard queue={queue} heading={words.mine} />}
    </Board>
  )
}
