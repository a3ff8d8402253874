import { Button } from '@mantine/core'
import { certificates } from '@trace/domain/areas/producers/certificates.ts'
import { today } from '@trace/define/text/dates.ts'
import { formatDay } from '@trace/define/text/format.ts'
import { Link } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { readableEntries } from './readable-entries.ts'
import { detailAddress, listAddress } from '../../../resource/addresses.ts'
import { Figures } from '../../../ui/charts/figures.tsx'
import { Board } from './board.tsx'
import { LookUp } from './look-up.tsx'
import { loadQueue, QueueCard } from './queue-card.tsx'
import { RowsCard } from './rows-card.tsx'
import { words } from './words.ts'

/** Home of an appraiser: the queue, by kind and by the day it is due, and certificates about to expire. */
export async function appraiserHome({ request }: LoaderFunctionArgs) {
  const [queue, expiring] = await Promise.all([
    loadQueue(request, 10),
    readableEntries(certificates, { length: 6, sort_by: 'expires_at', expires_at_from: today() }, request),
  ])
  const start = (
    <Button component={Link} to="/admin/inbox">
      {words.openInbox}
    </Button>
  )
  const kinds = queue.kinds.map(({ resource, label, count }) => ({
    label,
    value: count,
    to: `/admin/inbox?resource=${resource}`,
  }))
  return (
    <Board
      actions={start}
      above={
        <>
          <LookUp />
          {kinds.length > 0 && <Figures figures={kinds} />}
        </>
      }
    >
      <QueueCard queue={queue} heading={words.queue} />
      <RowsCard
        heading={words.expiring}
        rows={expiring.map(({ id, number, issuer, expires_at }) => ({
          key: String(id),
          to: detailAddress(certificates, id),
          name: number,
          hint: issuer,
          aside: formatDay(expires_at),
        }))}
        empty={words.noneExpiring}
        more={listAddress(certificates)}
      />
    </Board>
  )
}
