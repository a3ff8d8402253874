import { useEffect, useRef, useState } from 'react'
import { Outlet, ScrollRestoration, useLoaderData, useLocation, useMatches } from 'react-router'
import { vi } from '../vi.ts'
import type { Shell } from './shell-data.ts'
import { useLive } from './live.ts'
import { ModalDialog } from './modal-dialog.tsx'
import { SideMenu } from './side-menu.tsx'
import { TopBar } from './top-bar.tsx'
import { titleOf } from './handle.ts'
import styles from './frame.module.css'

/** What stands around every screen under /admin: side menu, top bar, and the screen itself. */
export function Frame() {
  const shell = useLoaderData<Shell>()
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const title = titleOf(useMatches())
  const [first] = useState(pathname)
  /** Where the menu was opened: going elsewhere closes it. */
  const [menuAt, setMenuAt] = useState<string | null>(null)
  const closeMenu = () => setMenuAt(null)
  useLive()

  useEffect(() => {
    if (pathname !== first) main.current?.focus({ preventScroll: true })
  }, [pathname, first])

  return (
    <div className={styles['frame']}>
      <title>{title ? `${title} · ${vi.brand}` : vi.brand}</title>
      <a href="#main" className={styles['skip']}>{vi.skipToContent}</a>
      <aside className={styles['side']}><SideMenu permissions={shell.permissions} /></aside>
      {menuAt === pathname && (
        <ModalDialog label={vi.mainMenu} className={styles['drawer']} onClose={closeMenu}>
          <SideMenu permissions={shell.permissions} onClose={closeMenu} />
        </ModalDialog>
      )}
      <TopBar shell={shell} openMenu={() => setMenuAt(pathname)} />
      <main ref={main} id="main" tabIndex={-1} className={styles['main']}>
        <Outlet />
      </main>
      <ScrollRestoration />
    </div>
  )
}
