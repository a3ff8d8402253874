import { closestCenter, DndContext } from '@dnd-kit/core'
import type { Announcements, DragMoveEvent, KeyboardCoordinateGetter, UniqueIdentifier } from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useState } from 'react'
import { useDragSensors } from '@trace/screens/ui/drag-sensors.ts'
import { depthAt, flatten, put, withoutBranch } from './menu-tree.ts'
import type { Item } from './menu-tree.ts'
import { TreeRow } from './tree-row.tsx'
import styles from './tree.module.css'
import { words } from './words.ts'

const INDENT = 28

interface Props {
  items: readonly Item[]
  /** Null without permission to change the menu. */
  move: ((next: Item[]) => void) | null
}

/** Sortable tree: items are reordered and nested by mouse, touch or keyboard. */
export function Tree({ items, move }: Props) {
  const [held, setHeld] = useState<{ id: number; depth: number | null } | null>(null)
  const sensors = useDragSensors(byArrows)
  const all = flatten(items)
  const nodes = held ? withoutBranch(all, held.id) : all

  const depthOf = ({ active, over, delta }: DragMoveEvent): number | null => {
    const node = all.find(({ item }) => item.id === active.id)
    return node && over ? depthAt(all, node.item.id, Number(over.id), node.depth + Math.round(delta.x / INDENT)) : null
  }
  const drop = (event: DragMoveEvent) => {
    const depth = depthOf(event)
    setHeld(null)
    if (depth !== null && event.over) move?.(put(items, Number(event.active.id), Number(event.over.id), depth))
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragStart={({ active }) => setHeld({ id: Number(active.id), depth: null })}
      onDragMove={(event) => setHeld({ id: Number(event.active.id), depth: depthOf(event) })}
      onDragEnd={drop}
      onDragCancel={() => setHeld(null)}
      accessibility={{ announcements: announcementsOf(items), screenReaderInstructions: { draggable: words.dragHelp } }}
    >
      <SortableContext items={nodes.map(({ item }) => item.id)} strategy={verticalListSortingStrategy}>
        <ul className={styles['tree']}>
          {nodes.map(({ item, depth }) => (
            <TreeRow
              key={item.id}
              item={item}
              depth={(item.id === held?.id ? held.depth : null) ?? depth}
              indent={INDENT}
              canMove={move !== null}
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}

/** Keyboard coordinates: up and down move by one item, left and right by one level. */
const byArrows: KeyboardCoordinateGetter = (event, context) => {
  const { x, y } = context.currentCoordinates
  if (event.code === 'ArrowLeft' || event.code === 'ArrowRight') {
    event.preventDefault()
    return { x: x + (event.code === 'ArrowRight' ? INDENT : -INDENT), y }
  }
  const next = sortableKeyboardCoordinates(event, context)
  return next && { ...next, x }
}

/** Announcements for screen readers while dragging. */
function announcementsOf(items: readonly Item[]): Announcements {
  const nameOf = (id: UniqueIdentifier) => items.find((item) => item.id === id)?.name ?? ''
  return {
    onDragStart: ({ active }) => words.lifted(nameOf(active.id)),
    onDragOver: ({ active, over }) =>
      over && over.id !== active.id ? words.over(nameOf(active.id), nameOf(over.id)) : undefined,
    onDragEnd: ({ active, over }) => (over ? words.dropped(nameOf(active.id)) : words.cancelled(nameOf(active.id))),
    onDragCancel: ({ active }) => words.cancelled(nameOf(active.id)),
  }
}
