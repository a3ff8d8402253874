import { ActionIcon } from '@mantine/core'
import { IconChevronDown, IconX } from '@tabler/icons-react'
import type { Granted } from '@trace/define/permission.ts'
import { Suspense, useEffect, useRef } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { optionalPart } from '../ui/optional-part.tsx'
import { usePainted } from '../ui/use-painted.ts'
import { vi } from '../ui/vi.ts'
import { Brand } from '../ui/brand.tsx'
import { menuGroups } from '../app/menu.ts'
import type { MenuGroup } from '../app/menu.ts'
import styles from './side-menu.module.css'

/**
 * Icons fill the indent of the menu entries, so the menu does not wait for them; if they cannot be loaded, none are
 * shown.
 */
const EntryIcon = optionalPart(async () => (await import('../resource/menu-entry-icon.tsx')).MenuEntryIcon)

interface Props {
  permissions: Granted
  /** Present if the menu is in a drawer. */
  onClose?(): void
}

/** Menu of the screens the user may open; the current screen's group is expanded and its entry scrolled into view. */
export function SideMenu({ permissions, onClose }: Props) {
  const { pathname } = useLocation()
  const menu = useRef<HTMLElement>(null)
  const groups = menuGroups(permissions)

  useEffect(() => {
    menu.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' })
  }, [pathname])

  return (
    <nav ref={menu} aria-label={vi.mainMenu} className={styles['menu']}>
      <div className={styles['head']}>
        <Link to="/admin/home" className={styles['brand']}>
          <Brand />
        </Link>
        {onClose && (
          <ActionIcon variant="subtle" color="gray" aria-label={vi.closeMenu} onClick={onClose}>
            <IconX size={18} />
          </ActionIcon>
        )}
      </div>
      <div className={styles['groups']}>
        {groups.map((group) =>
          group.label ? (
            <Group key={group.label} group={group} open={holds(group, pathname)} />
          ) : (
            <Entries key={group.entries[0]?.to} group={group} />
          ),
        )}
      </div>
    </nav>
  )
}

const holds = ({ entries }: MenuGroup, pathname: string) =>
  entries.some(({ to }) => pathname === to || pathname.startsWith(`${to}/`))

function Group({ group, open }: { group: MenuGroup; open: boolean }) {
  return (
    <details open={open} className={styles['group']}>
      <summary>
        <group.icon size={18} stroke={1.6} aria-hidden />
        <span>{group.label}</span>
        <IconChevronDown size={14} aria-hidden className={styles['chevron']} />
      </summary>
      <Entries group={group} />
    </details>
  )
}

function Entries({ group }: { group: MenuGroup }) {
  const painted = usePainted()
  return (
    <ul>
      {group.entries.map(({ label, to, about }) => (
        <li key={to}>
          <NavLink to={to} className={group.label ? '' : (styles['top'] ?? '')}>
            {!group.label && <group.icon size={18} stroke={1.6} aria-hidden />}
            {group.label && painted && (
              <Suspense>
                <EntryIcon about={about} />
              </Suspense>
            )}
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
