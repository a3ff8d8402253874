import { Button, CopyButton } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { ModalDialog } from '@trace/screens/ui/modal-dialog.tsx'
import { useCloseWhenLeft } from '@trace/screens/ui/use-close-when-left.ts'
import { vi } from '@trace/screens/ui/vi.ts'
import styles from './password-dialog.module.css'
import { words } from './words.ts'

/** Shows a generated password once; it is never shown again. */
export function PasswordDialog({ password, onClose }: { password: string; onClose(): void }) {
  useCloseWhenLeft(onClose)

  return (
    <ModalDialog label={words.newPassword} className={styles['dialog']} onClose={onClose}>
      <h2>{words.newPassword}</h2>
      <p>
        <code className={styles['password']}>{password}</code>
      </p>
      <p>{words.tellOwner}</p>
      <div className={styles['buttons']}>
        <CopyButton value={password}>
          {({ copied, copy }) => (
            <Button variant="default" data-autofocus leftSection={<IconCopy size={16} aria-hidden />} onClick={copy}>
              {copied ? words.copied : words.copy}
            </Button>
          )}
        </CopyButton>
        <Button onClick={onClose}>{vi.close}</Button>
      </div>
    </ModalDialog>
  )
}
