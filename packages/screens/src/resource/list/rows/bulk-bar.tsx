import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconCheck, IconChevronUp, IconTrash, IconX } from '@tabler/icons-react'
import { verbTo } from '@trace/define/machine.ts'
import { isApprovable } from '@trace/define/resource.ts'
import { formatNumber } from '@trace/define/text/format.ts'
import { useState } from 'react'
import { vi } from '../../../ui/vi.ts'
import { words } from '../../words.ts'
import type { BulkActions } from './row-actions.ts'
import { useBulk } from './use-bulk.ts'
import type { Chosen } from './use-bulk.ts'
import styles from './bulk-bar.module.css'

interface Props extends Omit<Chosen, 'all'> {
  many: BulkActions
}

/** If there are more transitions than this, they are shown in a menu. */
const MOST_BUTTONS = 2

/** Bulk actions for the selected rows, or for all rows that match the filters. */
export function BulkBar({ many, ...rows }: Props) {
  const { resource, total, selected, select } = rows
  const [all, setAll] = useState(false)
  const { count, remove, approve, reject, move, flip } = useBulk({ ...rows, all })
  const machine = resource.fields['status']?.machine
  const moves = machine
    ? many.moves.map((to) => {
        const title = verbTo(machine, to)
        return { title, act: () => move(title, to) }
      })
    : []
  const switches = Object.entries(resource.fields)
    .filter(([, { kind }]) => kind === 'toggle')
    .flatMap(([name, { label }]) =>
      [true, false].map((value) => {
        const title = value ? vi.switchOn(label) : vi.switchOff(label)
        return { title, act: () => flip(title, name, value) }
      }),
    )

  return (
    <section aria-label={words.bulk} className={styles['bar']}>
      <p role="status">{words.chosenRows(count)}</p>
      {!all && total > selected.size && (
        <Button size="compact-sm" variant="subtle" onClick={() => setAll(true)}>
          {words.chooseAll(formatNumber(total))}
        </Button>
      )}
      <div className={styles['tools']}>
        {isApprovable(resource) && (
          <>
            <Button size="xs" leftSection={<IconCheck size={16} />} onClick={() => void approve()}>
              {vi.approve}
            </Button>
            <Button size="xs" variant="default" onClick={() => void reject()}>
              {vi.reject}
            </Button>
          </>
        )}
        {moves.length <= MOST_BUTTONS &&
          moves.map(({ title, act }, index) => (
            <Button key={title} size="xs" variant={index === 0 ? 'filled' : 'default'} onClick={() => void act()}>
              {title}
            </Button>
          ))}
        {moves.length > MOST_BUTTONS && <ActsMenu label={words.moving} acts={moves} />}
        {switches.length > 0 && <ActsMenu label={words.switching} acts={switches} />}
        {many.remove && (
          <Button
            size="xs"
            variant="default"
            c="var(--danger-ink)"
            leftSection={<IconTrash size={16} />}
            onClick={() => void remove()}
          >
            {vi.delete}
          </Button>
        )}
        <ActionIcon variant="subtle" color="gray" aria-label={vi.unselect} onClick={() => select(new Set())}>
          <IconX size={16} />
        </ActionIcon>
      </div>
    </section>
  )
}

interface Act {
  title: string
  act(): Promise<void>
}

const ActsMenu = ({ label, acts }: { label: string; acts: readonly Act[] }) => (
  <Menu width="max-content" position="top-end">
    <Menu.Target>
      <Button size="xs" variant="default" rightSection={<IconChevronUp size={14} />}>
        {label}
      </Button>
    </Menu.Target>
    <Menu.Dropdown>
      {acts.map(({ title, act }) => (
        <Menu.Item key={title} onClick={() => void act()}>
          {title}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
)
