import { Button } from '@mantine/core'
import { IconTable } from '@tabler/icons-react'
import type { Resource } from '@trace/define/resource.ts'
import { formatFigure, formatNumber } from '@trace/define/text/format.ts'
import { Link, useLoaderData, useSearchParams } from 'react-router'
import { screenNeed } from '@trace/screens/app/guard.ts'
import { fieldOf } from '@trace/screens/resource/form/entry.ts'
import { ListScreen } from '@trace/screens/resource/list/list-screen.tsx'
import { useCan, useIsStaff } from '@trace/screens/app/shell-data.ts'
import { addsUp } from './adds-up.ts'
import { entryPlans } from './entry-plans.ts'
import { entryAddress } from './figures.ts'
import type { FiguresPage, Sums } from './figures.ts'
import styles from './figures-list.module.css'
import { words } from './words.ts'

/** List of yearly figures with their sums; filtered by one year, it compares them with the year before. */
export function FiguresList({ resource }: { resource: Resource }) {
  const {
    totals: { entry, last_year },
  } = useLoaderData<FiguresPage>()
  const [search] = useSearchParams()
  const can = useCan()
  const mayEnter = useIsStaff() && can(screenNeed(resource, 'create'))
  const isOne = search.get(speciesOf(resource))?.split(',').length === 1
  const below = entry.count > 0 && (
    <Totals
      resource={resource}
      isOne={isOne}
      sums={entry}
      before={last_year ?? null}
      year={Number(search.get('year'))}
    />
  )

  return <ListScreen resource={resource} tools={mayEnter && <EntryLink resource={resource} />} below={below} />
}

const EntryLink = ({ resource }: { resource: Resource }) => (
  <Button component={Link} to={entryAddress(resource)} variant="default" leftSection={<IconTable size={16} />}>
    {words.quickEntry}
  </Button>
)

/** Name of the field for the species that was grown, raised or caught. */
const speciesOf = (resource: Resource): string =>
  entryPlans.find((plan) => plan.resource.name === resource.name)?.species ?? ''

interface Props {
  resource: Resource
  /** Whether the list shows only one species. */
  isOne: boolean
  sums: Sums
  before: Sums | null
  year: number
}

function Totals({ resource, isOne, sums: { count, ...sums }, before, year }: Props) {
  const label = words.totals(formatNumber(count))
  return (
    <section className={styles['totals']} aria-label={label}>
      <p>
        <strong>{label}</strong>
        {!before && <span className="soft">{words.chooseYear}</span>}
        {Object.values(sums).includes(null) && <span className="soft">{words.notOnePeriodHint}</span>}
        {!isOne && <span className="soft">{words.oneSpecies(fieldOf(resource, speciesOf(resource)).label)}</span>}
      </p>
      <dl>
        {Object.entries(sums)
          .filter(([name]) => addsUp(fieldOf(resource, name), isOne))
          .map(([name, sum]) => {
            const { label: what, unit } = fieldOf(resource, name)
            return (
              <div key={name}>
                <dt>{what}</dt>
                <dd>
                  {sum === null ? (
                    <span className="soft">{words.notOnePeriod}</span>
                  ) : (
                    <strong title={formatNumber(sum, 4)}>
                      {[formatFigure(sum, 4), unit].filter(Boolean).join(' ')}
                    </strong>
                  )}
                  {before && sum !== null && (
                    <Before year={year - 1} sum={sum} before={before.count > 0 ? (before[name] ?? null) : null} />
                  )}
                </dd>
              </div>
            )
          })}
      </dl>
    </section>
  )
}

const signOf = (change: number): string => (change > 0 ? '+' : change < 0 ? '−' : '')

/** The sum of the year before, and the change in percent. */
function Before({ year, sum, before }: { year: number; sum: number; before: number | null }) {
  const percent = before ? ((sum - before) / before) * 100 : null
  return (
    <span className={styles['before']}>
      {words.lastYear(year)}: {before === null ? words.none : formatNumber(before, 4)}
      {percent !== null && (
        <b data-down={percent < 0 || undefined}>{words.change(signOf(percent), formatNumber(Math.abs(percent), 1))}</b>
      )}
    </span>
  )
}
