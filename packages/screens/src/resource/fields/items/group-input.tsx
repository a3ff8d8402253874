import { isFieldApplicable } from '@trace/define/field-conditions.ts'
import { nextValue, NoInput } from '../field-view.ts'
import type { InputProps } from '../field-view.ts'
import { useFieldId } from '../input-props.ts'
import styles from './items-input.module.css'

const isItem = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Update function: sets one value of a group, based on the group's latest state. */
const changed = (name: string, next: unknown) => (now: unknown) => {
  const values = isItem(now) ? now : {}
  return { ...values, [name]: nextValue(next, values[name]) }
}

/** Fieldset for a few values that belong together. */
export function GroupInput({
  field: { label, help, fields = {} },
  path,
  value,
  error,
  entry,
  around,
  problems,
  change,
  Inner = NoInput,
}: InputProps) {
  const values = isItem(value) ? value : {}
  const inner = isItem(entry[path]) ? entry[path] : {}

  return (
    <fieldset className={styles['items']} id={useFieldId(path)}>
      <legend>{label}</legend>
      {help && <p className="soft">{help}</p>}
      {error && (
        <p role="alert" className={styles['error']}>
          {error}
        </p>
      )}
      <div className={styles['fields']}>
        {Object.entries(fields)
          .filter(([, field]) => isFieldApplicable(field, { ...around(), ...values }))
          .map(([name, field]) => (
            <Inner
              key={name}
              field={field}
              path={`${path}.${name}`}
              value={values[name]}
              error={problems[`${path}.${name}`]?.[0]}
              entry={inner}
              around={() => ({ ...around(), ...values })}
              problems={problems}
              change={(next) => change(changed(name, next))}
            />
          ))}
      </div>
    </fieldset>
  )
}
