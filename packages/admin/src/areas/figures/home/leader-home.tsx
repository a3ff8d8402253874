import { products } from '@trace/domain/areas/catalogue/products.ts'
import { manufactures } from '@trace/domain/areas/producers/manufactures.ts'
import { scanStatistics } from '@trace/domain/areas/scans/scan-statistics.ts'
import { traces } from '@trace/domain/areas/tracing/traces.ts'
import type { Resource } from '@trace/define/resource.ts'
import { formatNumber } from '@trace/define/text/format.ts'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { BarList } from '@trace/screens/ui/charts/bar-list.tsx'
import { Chart } from '@trace/screens/ui/charts/chart.tsx'
import { Figures } from '@trace/screens/ui/charts/figures.tsx'
import type { Figure } from '@trace/screens/ui/charts/figures.tsx'
import { PlaceCard } from '@trace/screens/app/map/place-card.tsx'
import { listAddress } from '@trace/screens/resource/addresses.ts'
import { Page } from '@trace/screens/ui/page.tsx'
import { useUser } from '@trace/screens/app/shell-data.ts'
import { vi } from '@trace/screens/ui/vi.ts'
import { loadFigures } from './leader-data.ts'
import type { Figures as FiguresOfHome } from './leader-data.ts'
import styles from './home-page.module.css'
import { OcopCard } from './ocop-card.tsx'
import { TodoCard } from './todo-card.tsx'
import { words } from './words.ts'

/** Home of a leader: the month in three sentences, four figures, the map, what is late and what waits, scans by the public. */
export const leaderHome = async (args: LoaderFunctionArgs) => <LeaderHome home={await loadFigures(args)} />

function LeaderHome({ home }: { home: FiguresOfHome }) {
  const name = useUser()?.name ?? ''
  const { todo, scans, groups, ocop, areas, bulletin } = home
  const late = bulletin?.late?.map(({ label, count }) => ({ key: label, label, count })) ?? []

  return (
    <Page
      title={vi.welcome(name)}
      actions={
        <Button component={Link} to="/admin/bulletin" variant="default">
          {words.bulletin}
        </Button>
      }
    >
      {bulletin?.sentences && bulletin.sentences.length > 0 && (
        <section className={`card ${styles['summary']}`} aria-label={words.summary}>
          {bulletin.sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </section>
      )}
      <Figures figures={figuresOf(home)} />
      <div className={styles['columns']}>
        {areas && (
          <PlaceCard heading={words.areas} figure={words.acreage} unit={words.hectares} places={areas} look="shades" />
        )}
        {late.length > 0 && <TodoCard heading={words.late} todo={late} />}
      </div>
      <div className={styles['columns']}>
        {scans && <Chart heading={words.scans} data={scans.chart} />}
        {todo.length > 0 && <TodoCard todo={todo} />}
      </div>
      <div className={styles['columns']}>
        {groups && <BarList heading={words.products} bars={groups} />}
        {ocop && <OcopCard ranks={ocop} products={home.counts['products']?.total} />}
      </div>
    </Page>
  )
}

/** Lists that a leader asks about first, each shown with its number of new rows this month. */
const asked: readonly Resource[] = [manufactures, products, traces]

function figuresOf({ counts, scans }: FiguresOfHome): Figure[] {
  const counted = asked.flatMap((resource) => {
    const found = counts[resource.name]
    if (!found) return []
    const { total, this_month } = found
    const hint = this_month > 0 ? words.thisMonth(formatNumber(this_month)) : words.noneThisMonth
    return [{ label: resource.plural, value: total, hint, to: listAddress(resource) }]
  })
  if (!scans) return counted
  const hint = words.yesterday(formatNumber(scans.yesterday))
  return [...counted, { label: words.scansToday, value: scans.today, hint, to: listAddress(scanStatistics) }]
}
