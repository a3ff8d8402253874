import { ActionIcon, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { InputProps } from '@trace/screens/resource/fields/field-view.ts'
import { DragGrip, useSortableLine } from '@trace/screens/ui/sortable.tsx'
import { vi } from '@trace/screens/ui/vi.ts'
import { keyOf, nameOfStage } from './stage-item.ts'
import type { StageItem } from './stage-item.ts'
import { words } from './words.ts'
import styles from './stages-input.module.css'

interface Props {
  item: StageItem
  index: number
  path: string
  problems: InputProps['problems']
  put(next: StageItem): void
  remove(): void
}

/** One stage in one row, with a drag handle. */
export function StageRow({ item, index, path, problems, put, remove }: Props) {
  const { line, grip } = useSortableLine(keyOf(item))
  const name = nameOfStage(item)
  const text = (key: 'day_from' | 'day_to' | 'note', label: string) => ({
    name: `${path}.${key}`,
    label,
    value: String(item[key] ?? ''),
    error: problems[`${path}.${key}`]?.[0],
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => put({ ...item, [key]: currentTarget.value }),
  })

  return (
    <li {...line}>
      <DragGrip label={words.drag(name)} {...grip} />
      <span className={styles['number']}>{index + 1}</span>
      <strong className={styles['name']}>{name}</strong>
      <TextInput {...text('day_from', words.dayFrom)} inputMode="numeric" className={styles['day']} />
      <TextInput {...text('day_to', words.dayTo)} inputMode="numeric" className={styles['day']} />
      <TextInput {...text('note', words.note)} maxLength={500} className={styles['note']} />
      <Check
        label={words.required}
        checked={item.is_required}
        change={(is_required) => put({ ...item, is_required })}
      />
      <Check
        label={words.traceable}
        checked={item.is_traceable}
        change={(is_traceable) => put({ ...item, is_traceable })}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        className={styles['remove']}
        aria-label={words.remove(name)}
        title={vi.remove}
        onClick={remove}
      >
        <IconTrash size={16} />
      </ActionIcon>
    </li>
  )
}

const Check = ({ label, checked, change }: { label: string; checked: boolean; change(on: boolean): void }) => (
  <label className={styles['check']}>
    <input type="checkbox" checked={checked} onChange={(event) => change(event.currentTarget.checked)} />
    {label}
  </label>
)
