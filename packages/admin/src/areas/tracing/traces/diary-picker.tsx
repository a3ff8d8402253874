import { formatMoment } from '@trace/define/text/format.ts'
import type { InputProps } from '@trace/screens/resource/fields/field-view.ts'
import { useFieldId } from '@trace/screens/resource/fields/input-props.ts'
import styles from './picker.module.css'
import type { Diary } from './trace-data.ts'
import { words } from './words.ts'

const idsOf = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : [])

/** Selects the batch's diaries that the public may read. */
export function DiaryPicker({
  field,
  path,
  value,
  error,
  change,
  diaries,
}: InputProps & { diaries: readonly Diary[] }) {
  const chosen = new Set(idsOf(value))
  const all = diaries.length > 0 && diaries.every(({ id }) => chosen.has(id))
  const put = (ids: ReadonlySet<number>) => change(diaries.filter(({ id }) => ids.has(id)).map(({ id }) => id))
  const toggle = (id: number) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    put(next)
  }

  return (
    <fieldset id={useFieldId(path)} className={styles['picker']}>
      <legend>{field.label}</legend>
      {error && (
        <p role="alert" className={styles['error']}>
          {error}
        </p>
      )}
      {diaries.length === 0 ? (
        <p className="soft">{words.noTraceable}</p>
      ) : (
        <>
          <label className={styles['all']}>
            <input
              type="checkbox"
              checked={all}
              onChange={() => put(all ? new Set() : new Set(diaries.map(({ id }) => id)))}
            />
            {words.allDiaries}
            <span className="soft">{words.chosenDiaries(chosen.size, diaries.length)}</span>
          </label>
          <ul>
            {diaries.map(({ id, title, stage, performed_at, labor }) => (
              <li key={id}>
                <label>
                  <input type="checkbox" checked={chosen.has(id)} onChange={() => toggle(id)} />
                  <time dateTime={performed_at}>{formatMoment(performed_at)}</time>
                  <span>{title ?? stage?.name}</span>
                  <span className="soft">{labor?.name}</span>
                </label>
              </li>
            ))}
          </ul>
          {chosen.size === 0 && <p className="soft">{words.emptyMeansAll}</p>}
        </>
      )}
    </fieldset>
  )
}
