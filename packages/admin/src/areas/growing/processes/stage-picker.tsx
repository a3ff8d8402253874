import { IconPlus } from '@tabler/icons-react'
import { processes } from '@trace/domain/areas/growing/processes.ts'
import type { Field } from '@trace/define/field.ts'
import { useState } from 'react'
import type { InputProps } from '@trace/screens/resource/fields/field-view.ts'
import { useOptions } from '@trace/screens/resource/fields/reference/options.ts'
import { vi } from '@trace/screens/ui/vi.ts'
import { Select } from '@trace/screens/resource/fields/select/select.ts'
import { words } from './words.ts'

interface Props extends Pick<InputProps, 'around'> {
  disabled: boolean
  add(id: number, name: string): void
}

/** Searches the stages of the process's sector, and adds the chosen one. */
export function StagePicker({ around, disabled, add }: Props) {
  const stage: Field = { ...processes.fields.process_stages.fields.stage_id, within: ['sector_kind'] }
  const { rows, loading, find, open } = useOptions(stage, around)
  const [text, setText] = useState('')

  const pick = (id: string | null) => {
    const row = rows.find((each) => String(each.id) === id)
    if (row) add(row.id, row.name)
    setText('')
  }
  const look = (next: string) => {
    setText(next)
    find(next)
  }

  return (
    <Select
      aria-label={words.addStage}
      placeholder={disabled ? words.pickSector : words.addStage}
      disabled={disabled}
      w={{ base: '100%', sm: 360 }}
      leftSection={<IconPlus size={16} aria-hidden />}
      data={rows.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={null}
      onChange={pick}
      searchable
      searchValue={text}
      onSearchChange={look}
      onDropdownOpen={open}
      filter={({ options }) => options}
      nothingFoundMessage={loading ? vi.searching : vi.noOptions}
    />
  )
}
