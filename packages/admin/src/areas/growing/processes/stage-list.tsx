import { arrayMove } from '@dnd-kit/sortable'
import type { InputProps } from '@trace/screens/resource/fields/field-view.ts'
import { Sortable } from '@trace/screens/ui/sortable.tsx'
import { keyOf, nameOfStage } from './stage-item.ts'
import type { StageItem } from './stage-item.ts'
import { StageRow } from './stage-row.tsx'
import { words } from './words.ts'

export interface StageListProps extends Pick<InputProps, 'path' | 'problems'> {
  items: readonly StageItem[]
  put(next: readonly StageItem[]): void
}

export const StageList = ({ items, path, problems, put }: StageListProps) => (
  <Sortable
    items={items.map((item) => ({ key: keyOf(item), label: nameOfStage(item) }))}
    said={words}
    move={(from, to) => put(arrayMove([...items], from, to))}
  >
    <ol>
      {items.map((item, index) => (
        <StageRow
          key={keyOf(item)}
          item={item}
          index={index}
          problems={problems}
          path={`${path}.${index}`}
          put={(next) => put(items.with(index, next))}
          remove={() => put(items.toSpliced(index, 1))}
        />
      ))}
    </ol>
  </Sortable>
)
