import { Menu } from '@mantine/core'
import {
  IconDeviceDesktop,
  IconHelp,
  IconLock,
  IconLogout,
  IconShieldLock,
  IconStack2,
  IconUser,
} from '@tabler/icons-react'
import { Link, useNavigate } from 'react-router'
import { api } from '../app/api.ts'
import { clearSession } from '../app/session.ts'
import type { User } from '../app/session.ts'
import { vi } from '../ui/vi.ts'
import { showAnswer } from '../app/show-answer.ts'
import { whileLoading } from '../ui/loading.tsx'
import { askToSignOut } from '../resource/form/leave-guard.ts'
import { MenuView } from '../app/menu-view.tsx'
import type { Trigger } from '../app/on-demand.tsx'
import type { OwnPage } from './own-page.ts'
import { openHelp } from './shortcuts.tsx'
import styles from './user-menu.module.css'

interface Props {
  trigger: Trigger
  user: User
  pages: readonly OwnPage[]
}

/** User menu: personal pages, help, sign-out. */
export function UserMenuView({ trigger, user, pages }: Props) {
  const navigate = useNavigate()

  const signOut = async () => {
    if (!(await askToSignOut())) return
    const answer = await whileLoading(api('POST', '/logout'))
    if (!answer.ok && answer.code !== 401) return void showAnswer(answer)
    clearSession()
    void navigate('/auth/login')
  }

  return (
    <MenuView trigger={trigger} width={220}>
      <div className={styles['who']}>
        <strong>{user.name}</strong>
        <span className="soft">{user.role?.name}</span>
      </div>
      <Menu.Divider />
      {pages.map(({ label, to }) => (
        <Menu.Item key={to} component={Link} to={to} leftSection={<IconUser size={16} />}>
          {label}
        </Menu.Item>
      ))}
      <Menu.Item component={Link} to="/admin/profile/change-password" leftSection={<IconLock size={16} />}>
        {vi.changePassword}
      </Menu.Item>
      <Menu.Item component={Link} to="/admin/profile/sessions" leftSection={<IconDeviceDesktop size={16} />}>
        {vi.sessions}
      </Menu.Item>
      <Menu.Item component={Link} to="/admin/profile/security" leftSection={<IconShieldLock size={16} />}>
        {vi.security}
      </Menu.Item>
      <Menu.Item component={Link} to="/admin/profile/jobs" leftSection={<IconStack2 size={16} />}>
        {vi.jobs}
      </Menu.Item>
      <Menu.Item leftSection={<IconHelp size={16} />} onClick={openHelp}>
        {vi.help}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item leftSection={<IconLogout size={16} />} onClick={() => void signOut()}>
        {vi.signOut}
      </Menu.Item>
    </MenuView>
  )
}
