import { Button } from '@mantine/core'
import { systemLogs } from '@trace/define/features/system-logs.ts'
import { users } from '@trace/domain/areas/accounts/users.ts'
import { products } from '@trace/domain/areas/catalogue/products.ts'
import { information } from '@trace/domain/areas/portal/singles.ts'
import { manufactures } from '@trace/domain/areas/producers/manufactures.ts'
import type { Resource } from '@trace/define/resource.ts'
import { formatMoment, formatNumber } from '@trace/define/text/format.ts'
import { Link } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { api } from '@trace/screens/app/api.ts'
import { findPage } from '@trace/screens/app/load.ts'
import { readableEntries } from './readable-entries.ts'
import { createAddress, detailAddress, listAddress } from '@trace/screens/resource/addresses.ts'
import { Figures } from '@trace/screens/ui/charts/figures.tsx'
import { vi } from '@trace/screens/ui/vi.ts'
import { Board } from './board.tsx'
import { FIGURES } from './figures-address.ts'
import { loadQueue, QueueCard } from './queue-card.tsx'
import { RowsCard } from './rows-card.tsx'
import type { CardRow } from './rows-card.tsx'
import styles from './home-page.module.css'
import { TroublesCard } from './troubles-card.tsx'
import { WaitingKinds } from './waiting-kinds.tsx'
import { words } from './words.ts'

/**
 * Home of an administrator: first the province's work (what waits, what is new), then the state of the server,
 * collapsed.
 */
export async function administratorHome({ request }: LoaderFunctionArgs) {
  const { signal } = request
  const [queue, board, jobs, sessions, people, log, makers, made] = await Promise.all([
    loadQueue(request),
    api('GET', '/dashboard', undefined, { signal }),
    api('GET', '/jobs', undefined, { signal }),
    api('GET', '/sessions', undefined, { signal }),
    findPage(users, { length: 1 }, request),
    readableEntries(systemLogs, { length: 8 }, request),
    readableEntries(manufactures, { length: 5 }, request),
    readableEntries(products, { length: 5 }, request),
  ])
  const disk = board.ok ? board.data.entry.disk : null
  const troubles = (board.ok && board.data.entry.troubles) || []
  const figures = [
    { label: users.plural, value: people?.pagination.total ?? 0, to: listAddress(users) },
    { label: vi.sessions, value: sessions.ok ? sessions.data.entries.length : 0, to: '/admin/profile/sessions' },
    ...(disk
      ? [{ label: words.diskFree, value: disk.free_mb, hint: words.diskFloor(formatNumber(disk.floor_mb)) }]
      : []),
  ]
  const jobsCard = (
    <RowsCard
      heading={vi.jobs}
      rows={(jobs.ok ? jobs.data.entries : []).slice(0, 8).map(({ id, title, created_at }) => ({
        key: String(id),
        to: '/admin/profile/jobs',
        name: title,
        hint: formatMoment(created_at),
      }))}
      empty={words.noJobs}
      more="/admin/profile/jobs"
    />
  )
  const logCard = (
    <RowsCard
      heading={systemLogs.plural}
      rows={log.map(({ id, user_name, entity_label, action, created_at }) => ({
        key: String(id),
        to: detailAddress(systemLogs, id),
        name: [systemLogs.fields.action.choices?.[action ?? ''], entity_label].filter(Boolean).join(': '),
        hint: user_name,
        aside: formatMoment(created_at),
      }))}
      empty={words.nothingLogged}
      more={listAddress(systemLogs)}
    />
  )
  return (
    <Board
      above={
        <>
          <TroublesCard troubles={troubles} />
          <WaitingKinds kinds={queue.kinds} />
        </>
      }
      below={
        <details className={`card ${styles['machine']}`}>
          <summary>{words.machine}</summary>
          <Figures figures={figures} />
          <div className="balanced">
            {jobsCard}
            {logCard}
          </div>
        </details>
      }
      actions={
        <Button component={Link} to={FIGURES} variant="default">
          {words.figures}
        </Button>
      }
    >
      {(people?.pagination.total ?? 0) === 1 && <RowsCard heading={words.begin} rows={firstRows} />}
      <QueueCard queue={queue} heading={words.queue} />
      <RowsCard
        heading={words.newMakers}
        rows={makers.map((row) => newRow(manufactures, row))}
        empty={words.nothingNew}
        more={listAddress(manufactures)}
      />
      <RowsCard
        heading={words.newProducts}
        rows={made.map((row) => newRow(products, row))}
        empty={words.nothingNew}
        more={listAddress(products)}
      />
    </Board>
  )
}

const newRow = (
  resource: Resource,
  { id, name, created_at }: { id: number; name: string; created_at: string },
): CardRow => ({
  key: String(id),
  to: detailAddress(resource, id),
  name,
  aside: formatMoment(created_at),
})

/** First steps on a new platform, shown while the administrator is the only user. */
const firstRows = [
  { key: 'information', to: listAddress(information), name: information.label, hint: words.beginInformation },
  { key: 'users', to: createAddress(users), name: vi.addOne(users.label), hint: words.beginUsers },
  { key: 'manufactures', to: listAddress(manufactures), name: manufactures.plural, hint: words.beginProducers },
]
