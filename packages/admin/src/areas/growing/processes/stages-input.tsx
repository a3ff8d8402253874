import { stages } from '@trace/domain/areas/growing/stages.ts'
import type { InputProps } from '@trace/screens/resource/fields/field-view.ts'
import { useFieldId } from '@trace/screens/resource/fields/input-props.ts'
import { findEntry } from '@trace/screens/app/load.ts'
import { inOrder, newItem, stageItems } from './stage-item.ts'
import type { StageItem } from './stage-item.ts'
import { StageList } from './stage-list-loader.tsx'
import { StagePicker } from './stage-picker.tsx'
import { words } from './words.ts'
import styles from './stages-input.module.css'

/** Input for the ordered stages of a process. */
export function StagesInput({
  field,
  value,
  error,
  problems,
  change,
  path,
  around,
  sector,
}: InputProps & { sector: unknown }) {
  const items = stageItems(value)

  const put = (next: readonly StageItem[]) => change(inOrder(next))
  const add = async (stage_id: number, name: string) => {
    const stage = await findEntry(stages, stage_id)
    const is_traceable = stage?.is_traceable_default ?? true
    // The stages may have been changed meanwhile.
    change((now: unknown) => inOrder([...stageItems(now), newItem({ id: stage_id, name }, is_traceable)]))
  }

  return (
    <fieldset id={useFieldId(path)} tabIndex={-1} className={styles['stages']}>
      <legend className="visually-hidden">{field.label}</legend>
      <p className="soft">{items.length > 0 ? words.hint : words.none}</p>
      {error && (
        <p role="alert" className={styles['error']}>
          {error}
        </p>
      )}
      {items.length > 0 && <StageList items={items} path={path} problems={problems} put={put} />}
      <StagePicker around={around} disabled={!sector} add={(id, name) => void add(id, name)} />
    </fieldset>
  )
}
