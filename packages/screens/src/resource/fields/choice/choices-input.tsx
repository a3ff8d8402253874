import { vi } from '../../../ui/vi.ts'
import { optionsOfChoices } from './choice-input.tsx'
import type { InputProps } from '../field-view.ts'
import { useInputProps } from '../input-props.ts'
import { MultiSelect } from '../select/select.ts'

export function ChoicesInput(props: InputProps) {
  const {
    field: { choices },
    value,
    change,
  } = props
  const chosen = Array.isArray(value) ? value.map(String) : []

  return (
    <MultiSelect
      {...useInputProps(props)}
      data={optionsOfChoices(choices)}
      value={chosen}
      onChange={change}
      placeholder={chosen.length === 0 ? vi.choose : ''}
      clearable
      hidePickedOptions
      nothingFoundMessage={vi.noOptions}
      clearButtonProps={{ 'aria-label': vi.clear }}
    />
  )
}
