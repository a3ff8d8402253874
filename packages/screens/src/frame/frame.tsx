import { Fragment, Suspense, useEffect, useRef, useState } from 'react'
import { Outlet, ScrollRestoration, useLoaderData, useLocation, useMatches, useNavigate } from 'react-router'
import { drawLastMenu, drawLastUser, keepLastFrame } from '../boot/last-frame.ts'
import { endPrefetch } from '../boot/prefetch.ts'
import { showDensity } from '../resource/list/density.ts'
import { useLeaveQuestion } from '../resource/form/leave-guard.ts'
import type { Answer } from '../app/api.ts'
import { expireSession, signedOutWhy, signInPath } from '../app/session.ts'
import { ProductPartsContext } from '../app/product-parts.ts'
import type { ProductParts } from '../app/product-parts.ts'
import { scrollKeyOf } from '../app/way-back.ts'
import { menuGroups } from '../app/menu.ts'
import type { MenuGroup } from '../app/menu.ts'
import { Brand } from '../ui/brand.tsx'
import { productName } from '../ui/brand-name.ts'
import { vi } from '../ui/vi.ts'
import type { Shell } from '../app/shell.ts'
import { isOutdated, keepProgram } from './kept-program.ts'
import { ModalDialog } from '../ui/modal-dialog.tsx'
import { overlays } from '../app/overlay.ts'
import type { BellLink } from './bell-panel.tsx'
import type { OwnPage } from './own-page.ts'
import { useShortcuts } from './shortcuts.tsx'
import { SideMenu } from './side-menu.tsx'
import { Skeleton } from './skeleton.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { optionalPart } from '../ui/optional-part.tsx'
import { useStore } from '../ui/store.ts'
import { usePainted } from '../ui/use-painted.ts'
import { TopBar } from './top-bar.tsx'
import { titleOf } from '../ui/handle.ts'
import styles from './frame.module.css'

showDensity()

const WATCH_AFTER = 5_000

/**
 * Lazy-loaded well after the first screen, but before the connection may be lost; if loading fails, the user works on
 * without it.
 */
const SessionMonitor = optionalPart(async () => {
  await new Promise((resolve) => setTimeout(resolve, WATCH_AFTER))
  return (await import('./session-monitor.tsx')).SessionMonitor
})

/** Lazy-loaded after the first screen is shown; if loading fails, the user works on without live events. */
const LiveEvents = optionalPart(async () => (await import('../app/live-events.ts')).LiveEvents)

const ViewBanner = lazyPart(
  'view-banner',
  async () => (await import('./view-banner.tsx')).ViewBanner,
  (inside) => <div className="soft">{inside}</div>,
)

const NO_PARTS: ProductParts = {}

interface Props {
  /** The screen that is opened when viewing as another role ends. */
  afterView: string
  bellLinks: readonly BellLink[]
  ownPages?: readonly OwnPage[]
  parts?: ProductParts
}

/** Layout of every screen under /admin: side menu, top bar, and the screen itself. */
export function Frame({ afterView, bellLinks, ownPages = [], parts = NO_PARTS }: Props) {
  const shell = useLoaderData<Shell>()
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const title = titleOf(useMatches())
  const [first] = useState(pathname)
  /** Address at which the menu drawer was opened; navigating elsewhere closes it. */
  const [menuAt, setMenuAt] = useState<string | null>(null)
  const closeMenu = () => setMenuAt(null)
  /** Renders the screen first; menu and bar replace their placeholders right after the first paint. */
  const around = usePainted()
  useLapse()
  useEffect(endPrefetch, [])

  useEffect(() => {
    if (pathname === first) return
    if (isOutdated()) location.reload()
    main.current?.focus({ preventScroll: true })
  }, [pathname, first])

  return (
    <ProductPartsContext value={parts}>
      <div className={styles['frame']}>
        <title>{title ? `${title} · ${productName}` : productName}</title>
        <a href="#main" className={styles['skip']}>
          {vi.skipToContent}
        </a>
        <aside className={styles['side']}>{around ? <SideMenu permissions={shell.permissions} /> : <LastMenu />}</aside>
        {menuAt === pathname && (
          <ModalDialog label={vi.mainMenu} className={styles['drawer']} onClose={closeMenu}>
            <SideMenu permissions={shell.permissions} onClose={closeMenu} />
          </ModalDialog>
        )}
        {around ? (
          <TopBar shell={shell} bellLinks={bellLinks} ownPages={ownPages} openMenu={() => setMenuAt(pathname)} />
        ) : (
          <header className="outlines-top" ref={drawLastUser} />
        )}
        <main ref={main} id="main" tabIndex={-1} className={styles['main']}>
          {shell.user.views_as && <ViewBanner user={shell.user} views={shell.user.views_as} back={afterView} />}
          <Outlet />
          <Skeleton />
        </main>
        <ScrollRestoration getKey={scrollKeyOf} />
        {around && <Watchers shell={shell} />}
        {useStore(overlays).map(({ id, shown }) => (
          <Fragment key={id}>{shown}</Fragment>
        ))}
        <Suspense>
          <SessionMonitor />
        </Suspense>
      </div>
    </ProductPartsContext>
  )
}

const OUTLINED = 9

/** The menu as last shown, or a skeleton. */
const LastMenu = () => (
  <div aria-hidden>
    <div className="outlines-brand">
      <Brand />
    </div>
    <div className="outlines-menu" ref={drawLastMenu}>
      {Array.from({ length: OUTLINED }, (_, nth) => (
        <i key={nth} />
      ))}
    </div>
  </div>
)

/**
 * Effects without output: shortcuts, live events, the question before leaving, and what is stored for the next visit.
 */
function Watchers({ shell: { user, permissions } }: { shell: Shell }) {
  useShortcuts()
  useLeaveQuestion()
  useEffect(keepProgram, [])
  useEffect(() => keepLastFrame({ name: user.name, groups: menuGroups(permissions).map(drawnOf) }), [user, permissions])
  return (
    <Suspense>
      <LiveEvents />
    </Suspense>
  )
}

const drawnOf = ({ label, entries }: MenuGroup) => ({ label, entries: entries.map(({ label, to }) => ({ label, to })) })

/** Redirects to the sign-in when the session has expired, and from there back here. */
function useLapse(): void {
  const navigate = useNavigate()

  useEffect(() => {
    const go = (event: Event) => {
      const why = event instanceof CustomEvent ? signedOutWhy(event.detail as Pick<Answer, 'data'>) : undefined
      expireSession()
      void navigate(signInPath({ url: location.href }, why))
    }
    addEventListener('lapsed', go)
    return () => removeEventListener('lapsed', go)
  }, [navigate])
}
