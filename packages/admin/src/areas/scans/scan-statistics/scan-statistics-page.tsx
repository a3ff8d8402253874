import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { scanResults } from '@trace/domain/areas/scans/scan-results.ts'
import { scanStatistics } from '@trace/domain/areas/scans/scan-statistics.ts'
import type { Listed } from '@trace/define/entry.ts'
import { useLoaderData, useSearchParams } from 'react-router'
import { BarList } from '@trace/screens/ui/charts/bar-list.tsx'
import { Chart } from '@trace/screens/ui/charts/chart.tsx'
import { Figures } from '@trace/screens/ui/charts/figures.tsx'
import { PlaceCard } from '@trace/screens/app/map/place-card.tsx'
import { StatusBadge } from '@trace/screens/resource/fields/status/status-badge.tsx'
import { screenNeed } from '@trace/screens/app/guard.ts'
import type { ListColumn } from '@trace/screens/resource/list/columns/columns.ts'
import { ListScreen } from '@trace/screens/resource/list/list-screen.tsx'
import { openTrash } from '@trace/screens/resource/list/trash/open-trash.tsx'
import { useCan } from '@trace/screens/app/shell-data.ts'
import { Tabs } from '@trace/screens/ui/tabs.tsx'
import type { ScanStatistics } from './scan-statistics-data.ts'
import styles from './scan-statistics-page.module.css'
import { useScanSteps } from './scan-steps.ts'
import { words } from './words.ts'

const QUEUE = '?is_suspicious=true'

type Own = ListColumn<typeof scanStatistics>
type Scan = Listed<typeof scanStatistics>

const { label: resultLabel } = scanStatistics.fields.result

const place: Own = {
  label: words.place,
  cell: (scan) => <Where scan={scan} />,
}
const result: Own = {
  label: resultLabel,
  cell: ({ result: value }) => value && <StatusBadge {...scanResults[value]} />,
}
const why: Own = { label: words.why, cell: (scan) => <Why scan={scan} /> }

/** The resource without its `is_suspicious` filter, which the tabs replace. */
const listed = { ...scanStatistics, filters: scanStatistics.filters.filter((name) => name !== 'is_suspicious') }

const columns: Own[] = ['scanned_at', 'code', result, why, 'product_id', 'manufacture_id', place, 'device_type']

/** Scan statistics: how often, where and which products, and the suspicious scans to review. */
export function ScanStatisticsPage() {
  const { figures, chart, provinces, products, results: byResult, places } = useLoaderData<ScanStatistics>()
  const { today, week, month, suspicious } = figures
  const stepsOf = useScanSteps()
  const mayDelete = useCan()(screenNeed(scanStatistics, 'update'))

  return (
    <ListScreen
      resource={listed}
      columns={columns}
      only={stepsOf}
      tools={mayDelete && <TrashButton />}
      above={
        <>
          <Figures
            figures={[
              { label: words.today, value: today },
              { label: words.week, value: week },
              { label: words.month, value: month },
              { label: words.suspicious, value: suspicious, hint: words.suspiciousHint, tone: 'warning', to: QUEUE },
            ]}
          />
          <Chart heading={words.byDay} data={chart} />
          {places.length > 0 && (
            <PlaceCard heading={words.byPlace} figure={words.scans} unit="" places={places} look="circles" />
          )}
          <div className={styles['lists']}>
            <BarList heading={words.byProduct} bars={products} />
            <BarList heading={words.byProvince} bars={provinces} />
            <BarList heading={words.byResult} bars={byResult} />
          </div>
          <QueueTabs waiting={suspicious} />
        </>
      }
    />
  )
}

const TrashButton = () => (
  <Button variant="default" leftSection={<IconTrash size={16} />} onClick={() => void openTrash(scanStatistics)}>
    {words.trash}
  </Button>
)

/** Tabs: all scans, or those that wait for an officer's review. */
function QueueTabs({ waiting }: { waiting: number }) {
  const [search] = useSearchParams()
  const queue = search.get('is_suspicious') === 'true'
  const to = (only: boolean) => {
    const next = new URLSearchParams(search)
    next.delete('page')
    if (only) next.set('is_suspicious', 'true')
    else next.delete('is_suspicious')
    return `?${next}`
  }

  return (
    <Tabs
      label={words.tabs}
      tabs={[
        { label: words.all, to: to(false), current: !queue },
        { label: words.queue, to: to(true), current: queue, count: waiting },
      ]}
    />
  )
}

function Where({ scan: { ward, province } }: { scan: Scan }) {
  if (!ward) return province?.name
  return (
    <div className={styles['where']}>
      {ward.name}
      <span className="soft">{province?.name}</span>
    </div>
  )
}

function Why({ scan: { is_suspicious, suspicion_reason, note } }: { scan: Scan }) {
  if (!is_suspicious && !note) return null
  return (
    <div className={styles['why']}>
      {is_suspicious && <span>{suspicion_reason ?? words.suspicious}</span>}
      {note && <span className="soft">{note}</span>}
    </div>
  )
}
