import { Input } from '@mantine/core'
import { useId } from 'react'
import styles from './flag-input.module.css'
import type { InputProps } from '../field-view.ts'
import { useFieldId } from '../input-props.ts'
import toggle from './toggle-switch.module.css'

export function FlagInput({ field: { label, help }, path, value, error, change }: InputProps) {
  const beneath = useId()

  return (
    <div className={styles['flag']}>
      <label>
        <input
          id={useFieldId(path)}
          name={path}
          type="checkbox"
          role="switch"
          className={toggle['switch']}
          checked={value === true}
          aria-checked={value === true}
          aria-invalid={error ? true : undefined}
          aria-describedby={beneath}
          onChange={(event) => change(event.currentTarget.checked)}
        />
        {label}
      </label>
      <div id={beneath}>
        {error && <Input.Error>{error}</Input.Error>}
        {help && <Input.Description>{help}</Input.Description>}
      </div>
    </div>
  )
}
