import { IconStarFilled } from '@tabler/icons-react'
import { formatNumber } from '@trace/define/text/format.ts'
import { Link } from 'react-router'
import type { Stars } from './leader-data.ts'
import styles from './home-page.module.css'
import { words } from './words.ts'

/** Number of products with stars, in all and by rank. */
export function OcopCard({ ranks, products }: { ranks: readonly Stars[]; products: number | undefined }) {
  const ranked = ranks.reduce((sum, { count }) => sum + count, 0)
  const most = Math.max(...ranks.map(({ count }) => count), 1)

  return (
    <section aria-labelledby="ocop" className={`card ${styles['ocop']}`}>
      <h2 id="ocop">{words.ocop}</h2>
      <p>
        <strong>{formatNumber(ranked)}</strong> {words.ranked(products === undefined ? null : formatNumber(products))}
      </p>
      <ul>
        {ranks.map(({ stars, count, to }) => (
          <li key={stars}>
            <Link to={to} aria-label={words.stars(stars)}>
              {Array.from({ length: stars }, (_, index) => (
                <IconStarFilled key={index} size={18} aria-hidden />
              ))}
            </Link>
            <span>{formatNumber(count)}</span>
            <span aria-hidden className={styles['track']}>
              <i style={{ width: `${(count / most) * 100}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
