import { resources } from '@trace/domain'
import { formatNumber } from '@trace/domain/format'
import { Link, useLoaderData } from 'react-router'
import { listAddress } from '../../screens/addresses.ts'
import { Page } from '../../shell/page.tsx'
import { useUser } from '../../shell/shell-data.ts'
import { vi } from '../../vi.ts'
import type { Home } from './home-data.ts'
import styles from './home-page.module.css'

/** How much there is of what matters. */
export function HomePage() {
  const { counts } = useLoaderData<Home>()
  const name = useUser()?.name ?? ''
  const counted = resources.filter((resource) => resource.name in counts)

  return (
    <Page title={vi.welcome(name)}>
      <ul className={styles['cards']}>
        {counted.map((resource) => (
          <li key={resource.name} className="card">
            <Link to={listAddress(resource)}>
              <span className="soft">{resource.plural}</span>
              <strong>{formatNumber(counts[resource.name]?.total)}</strong>
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  )
}
