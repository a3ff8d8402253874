import '../mantine-drawer.css'
import { Drawer } from '@mantine/core'
import type { Resource } from '@trace/domain'
import type { ReactNode } from 'react'
import { useMatches, useNavigate } from 'react-router'
import { titleOf } from '../shell/handle.ts'
import { vi } from '../vi.ts'
import { listAddress } from './addresses.ts'
import styles from './form-drawer.module.css'

/** A form that slides in over its list. */
export function FormDrawer({ resource, children }: { resource: Resource; children: ReactNode }) {
  const navigate = useNavigate()
  const title = titleOf(useMatches())

  const close = () => void navigate(listAddress(resource))

  return (
    <Drawer.Root opened onClose={close} position="right" size="lg" lockScroll={false}>
      <Drawer.Overlay />
      <Drawer.Content className={styles['drawer'] ?? ''}>
        <div className={styles['head']}>
          <Drawer.Title fz="lg" fw={600}>{title}</Drawer.Title>
          <Drawer.CloseButton aria-label={vi.close} />
        </div>
        <Drawer.Body>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}
