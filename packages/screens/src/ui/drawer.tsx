import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { vi } from './vi.ts'
import styles from './drawer.module.css'
import { ModalDialog } from './modal-dialog.tsx'

/** Drawer at the edge of the screen, with a sticky heading. */
export const Drawer = ({ title, onClose, children }: { title: string; onClose(): void; children: ReactNode }) => (
  <ModalDialog label={title} className={styles['drawer']} onClose={onClose}>
    <div className={styles['head']}>
      <h2>{title}</h2>
      <ActionIcon variant="subtle" color="gray" aria-label={vi.close} onClick={onClose}>
        <IconX size={18} />
      </ActionIcon>
    </div>
    {children}
  </ModalDialog>
)
