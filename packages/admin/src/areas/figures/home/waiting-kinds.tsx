import { formatNumber } from '@trace/define/text/format.ts'
import { Link } from 'react-router'
import styles from './home-page.module.css'
import type { Queue } from './queue-card.tsx'
import { words } from './words.ts'

/** Number of waiting rows of each kind, each a link to these rows only. */
export const WaitingKinds = ({ kinds }: Pick<Queue, 'kinds'>) =>
  kinds.length > 0 && (
    <ul className={styles['kinds']} aria-label={words.byKind}>
      <li className="soft" aria-hidden>
        {words.waiting}
      </li>
      {kinds.map(({ resource, label, count }) => (
        <li key={resource}>
          <Link to={`/admin/inbox?resource=${resource}`}>
            {label} <strong>{formatNumber(count)}</strong>
          </Link>
        </li>
      ))}
    </ul>
  )
