import type { Resource } from '@trace/domain'
import { formatNumber } from '@trace/domain/format'
import { useLoaderData, useSearchParams } from 'react-router'
import { fieldOf } from '../../screens/entry.ts'
import { ListScreen } from '../../screens/list-screen.tsx'
import type { FiguresPage, Sums } from './agricultural-pages.ts'
import styles from './figures-list.module.css'
import { words } from './words.ts'

/** Yearly figures with their sums; of one year, beside those of the year before. */
export function FiguresList({ resource }: { resource: Resource }) {
  const { totals: { entry, last_year } } = useLoaderData<FiguresPage>()
  const [search] = useSearchParams()
  const below = entry.count > 0 && <Totals resource={resource} sums={entry} before={last_year} year={Number(search.get('year'))} />

  return <ListScreen resource={resource} below={below} />
}

interface Props {
  resource: Resource
  sums: Sums
  before: Sums | null
  year: number
}

function Totals({ resource, sums: { count, ...sums }, before, year }: Props) {
  const label = words.totals(formatNumber(count))
  return (
    <section className={styles['totals']} aria-label={label}>
      <p><strong>{label}</strong>{!before && <span className="soft">{words.chooseYear}</span>}</p>
      <dl>
        {Object.entries(sums).map(([name, sum]) => {
          const { label: what, unit } = fieldOf(resource, name)
          return (
            <div key={name}>
              <dt>{what}</dt>
              <dd>
                <strong>{[formatNumber(sum, 4), unit].filter(Boolean).join(' ')}</strong>
                {before && <Before year={year - 1} sum={sum} before={before.count > 0 ? before[name] ?? 0 : null} />}
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}

const signOf = (change: number): string => (change > 0 ? '+' : change < 0 ? '−' : '')

/** The year before, and by how much of it the sum has grown or shrunk. */
function Before({ year, sum, before }: { year: number; sum: number; before: number | null }) {
  const percent = before ? ((sum - before) / before) * 100 : null
  return (
    <span className={styles['before']}>
      {words.lastYear(year)}: {before === null ? words.none : formatNumber(before, 4)}
      {percent !== null && <b data-down={percent < 0 || undefined}>{words.change(signOf(percent), formatNumber(Math.abs(percent), 1))}</b>}
    </span>
  )
}
