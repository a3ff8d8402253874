import { closestCenter, DndContext } from '@dnd-kit/core'
import type { Announcements, DragEndEvent, UniqueIdentifier } from '@dnd-kit/core'
import { arrayMove, SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { ActionIcon, Button } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconGripVertical, IconRestore } from '@tabler/icons-react'
import { useDragSensors } from '../shell/drag-sensors.ts'
import { vi } from '../vi.ts'
import type { Arranged } from './column-layout.ts'
import type { ArrangedColumns } from './use-columns.ts'
import { words } from './words.ts'
import styles from './columns-panel.module.css'

/** Chooses the columns of a list and puts them in order, by mouse, finger or keys. */
export function ColumnsPanel({ columns, chosen, choose }: ArrangedColumns) {
  const sensors = useDragSensors()
  const only = columns.filter(({ hidden }) => !hidden).length === 1

  const indexOf = (key: UniqueIdentifier) => columns.findIndex((column) => column.key === key)
  const move = (from: number, to: number) => choose(arrayMove([...columns], from, to))
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) move(indexOf(active.id), indexOf(over.id))
  }

  return (
    <div className={styles['panel']}>
      <p className="soft">{words.columnsHint}</p>
      <DndContext
        sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop}
        accessibility={{ announcements: announcementsOf(columns), screenReaderInstructions: { draggable: words.dragHelp } }}
      >
        <SortableContext items={columns.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
          <ol aria-label={vi.columnsTitle}>
            {columns.map((column, index) => (
              <Line
                key={column.key} column={column} locked={only && !column.hidden} last={index === columns.length - 1} first={index === 0}
                toggle={() => choose(columns.with(index, { ...column, hidden: !column.hidden }))} step={(by) => move(index, index + by)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <Button variant="subtle" size="compact-sm" leftSection={<IconRestore size={14} />} disabled={chosen === null} onClick={() => choose(null)}>{words.columnsReset}</Button>
    </div>
  )
}

interface LineProps {
  column: Arranged
  /** The last one that is shown stays. */
  locked: boolean
  first: boolean
  last: boolean
  toggle(): void
  step(by: 1 | -1): void
}

function Line({ column: { key, label, hidden }, locked, first, last, toggle, step }: LineProps) {
  const { setNodeRef, attributes, listeners, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id: key })

  return (
    <li
      ref={setNodeRef} data-dragging={isDragging || undefined}
      style={{ ...(transform && { transform: `translateY(${Math.round(transform.y)}px)` }), ...(transition && { transition }) }}
    >
      <button type="button" ref={setActivatorNodeRef} className={styles['grip']} {...attributes} {...listeners} aria-label={words.dragColumn(label)}>
        <IconGripVertical size={16} aria-hidden />
      </button>
      <label><input type="checkbox" checked={!hidden} disabled={locked} onChange={toggle} />{label}</label>
      <ActionIcon variant="subtle" color="gray" size="md" aria-label={words.columnUp(label)} disabled={first} onClick={() => step(-1)}><IconArrowUp size={14} /></ActionIcon>
      <ActionIcon variant="subtle" color="gray" size="md" aria-label={words.columnDown(label)} disabled={last} onClick={() => step(1)}><IconArrowDown size={14} /></ActionIcon>
    </li>
  )
}

/** What is said to those who drag without seeing. */
function announcementsOf(columns: readonly Arranged[]): Announcements {
  const placeOf = (key: UniqueIdentifier) => columns.findIndex((column) => column.key === key) + 1
  const labelOf = (key: UniqueIdentifier) => columns[placeOf(key) - 1]?.label ?? ''
  return {
    onDragStart: ({ active }) => words.lifted(labelOf(active.id), placeOf(active.id), columns.length),
    onDragOver: ({ active, over }) => over ? words.lifted(labelOf(active.id), placeOf(over.id), columns.length) : undefined,
    onDragEnd: ({ active, over }) => over ? words.dropped(labelOf(active.id), placeOf(over.id), columns.length) : undefined,
    onDragCancel: ({ active }) => words.cancelled(labelOf(active.id)),
  }
}
