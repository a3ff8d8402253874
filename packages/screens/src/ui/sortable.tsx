import { closestCenter, DndContext } from '@dnd-kit/core'
import type { Announcements, DragEndEvent, UniqueIdentifier } from '@dnd-kit/core'
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { IconGripVertical } from '@tabler/icons-react'
import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import styles from './drag-grip.module.css'
import { useDragSensors } from './drag-sensors.ts'

/** Announcements for screen readers while dragging. */
interface Said {
  dragHelp: string
  lifted(label: string, place: number, count: number): string
  dropped(label: string, place: number, count: number): string
  cancelled(label: string): string
}

interface Props {
  items: readonly { key: string; label: string }[]
  said: Said
  move(from: number, to: number): void
  children: ReactNode
}

/** List whose rows are sorted by mouse, touch or keyboard. */
export function Sortable({ items, said, move, children }: Props) {
  const sensors = useDragSensors()
  const indexOf = (key: UniqueIdentifier) => items.findIndex((item) => item.key === key)
  const itemLabel = (key: UniqueIdentifier) => items[indexOf(key)]?.label ?? ''
  const liftedAt = (lifted: UniqueIdentifier, at: UniqueIdentifier) =>
    said.lifted(itemLabel(lifted), indexOf(at) + 1, items.length)

  const drop = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) move(indexOf(active.id), indexOf(over.id))
  }
  const announcements: Announcements = {
    onDragStart: ({ active }) => liftedAt(active.id, active.id),
    onDragOver: ({ active, over }) => (over ? liftedAt(active.id, over.id) : undefined),
    onDragEnd: ({ active, over }) =>
      over ? said.dropped(itemLabel(active.id), indexOf(over.id) + 1, items.length) : undefined,
    onDragCancel: ({ active }) => said.cancelled(itemLabel(active.id)),
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ announcements, screenReaderInstructions: { draggable: said.dragHelp } }}
    >
      <SortableContext items={items.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}

/** Attributes for a sortable row and for its drag handle (`DragGrip`). */
export function useSortableLine(key: UniqueIdentifier, isFixed = false) {
  const { setNodeRef, attributes, listeners, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: key,
    disabled: isFixed,
  })
  const style: CSSProperties = {
    ...(transform && { transform: `translateY(${Math.round(transform.y)}px)` }),
    ...(transition && { transition }),
  }

  return {
    line: { ref: setNodeRef, style, 'data-dragging': isDragging || undefined },
    grip: { ref: setActivatorNodeRef, ...attributes, ...listeners },
  }
}

/** The handle by which a row is dragged. */
export const DragGrip = ({ label, ...grip }: ComponentProps<'button'> & { label: string }) => (
  <button type="button" className={styles['grip']} {...grip} aria-label={label}>
    <IconGripVertical size={18} aria-hidden />
  </button>
)
