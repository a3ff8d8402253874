import { stamps } from '@trace/domain/areas/labels/stamps.ts'
import { scanStatistics } from '@trace/domain/areas/scans/scan-statistics.ts'
import { resources } from '@trace/domain/menu.ts'
import { formatNumber } from '@trace/define/text/format.ts'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { BarList } from '../../../ui/charts/bar-list.tsx'
import { Chart } from '../../../ui/charts/chart.tsx'
import { Figures } from '../../../ui/charts/figures.tsx'
import type { Figure } from '../../../ui/charts/figures.tsx'
import { PlaceCard } from '../../../app/map/place-card.tsx'
import { listAddress } from '../../../resource/addresses.ts'
import { Page } from '../../../ui/page.tsx'
import { useUser } from '../../../app/shell-data.ts'
import { vi } from '../../../ui/vi.ts'
import { loadFigures } from './leader-data.ts'
import type { Figures as FiguresOfHome } from './leader-data.ts'
import styles from './home-page.module.css'
import { OcopCard } from './ocop-card.tsx'
import { TodoCard } from './todo-card.tsx'
import { words } from './words.ts'

/** Home of a leader: the key figures, pending tasks, and scans by the public. */
export const leaderHome = async (args: LoaderFunctionArgs) => <LeaderHome home={await loadFigures(args)} />

function LeaderHome({ home }: { home: FiguresOfHome }) {
  const name = useUser()?.name ?? ''
  const { todo, scans, groups, ocop, areas, disk } = home

  return (
    <Page
      title={vi.welcome(name)}
      actions={
        <Button component={Link} to="/admin/bulletin" variant="default">
          {words.bulletin}
        </Button>
      }
    >
      <Figures figures={figuresOf(home)} />
      <div className={styles['columns']}>
        {scans && <Chart heading={words.scans} data={scans.chart} />}
        {todo.length > 0 && <TodoCard todo={todo} />}
      </div>
      <div className={styles['columns']}>
        {groups && <BarList heading={words.products} bars={groups} />}
        {ocop && <OcopCard ranks={ocop} products={home.counts['products']?.total} />}
      </div>
      {areas && (
        <PlaceCard heading={words.areas} figure={words.acreage} unit={words.hectares} places={areas} look="shades" />
      )}
      {disk && (
        <p className="soft" role={disk.free_mb < 2 * disk.floor_mb ? 'alert' : undefined}>
          {words.diskRoom(formatNumber(disk.free_mb), formatNumber(disk.floor_mb))}
        </p>
      )}
    </Page>
  )
}

function figuresOf({ counts, labels_total, scans }: FiguresOfHome): Figure[] {
  const counted = resources
    .filter(({ name }) => name in counts)
    .map((resource) => {
      const { total, this_month } = counts[resource.name]!
      const added = this_month > 0 ? words.thisMonth(formatNumber(this_month)) : words.noneThisMonth
      const hint = resource === stamps && labels_total !== undefined ? words.labels(formatNumber(labels_total)) : added
      return { label: resource.plural, value: total, hint, to: listAddress(resource) }
    })
  if (!scans) return counted
  const hint = words.yesterday(formatNumber(scans.yesterday))
  return [...counted, { label: words.scansToday, value: scans.today, hint, to: listAddress(scanStatistics) }]
}
