import { formatNumber } from '@trace/define/text/format.ts'
import { Link } from 'react-router'
import styles from './tabs.module.css'

export interface Tab {
  label: string
  to: string
  current: boolean
  count?: number | undefined
}

/** Tabs as links: each view of the screen has its own address. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav aria-label={label} className={styles['tabs']}>
      {tabs.map((tab) => (
        <Link key={tab.label} to={tab.to} preventScrollReset aria-current={tab.current ? 'page' : undefined}>
          {tab.label}
          {tab.count !== undefined && <span>{formatNumber(tab.count)}</span>}
        </Link>
      ))}
    </nav>
  )
}
