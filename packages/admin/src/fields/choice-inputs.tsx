import { MultiSelect, Select } from '@mantine/core'
import type { Choices } from '@trace/domain'
import { vi } from '../vi.ts'
import type { InputProps } from './field-view.ts'
import { useFrame, textOf } from './input-frame.ts'

const optionsOf = (choices: Choices = {}) => Object.entries(choices).map(([value, label]) => ({ value, label }))

const MANY = 8

export function ChoiceInput(props: InputProps) {
  const { field: { choices, required }, value, change } = props
  const data = optionsOf(choices)

  return (
    <Select
      {...useFrame(props)} data={data} value={textOf(value) || null} onChange={change} placeholder={vi.choose}
      clearable={!required} searchable={data.length > MANY} nothingFoundMessage={vi.noOptions} allowDeselect={false} checkIconPosition="right"
      clearButtonProps={{ 'aria-label': vi.clear }}
    />
  )
}

export function ChoicesInput(props: InputProps) {
  const { field: { choices }, value, change } = props
  const chosen = Array.isArray(value) ? value.map(String) : []

  return (
    <MultiSelect
      {...useFrame(props)} data={optionsOf(choices)} value={chosen} onChange={change} placeholder={chosen.length === 0 ? vi.choose : ''}
      clearable hidePickedOptions nothingFoundMessage={vi.noOptions} clearButtonProps={{ 'aria-label': vi.clear }}
    />
  )
}
