import { Button, CopyButton } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import styles from './two-factor.module.css'
import { words } from './two-factor-words.ts'

/** Ten recovery codes, shown once; hidden when the user confirms having stored them. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept(): void }) {
  return (
    <section aria-label={words.recovery} className={styles['recovery']}>
      <h3>{words.recovery}</h3>
      <p>{words.aboutRecovery}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles['buttons']}>
        <CopyButton value={codes.join('\n')}>
          {({ copied, copy }) => (
            <Button variant="default" leftSection={<IconCopy size={16} aria-hidden />} onClick={copy}>
              {copied ? words.copied : words.copyCodes}
            </Button>
          )}
        </CopyButton>
        <Button onClick={onKept}>{words.kept}</Button>
      </div>
    </section>
  )
}
