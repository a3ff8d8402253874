import { createContext, use } from 'react'
import type { ReactNode } from 'react'
import { Outlet, useMatches } from 'react-router'
import { Brand } from '../ui/brand.tsx'
import { productName } from '../ui/brand-name.ts'
import { titleOf } from '../ui/handle.ts'
import styles from './sign-in-frame.module.css'

const Picture = createContext<ReactNode>(null)

/** Layout of the sign-in pages, its child routes, with a picture beside their forms on wide screens. */
export const SignInPicture = ({ children }: { children: ReactNode }) => (
  <Picture value={children}>
    <Outlet />
  </Picture>
)

/** Layout of the pages before the sign-in. */
export function SignInFrame({ hint, children }: { hint?: string | undefined; children: ReactNode }) {
  const title = titleOf(useMatches())
  const picture = use(Picture)

  return (
    <div className={styles['frame']} data-alone={picture === null || undefined}>
      <title>{`${title} · ${productName}`}</title>
      <main className={styles['main']}>
        <div className={styles['brand']}>
          <Brand />
        </div>
        <div className={styles['box']}>
          <h1>{title}</h1>
          {hint && <p className="soft">{hint}</p>}
          {children}
        </div>
      </main>
      {picture !== null && (
        <aside className={styles['picture']} aria-hidden>
          {picture}
        </aside>
      )}
    </div>
  )
}
