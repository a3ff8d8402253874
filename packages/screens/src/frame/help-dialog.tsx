import { Button } from '@mantine/core'
import { use } from 'react'
import { ProductPartsContext } from '../app/product-parts.ts'
import { vi } from '../ui/vi.ts'
import { ModalDialog } from '../ui/modal-dialog.tsx'
import { words } from '../ui/words.ts'
import styles from './help-dialog.module.css'

const { control, escape, question, tab, space } = words.keyNames
type Shortcut = readonly [keys: readonly string[], does: string]

const shortcuts: readonly Shortcut[] = [
  [[control, 'K'], words.keys.palette],
  [[control, 'S'], words.keys.save],
  [[question], words.keys.help],
  [[escape], words.keys.escape],
  [[tab], words.keys.tab],
  [[space], words.keys.space],
]

const inList = Object.entries(words.listKeys).map(([key, does]): Shortcut => [[key], does])
const inInbox = Object.entries(words.inboxKeys).map(([key, does]): Shortcut => [[key], does])

/** Help: keyboard shortcuts and other tips. */
export function HelpDialog({ close }: { close(): void }) {
  const { guide } = use(ProductPartsContext)

  return (
    <ModalDialog label={vi.help} className={styles['help']} onClose={close}>
      <h2>{vi.help}</h2>
      <h3>{words.shortcuts}</h3>
      <Keys shortcuts={shortcuts} />
      <h3>{words.inList}</h3>
      <Keys shortcuts={inList} />
      <h3>{words.inInbox}</h3>
      <Keys shortcuts={inInbox} />
      <h3>{words.tips}</h3>
      <ul className={styles['tips']}>
        {Object.values(words.tip).map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
      <div className={styles['foot']}>
        {guide && (
          <a href={guide} target="_blank">
            {words.guide}
          </a>
        )}
        <Button variant="default" data-autofocus onClick={close}>
          {vi.close}
        </Button>
      </div>
    </ModalDialog>
  )
}

const Keys = ({ shortcuts }: { shortcuts: readonly Shortcut[] }) => (
  <dl className={styles['keys']}>
    {shortcuts.map(([keys, does]) => (
      <div key={does}>
        <dt>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
        </dt>
        <dd>{does}</dd>
      </div>
    ))}
  </dl>
)
