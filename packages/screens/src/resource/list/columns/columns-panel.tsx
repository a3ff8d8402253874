import { arrayMove } from '@dnd-kit/sortable'
import { ActionIcon, Button } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconRestore } from '@tabler/icons-react'
import { DragGrip, Sortable, useSortableLine } from '../../../ui/sortable.tsx'
import { vi } from '../../../ui/vi.ts'
import type { Arranged } from './column-layout.ts'
import type { ArrangedColumns } from './use-columns.ts'
import { words } from '../words.ts'
import { WidthsPanel } from './widths-panel.tsx'
import styles from './columns-panel.module.css'

/** Shows, hides and sorts the columns of a list by mouse, touch or keyboard. */
export function ColumnsPanel({ screen, columns, chosen, choose }: ArrangedColumns & { screen: string }) {
  const only = columns.filter(({ hidden }) => !hidden).length === 1

  const move = (from: number, to: number) => choose(arrayMove([...columns], from, to))

  return (
    <div className={styles['panel']}>
      <p className="soft">{words.columnsHint}</p>
      <Sortable items={columns} said={words} move={move}>
        <ol aria-label={vi.columnsTitle}>
          {columns.map((column, index) => (
            <Line
              key={column.key}
              column={column}
              locked={only && !column.hidden}
              last={index === columns.length - 1}
              first={index === 0}
              toggle={() => choose(columns.with(index, { ...column, hidden: !column.hidden }))}
              step={(by) => move(index, index + by)}
            />
          ))}
        </ol>
      </Sortable>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconRestore size={14} />}
        disabled={chosen === null}
        onClick={() => choose(null)}
      >
        {words.columnsReset}
      </Button>
      <WidthsPanel screen={screen} columns={columns.filter(({ hidden }) => !hidden)} />
    </div>
  )
}

interface LineProps {
  column: Arranged
  /** The last visible column cannot be hidden. */
  locked: boolean
  first: boolean
  last: boolean
  toggle(): void
  step(by: 1 | -1): void
}

function Line({ column: { key, label, hidden }, locked, first, last, toggle, step }: LineProps) {
  const { line, grip } = useSortableLine(key)

  return (
    <li {...line}>
      <DragGrip label={words.dragColumn(label)} {...grip} />
      <label>
        <input type="checkbox" checked={!hidden} disabled={locked} onChange={toggle} />
        {label}
      </label>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="md"
        aria-label={words.columnUp(label)}
        disabled={first}
        onClick={() => step(-1)}
      >
        <IconArrowUp size={14} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="md"
        aria-label={words.columnDown(label)}
        disabled={last}
        onClick={() => step(1)}
      >
        <IconArrowDown size={14} />
      </ActionIcon>
    </li>
  )
}
