import { Switch } from '@mantine/core'
import type { InputProps } from './field-view.ts'
import { useFieldId } from './input-frame.ts'

export function FlagInput({ field: { label, help }, path, value, error, change }: InputProps) {
  return (
    <Switch
      id={useFieldId(path)} name={path} label={label} description={help} error={error} checked={value === true} pt={{ base: 0, sm: 28 }}
      onChange={(event) => change(event.currentTarget.checked)}
    />
  )
}
