import { Button } from '@mantine/core'
import { IconLink } from '@tabler/icons-react'
import { resourceByName } from '@trace/define/catalogue.ts'
import { formatNumber } from '@trace/define/text/format.ts'
import type { Data } from '../../../app/call.ts'
import { ModalDialog } from '../../../ui/modal-dialog.tsx'
import { useCloseWhenLeft } from '../../../ui/use-close-when-left.ts'
import { vi } from '../../../ui/vi.ts'
import { words } from '../../words.ts'
import { RowLink } from '../rows/row-link.tsx'
import styles from './uses-dialog.module.css'

export type Uses = Data<'GET /api/admin/:list/:id/uses'>['entries']

/** Shows the rows that use a row, with links to the first of them. The row can be deleted only when there are none. */
export function UsesDialog({ name, uses, close }: { name: string; uses: Uses; close(): void }) {
  useCloseWhenLeft(close)
  const title = words.usedTitle(name)

  return (
    <ModalDialog label={title} className={styles['dialog']} onClose={close}>
      <h2 tabIndex={-1} data-autofocus>
        {title}
      </h2>
      <p className="soft">{words.usedHint}</p>
      <ul className={styles['uses']}>
        {uses.map(({ resource, label, count, has_hidden, rows }) => (
          <li key={resource}>
            <IconLink size={16} aria-hidden />
            <div>
              <strong>{count > 0 ? words.usedBy(formatNumber(count), label) : words.usedByHidden(label)}</strong>
              {rows.map((row) => (
                <span key={row.id}>
                  <RowLink resource={resourceByName(resource)} row={{ ...row, name: row.name || `#${row.id}` }} />
                </span>
              ))}
              {count > 0 && has_hidden && <span className="soft">{words.usedHidden}</span>}
              {count > rows.length && <span className="soft">{words.usedMore(formatNumber(count - rows.length))}</span>}
            </div>
          </li>
        ))}
      </ul>
      <div className={styles['buttons']}>
        <Button variant="default" onClick={close}>
          {vi.close}
        </Button>
      </div>
    </ModalDialog>
  )
}
