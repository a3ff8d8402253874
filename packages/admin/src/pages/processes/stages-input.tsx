import { closestCenter, DndContext } from '@dnd-kit/core'
import type { Announcements, DragEndEvent, UniqueIdentifier } from '@dnd-kit/core'
import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { api } from '../../api.ts'
import type { InputProps } from '../../fields/field-view.ts'
import type { Entry } from '../../screens/entry.ts'
import { useDragSensors } from '../../shell/drag-sensors.ts'
import { inOrder, keyOf, nameOfStage, newItem, stageItems } from './stage-item.ts'
import type { StageItem } from './stage-item.ts'
import { StagePicker } from './stage-picker.tsx'
import { StageRow } from './stage-row.tsx'
import { words } from './words.ts'
import styles from './stages-input.module.css'

/** The stages of a process, put in order by mouse, finger or keys. */
export function StagesInput({ field, value, error, problems, change, path, around, sector }: InputProps & { sector: unknown }) {
  const items = stageItems(value)
  const sensors = useDragSensors()

  const put = (next: StageItem[]) => change(inOrder(next))
  const indexOf = (key: UniqueIdentifier) => items.findIndex((item) => keyOf(item) === key)
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) put(arrayMove(items, indexOf(active.id), indexOf(over.id)))
  }
  const add = async (stage_id: number, name: string) => {
    const answer = await api<{ entry: Entry }>('GET', `/stages/${stage_id}`)
    const is_traceable = !answer.ok || answer.data.entry['is_traceable_default'] === true
    put([...items, newItem({ id: stage_id, name }, is_traceable)])
  }

  return (
    <fieldset id={path} tabIndex={-1} className={styles['stages']}>
      <legend className="visually-hidden">{field.label}</legend>
      <p className="soft">{items.length > 0 ? words.hint : words.none}</p>
      {error && <p role="alert" className={styles['error']}>{error}</p>}
      <DndContext
        sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop}
        accessibility={{ announcements: announcementsOf(items), screenReaderInstructions: { draggable: words.dragHelp } }}
      >
        <SortableContext items={items.map(keyOf)} strategy={verticalListSortingStrategy}>
          <ol>
            {items.map((item, index) => (
              <StageRow
                key={keyOf(item)} item={item} index={index} problems={problems} path={`${path}.${index}`}
                put={(next) => put(items.with(index, next))} remove={() => put(items.toSpliced(index, 1))}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <StagePicker field={field} around={around} disabled={!sector} add={(id, name) => void add(id, name)} />
    </fieldset>
  )
}

/** What is said to those who drag without seeing. */
function announcementsOf(items: readonly StageItem[]): Announcements {
  const nameOf = (key: UniqueIdentifier) => items.filter((item) => keyOf(item) === key).map(nameOfStage).join()
  const placeOf = (key: UniqueIdentifier) => items.findIndex((item) => keyOf(item) === key) + 1
  return {
    onDragStart: ({ active }) => words.lifted(nameOf(active.id), placeOf(active.id), items.length),
    onDragOver: ({ active, over }) => over ? words.lifted(nameOf(active.id), placeOf(over.id), items.length) : undefined,
    onDragEnd: ({ active, over }) => over ? words.dropped(nameOf(active.id), placeOf(over.id), items.length) : undefined,
    onDragCancel: ({ active }) => words.cancelled(nameOf(active.id)),
  }
}
