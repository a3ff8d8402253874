import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { products } from '@trace/domain/areas/catalogue/products.ts'
import { firstSteps, stops } from '@trace/domain/areas/figures/road.ts'
import type { FirstStep, Stop } from '@trace/domain/areas/figures/road.ts'
import { batches } from '@trace/domain/areas/growing/batches.ts'
import { diaries } from '@trace/domain/areas/growing/diaries.ts'
import { materialAreas } from '@trace/domain/areas/growing/material-areas.ts'
import { processes } from '@trace/domain/areas/growing/processes.ts'
import { orders } from '@trace/domain/areas/labels/orders/orders.ts'
import { traces } from '@trace/domain/areas/tracing/traces.ts'
import { needs } from '@trace/define/resource.ts'
import { formatDay, formatNumber } from '@trace/define/text/format.ts'
import { Link } from 'react-router'
import type { Data } from '@trace/screens/app/call.ts'
import { useCan } from '@trace/screens/app/shell-data.ts'
import { useReturnState } from '@trace/screens/app/way-back.ts'
import { createAddress, detailAddress, listAddress } from '@trace/screens/resource/addresses.ts'
import styles from './road.module.css'
import { words } from './words.ts'

type Lot = Data<'GET /api/admin/road'>['lots'][number]

const order = Object.keys(stops) as Stop[]

/** The lots of a producer on their way from the field to the scan, each with its next step and who has to take it. */
export function Road({ lots }: { lots: readonly Lot[] }) {
  const way = useReturnState()
  return (
    <section aria-labelledby="road" className={`card ${styles['road']}`}>
      <div className={styles['head']}>
        <h2 id="road">{words.road}</h2>
        <Link to={createAddress(batches)} state={way}>
          {words.newLot}
        </Link>
      </div>
      <ul>
        {lots.map((lot) => (
          <li key={lot.id} data-hurts={lot.hurts || undefined}>
            <Link to={detailAddress(batches, lot.id)} state={way} className={styles['lot'] ?? ''}>
              <strong>{lot.name}</strong>
              <span className="soft">{[lot.product, lot.area].filter(Boolean).join(' · ')}</span>
            </Link>
            <Track at={lot.stop} done={lot.stop === 'scan' && lot.scan_count > 0} />
            <Next lot={lot} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The stops of a lot's way, with the passed ones and the present one marked. */
const Track = ({ at, done = false }: { at: Stop | null; done?: boolean }) => (
  <ol className={styles['track']} aria-label={words.stops}>
    {order.map((stop) => {
      const passed = at !== null && (done || order.indexOf(stop) < order.indexOf(at))
      return (
        <li key={stop} data-passed={passed || undefined} aria-current={stop === at ? 'step' : undefined}>
          <i aria-hidden>{passed && <IconCheck size={12} stroke={3} />}</i>
          {stops[stop]}
        </li>
      )
    })}
  </ol>
)

function Next({ lot }: { lot: Lot }) {
  const { what, turn, since, scan_count: scans } = lot
  const whose = turn === 'owner' ? words.yourTurn : turn === 'staff' ? words.theirTurn : words.shoppersTurn
  const count = scans > 0 ? words.scansOf(formatNumber(scans)) : null
  const way = useReturnState()
  const write = useCan()(needs(diaries, 'create')) && lot.growing && lot.on !== 'newDiary'
  return (
    <div className={styles['next']}>
      <div className={styles['steps']}>
        {turn === 'owner' ? (
          <Button
            component={Link}
            to={addressOf(lot)}
            state={way}
            size="compact-md"
            {...(lot.hurts && { color: 'red.8' })}
          >
            {what}
          </Button>
        ) : (
          <Link to={addressOf(lot)} state={way}>
            {what}
          </Link>
        )}
        {write && (
          <Button component={Link} to={newDiaryAddress(lot)} state={way} size="compact-md" variant="default">
            {words.writeDiary}
          </Button>
        )}
      </div>
      <span className="soft">{[count, whose, words.since(formatDay(since))].filter(Boolean).join(' · ')}</span>
    </div>
  )
}

const newDiaryAddress = ({ id }: Lot) => `${createAddress(diaries)}?batch_id=${id}`

/** Address of the screen where the next step of a lot is taken. */
function addressOf(lot: Lot): string {
  const { on, id, trace_id, order_id } = lot
  if (on === 'newDiary') return newDiaryAddress(lot)
  if (on === 'diaries') return `${listAddress(diaries)}?batch_id=${id}&status=draft,rejected`
  if (on === 'newTrace') return `${createAddress(traces)}?batch_id=${id}`
  if (on === 'order' && order_id) return detailAddress(orders, order_id)
  if (on !== 'batch' && trace_id) return detailAddress(traces, trace_id)
  return detailAddress(batches, id)
}

const firstAddresses: Record<FirstStep, string> = {
  area: createAddress(materialAreas),
  product: createAddress(products),
  process: createAddress(processes),
  approval: listAddress(products),
  lot: createAddress(batches),
}

/** Shown before the first lot: the same stops, and the first step to take. */
export const EmptyRoad = ({ step }: { step: FirstStep }) => (
  <section aria-labelledby="road" className={`card ${styles['road']}`} data-empty>
    <h2 id="road">{words.road}</h2>
    <p className="soft">{words.emptyRoad}</p>
    <Track at={null} />
    <Button component={Link} to={firstAddresses[step]}>
      {firstSteps[step]}
    </Button>
  </section>
)
