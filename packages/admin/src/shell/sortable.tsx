import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import type { Announcements, DragEndEvent, UniqueIdentifier } from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import type { CSSProperties, ReactNode } from 'react'

/** What is said to those who drag without seeing. */
interface Said {
  dragHelp: string
  lifted(label: string): string
  movedTo(label: string, place: number, count: number): string
  dropped(label: string, place: number, count: number): string
  cancelled(label: string): string
}

interface Props {
  items: readonly { key: string; label: string }[]
  said: Said
  move(from: number, to: number): void
  children: ReactNode
}

/** Lines that are put in order by mouse, finger or keys. */
export function Sortable({ items, said, move, children }: Props) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const indexOf = (key: UniqueIdentifier) => items.findIndex((item) => item.key === key)
  const labelOf = (key: UniqueIdentifier) => items[indexOf(key)]?.label ?? ''

  const drop = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) move(indexOf(active.id), indexOf(over.id))
  }
  const announcements: Announcements = {
    onDragStart: ({ active }) => said.lifted(labelOf(active.id)),
    onDragOver: ({ active, over }) => over ? said.movedTo(labelOf(active.id), indexOf(over.id) + 1, items.length) : undefined,
    onDragEnd: ({ active, over }) => over ? said.dropped(labelOf(active.id), indexOf(over.id) + 1, items.length) : undefined,
    onDragCancel: ({ active }) => said.cancelled(labelOf(active.id)),
  }

  return (
    <DndContext
      sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop}
      accessibility={{ announcements, screenReaderInstructions: { draggable: said.dragHelp } }}
    >
      <SortableContext items={items.map(({ key }) => key)} strategy={verticalListSortingStrategy}>{children}</SortableContext>
    </DndContext>
  )
}

/** What makes a line one of them, and what makes a button in it its grip. */
export function useSortableLine(key: string) {
  const { setNodeRef, attributes, listeners, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id: key })
  const style: CSSProperties = {
    ...(transform && { transform: `translateY(${Math.round(transform.y)}px)` }), ...(transition && { transition }),
  }

  return {
    line: { ref: setNodeRef, style, 'data-dragging': isDragging || undefined },
    grip: { ref: setActivatorNodeRef, type: 'button' as const, ...attributes, ...listeners },
  }
}
