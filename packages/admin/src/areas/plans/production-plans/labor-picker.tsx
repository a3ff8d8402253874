import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { InputProps } from '@trace/screens/resource/fields/field-view.ts'
import { useOptions } from '@trace/screens/resource/fields/reference/options.ts'
import { vi } from '@trace/screens/ui/vi.ts'
import { Select } from '@trace/screens/resource/fields/select/select.ts'
import { words } from './words.ts'

interface Props extends Pick<InputProps, 'field' | 'around'> {
  taken: readonly number[]
  add(id: number, name: string): void
}

/** Searches the workers of the plan's producer, and adds the chosen one. */
export function LaborPicker({ field, around, taken, add }: Props) {
  const { rows, loading, find, open } = useOptions(field, around)
  const [text, setText] = useState('')
  const free = rows.filter(({ id }) => !taken.includes(id))

  const pick = (id: string | null) => {
    const row = free.find((each) => String(each.id) === id)
    if (row) add(row.id, row.name)
    setText('')
  }

  return (
    <Select
      aria-label={words.addLabor}
      placeholder={words.addLabor}
      size="xs"
      w={{ base: '100%', xs: 240 }}
      value={null}
      onChange={pick}
      data={free.map(({ id, name }) => ({ value: String(id), label: name }))}
      leftSection={<IconPlus size={14} aria-hidden />}
      searchable
      searchValue={text}
      onDropdownOpen={open}
      onSearchChange={(next) => {
        setText(next)
        find(next)
      }}
      filter={({ options }) => options}
      nothingFoundMessage={loading ? vi.searching : vi.noOptions}
    />
  )
}
