import type { Named } from '@trace/define/entry.ts'
import { useState } from 'react'
import { referencedRows } from '../../form/entry.ts'
import { vi } from '../../../ui/vi.ts'
import { drawOption, useCreateInPlace } from './create-in-place.tsx'
import type { InputProps } from '../field-view.ts'
import { useInputProps } from '../input-props.ts'
import { MultiSelect } from '../select/select.ts'
import { useOptions } from './options.ts'
import { lastSegmentOf, toChoose, withCurrent } from './reference-input.tsx'

/** Input for several rows of another resource. */
export function ReferencesInput(props: InputProps) {
  const { field, path, value, entry, around, change } = props
  const { rows, loading, find, open } = useOptions(field, around)
  const [met, setMet] = useState<readonly Named[]>(() => referencedRows(entry, lastSegmentOf(path)))
  const chosen = Array.isArray(value) ? value.map(String) : []
  const [words, setWords] = useState('')
  const adding = useCreateInPlace(field, around, { typed: words, loading }, (row) => {
    setMet((now) => [...now, row])
    change((now: unknown) => [...(Array.isArray(now) ? now.map(Number) : []), row.id])
  })
  const all = withCurrent(rows, ...met.filter(({ id }) => chosen.includes(String(id))))

  const look = (next: string) => {
    setWords(next)
    find(next)
  }
  const pick = (ids: string[]) => {
    if (ids.some(adding.isNew)) return adding.open()
    setMet(all.filter(({ id }) => ids.includes(String(id))))
    change(ids.map(Number))
  }

  return (
    <MultiSelect
      {...useInputProps(props)}
      data={[...all.map(toChoose), ...adding.options]}
      value={chosen}
      onChange={pick}
      placeholder={chosen.length === 0 ? vi.choose : ''}
      searchable
      openOnFocus={!props.error}
      clearable
      hidePickedOptions
      onSearchChange={look}
      renderOption={drawOption}
      onDropdownOpen={open}
      filter={({ options }) => options}
      nothingFoundMessage={loading ? vi.searching : vi.noOptions}
      clearButtonProps={{ 'aria-label': vi.clear }}
    />
  )
}
