import { Button } from '@mantine/core'
import { certificates } from '@trace/domain/areas/producers/certificates.ts'
import { today } from '@trace/define/text/dates.ts'
import { formatDay } from '@trace/define/text/format.ts'
import { Link } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { readableEntries } from './readable-entries.ts'
import { detailAddress, listAddress } from '@trace/screens/resource/addresses.ts'
import { Board } from './board.tsx'
import { LookUp } from './look-up.tsx'
import { FirstItem, loadFirst } from './first-item.tsx'
import styles from './home-page.module.css'
import { loadQueue, QueueCard } from './queue-card.tsx'
import { RowsCard } from './rows-card.tsx'
import { WaitingKinds } from './waiting-kinds.tsx'
import { words } from './words.ts'

/** Home of an appraiser: the queue by the day it is due, its first row open, and certificates about to expire. */
export async function appraiserHome({ request }: LoaderFunctionArgs) {
  const [[queue, first], expiring] = await Promise.all([
    loadQueue(request, 10).then(async (found) => [found, await loadFirst(found, request)] as const),
    readableEntries(certificates, { length: 6, sort_by: 'expires_at', expires_at_from: today() }, request),
  ])
  const start = (
    <Button component={Link} to="/admin/inbox">
      {words.openInbox}
    </Button>
  )
  return (
    <Board
      actions={start}
      above={
        <>
          <LookUp />
          <WaitingKinds kinds={queue.kinds} />
        </>
      }
    >
      <QueueCard queue={queue} heading={words.queue} />
      <div className={styles['stack']}>
        {first && <FirstItem {...first} />}
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
      </div>
    </Board>
  )
}
