import type { ReactNode } from 'react'
import { useMatches } from 'react-router'
import { Brand } from '@trace/screens/ui/brand.tsx'
import { titleOf } from '@trace/screens/ui/handle.ts'
import { brand } from '@trace/screens/ui/brand-name.ts'
import { words } from './words.ts'
import styles from './auth-frame.module.css'

/** Layout of the screens before the sign-in. */
export function AuthFrame({ hint, children }: { hint: string; children: ReactNode }) {
  const title = titleOf(useMatches())

  return (
    <div className={styles['frame']}>
      <title>{`${title} · ${brand}`}</title>
      <main className={styles['main']}>
        <div className={styles['brand']}>
          <Brand />
        </div>
        <div className={styles['box']}>
          <h1>{title}</h1>
          <p className="soft">{hint}</p>
          {children}
        </div>
      </main>
      <aside className={styles['picture']} aria-hidden>
        <Terraces />
        <p>{words.tagline}</p>
      </aside>
    </div>
  )
}

/** Decorative drawing: terraced fields on hills. */
function Terraces() {
  return (
    <svg viewBox="0 0 800 900" preserveAspectRatio="xMidYMax slice">
      <rect width="800" height="900" fill="#12402b" />
      <circle cx="560" cy="250" r="72" fill="#f2d98b" opacity="0.9" />
      <path d="M0 470C120 400 240 380 360 430s280 40 440-50v520H0Z" fill="#17553a" />
      <path d="M0 560c140-70 260-60 380-10s280 40 420-40v390H0Z" fill="#1b6845" />
      <path d="M0 650c120-50 260-70 400-10s270 30 400-20v280H0Z" fill="#238154" />
      <path d="M0 740c160-60 300-40 430 0s250 20 370-20v180H0Z" fill="#3b9c6c" />
      <path d="M0 820c160-40 280-30 420 0s260 10 380-10v90H0Z" fill="#66b98c" />
      <g fill="none" stroke="#fff" strokeOpacity="0.14" strokeWidth="2">
        <path d="M0 600c140-70 260-60 380-10s280 40 420-40M0 690c120-50 260-70 400-10s270 30 400-20M0 780c160-60 300-40 430 0s250 20 370-20" />
        <path d="M0 625c140-70 260-60 380-10s280 40 420-40M0 712c120-50 260-70 400-10s270 30 400-20" />
      </g>
    </svg>
  )
}
