import { ActionIcon, Button, Menu, useMantineColorScheme } from '@mantine/core'
import { IconChevronDown, IconChevronRight, IconDeviceDesktop, IconHelp, IconLock, IconLogout, IconMenu2, IconMoon, IconSearch, IconSun, IconUser } from '@tabler/icons-react'
import { Link, useMatches, useNavigate } from 'react-router'
import { api } from '../api.ts'
import { leave } from '../session.ts'
import type { User } from '../session.ts'
import { vi } from '../vi.ts'
import { Bell } from './bell.tsx'
import { showAnswer } from './dialogs.ts'
import { titleOf, trailOf } from './handle.ts'
import { whileLoading } from './loading.tsx'
import type { Shell } from './shell-data.ts'
import { openHelp, openPalette } from './shortcuts.tsx'
import { Avatar } from './avatar.tsx'
import styles from './top-bar.module.css'

export function TopBar({ shell, openMenu }: { shell: Shell; openMenu(): void }) {
  return (
    <header className={styles['bar']}>
      <ActionIcon variant="subtle" color="gray" size="lg" className={styles['burger']} aria-label={vi.openMenu} onClick={openMenu}>
        <IconMenu2 size={20} />
      </ActionIcon>
      <Breadcrumb />
      <div className={styles['tools']}>
        <Button variant="default" size="xs" className={styles['find'] ?? ''} leftSection={<IconSearch size={16} />} aria-keyshortcuts="Control+K" onClick={openPalette}>
          <span>{vi.palette}</span>
          <kbd aria-hidden>Ctrl K</kbd>
        </Button>
        <SchemeSwitch />
        <Bell notices={shell.orderNotices} />
        <UserMenu user={shell.user} />
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
    <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label} title={label} onClick={() => setColorScheme(dark ? 'light' : 'dark')}>
      {dark ? <IconSun size={18} /> : <IconMoon size={18} />}
    </ActionIcon>
  )
}

function UserMenu({ user }: { user: User }) {
  const navigate = useNavigate()

  const signOut = async () => {
    const answer = await whileLoading(api('POST', '/logout'))
    if (!answer.ok && answer.code !== 401) return void showAnswer(answer)
    leave()
    void navigate('/auth/login')
  }

  return (
    <Menu width={220}>
      <Menu.Target>
        <button type="button" className={styles['user']}>
          <span className="visually-hidden">{vi.account}</span>
          <Avatar name={user.name} image={user.avatar} />
          <span className={styles['name']}>{user.name}</span>
          <IconChevronDown size={14} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={styles['who']}>
          <strong>{user.name}</strong>
          <span className="soft">{user.role?.name}</span>
        </div>
        <Menu.Divider />
        <Menu.Item component={Link} to="/admin/profile" leftSection={<IconUser size={16} />}>{vi.profile}</Menu.Item>
        <Menu.Item component={Link} to="/admin/profile/change-password" leftSection={<IconLock size={16} />}>{vi.changePassword}</Menu.Item>
        <Menu.Item component={Link} to="/admin/profile/sessions" leftSection={<IconDeviceDesktop size={16} />}>{vi.sessions}</Menu.Item>
        <Menu.Item leftSection={<IconHelp size={16} />} onClick={openHelp}>{vi.help}</Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} />} onClick={() => void signOut()}>{vi.signOut}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
