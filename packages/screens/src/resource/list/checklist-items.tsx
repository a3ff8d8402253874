import { IconCircleCheck, IconCircleDashed, IconCircleX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { vi } from '../../ui/vi.ts'
import styles from './checklist-items.module.css'

interface Item {
  key: string
  label: string
  passed: boolean
  /** Text that tells what is missing, or that the item is not required. */
  hint?: string | null
}

interface Props {
  items: readonly Item[]
  /** Hides the items that are fulfilled. */
  missingOnly?: boolean
  /** Link to the screen where a missing item can be added. */
  fix?(item: Item): ReactNode
}

/** A check-list: each item is fulfilled, missing or not required. */
export function ChecklistItems({ items, missingOnly = false, fix }: Props) {
  const numbered = items.map((item, index) => ({ item, number: index + 1 }))
  return (
    <ol className={styles['items']}>
      {numbered
        .filter(({ item }) => !missingOnly || !item.passed)
        .map(({ item, number }) => (
          <li key={item.key} data-missing={!item.passed || undefined}>
            <Mark item={item} />
            <div>
              <span>
                <span className="soft">{number}.</span> {item.label}
              </span>
              {item.hint && <p>{item.hint}</p>}
            </div>
            {!item.passed && fix?.(item)}
          </li>
        ))}
    </ol>
  )
}

function Mark({ item: { passed, hint } }: { item: Item }) {
  if (!passed) return <IconCircleX size={20} role="img" aria-label={vi.itemMissing} />
  if (hint) return <IconCircleDashed size={20} role="img" aria-label={vi.itemOptional} data-optional />
  return <IconCircleCheck size={20} role="img" aria-label={vi.itemPassed} />
}
