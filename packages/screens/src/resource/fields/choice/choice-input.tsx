import type { Choices } from '@trace/define/field.ts'
import { vi } from '../../../ui/vi.ts'
import type { InputProps } from '../field-view.ts'
import { useInputProps, textOf } from '../input-props.ts'
import { Select } from '../select/select.ts'

export const optionsOfChoices = (choices: Choices = {}) =>
  Object.entries(choices).map(([value, label]) => ({ value, label }))

const MANY = 8

export function ChoiceInput(props: InputProps) {
  const {
    field: { choices, required },
    value,
    change,
  } = props
  const data = optionsOfChoices(choices)

  return (
    <Select
      {...useInputProps(props)}
      data={data}
      value={textOf(value) || null}
      onChange={change}
      placeholder={vi.choose}
      clearable={!required}
      searchable={data.length > MANY}
      openOnFocus={!props.error}
      nothingFoundMessage={vi.noOptions}
      allowDeselect={false}
      checkIconPosition="right"
      clearButtonProps={{ 'aria-label': vi.clear }}
    />
  )
}
