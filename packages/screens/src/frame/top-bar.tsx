import { ActionIcon, Button, useMantineColorScheme } from '@mantine/core'
import { IconChevronDown, IconChevronRight, IconMenu2, IconMoon, IconSearch, IconSun } from '@tabler/icons-react'
import { Link, useMatches } from 'react-router'
import type { User } from '../app/session.ts'
import { vi } from '../ui/vi.ts'
import { Bell } from './bell.tsx'
import type { BellLink } from './bell-panel.tsx'
import { titleOf, trailOf } from '../ui/handle.ts'
import { OnDemand } from '../app/on-demand.tsx'
import type { Trigger } from '../app/on-demand.tsx'
import type { Shell } from '../app/shell.ts'
import type { OwnPage } from './own-page.ts'
import { openPalette } from './shortcuts.tsx'
import { Avatar } from '../ui/avatar.tsx'
import styles from './top-bar.module.css'

interface Props {
  shell: Shell
  bellLinks: readonly BellLink[]
  ownPages: readonly OwnPage[]
  openMenu(): void
}

export function TopBar({ shell, bellLinks, ownPages, openMenu }: Props) {
  return (
    <header className={styles['bar']}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        className={styles['burger']}
        aria-label={vi.openMenu}
        onClick={openMenu}
      >
        <IconMenu2 size={20} />
      </ActionIcon>
      <Breadcrumb />
      <div className={styles['tools']}>
        <Button
          variant="default"
          size="xs"
          className={styles['find'] ?? ''}
          leftSection={<IconSearch size={16} />}
          aria-keyshortcuts="Control+K"
          onClick={openPalette}
        >
          <span>{vi.palette}</span>
          <kbd aria-hidden>Ctrl K</kbd>
        </Button>
        <SchemeSwitch />
        <Bell notices={shell.notices} links={bellLinks} />
        <UserMenu user={shell.user} pages={ownPages} />
      </div>
    </header>
  )
}

function Breadcrumb() {
  const matches = useMatches()
  const trail = trailOf(matches)

  return (
    <nav aria-label={vi.breadcrumb} className={styles['trail']}>
      <ol>
        {trail.map(({ label, to }) => (
          <li key={label}>
            {to ? <Link to={to}>{label}</Link> : label}
            <IconChevronRight size={14} aria-hidden />
          </li>
        ))}
        <li aria-current="page">{titleOf(matches)}</li>
      </ol>
    </nav>
  )
}

function SchemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const dark = colorScheme === 'dark' || (colorScheme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)
  const label = dark ? vi.toLight : vi.toDark

  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={label}
      title={label}
      onClick={() => setColorScheme(dark ? 'light' : 'dark')}
    >
      {dark ? <IconSun size={18} /> : <IconMoon size={18} />}
    </ActionIcon>
  )
}

function UserMenu({ user, pages }: { user: User; pages: readonly OwnPage[] }) {
  const trigger: Trigger = (press) => (
    <button type="button" className={styles['user']} aria-haspopup="menu" onClick={press}>
      <span className="visually-hidden">{vi.account}</span>
      <Avatar name={user.name} image={user.avatar ?? null} />
      <span className={styles['name']}>{user.name}</span>
      <IconChevronDown size={14} aria-hidden />
    </button>
  )

  return (
    <OnDemand name="user-menu" load={() => import('./user-menu.tsx')} trigger={trigger}>
      {({ UserMenuView }) => <UserMenuView trigger={trigger} user={user} pages={pages} />}
    </OnDemand>
  )
}
