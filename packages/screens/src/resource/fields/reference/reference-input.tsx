import type { ComboboxParsedItem } from '@mantine/core'
import { useLayoutEffect, useRef, useState } from 'react'
import { referencedRows } from '../../form/entry.ts'
import { vi } from '../../../ui/vi.ts'
import { drawOption, useCreateInPlace } from './create-in-place.tsx'
import type { InputProps } from '../field-view.ts'
import { useInputProps } from '../input-props.ts'
import { useOptions } from './options.ts'
import type { BarredBy, Option } from './options.ts'
import { Select } from '../select/select.ts'

/** Reference input: one row of another resource, searched while typing. */
export function ReferenceInput({ barredBy, ...props }: InputProps & { barredBy?: BarredBy }) {
  const { field, path, value, entry, around, change } = props
  const { rows, loading, find, open } = useOptions(field, around, barredBy)
  const [picked, setPicked] = useState<Option | null>(null)
  const [words, setWords] = useState('')
  const current = [picked, ...referencedRows(entry, lastSegmentOf(path))].find((row) => row?.id === Number(value))
  const typed = words === current?.name ? '' : words
  const adding = useCreateInPlace(field, around, { typed, loading }, (row) => {
    setPicked(row)
    change(row.id)
  })
  const data = [...withCurrent(rows, current).map(toChoose), ...adding.options]
  const isFound = rows.some(({ id }) => id === current?.id)

  const pick = (id: string | null) => {
    if (adding.isNew(id)) return adding.open()
    setPicked(withCurrent(rows, current).find((row) => String(row.id) === id) ?? null)
    change(id === null ? null : Number(id))
  }
  const look = (next: string) => {
    setWords(next)
    if (next !== current?.name) find(next)
  }

  const input = useRef<HTMLInputElement>(null)
  const [isCut, setCut] = useState(false)
  useLayoutEffect(() => {
    const { scrollWidth, clientWidth } = input.current ?? { scrollWidth: 0, clientWidth: 0 }
    setCut(scrollWidth > clientWidth)
  }, [current?.name, words])
  const looks = useInputProps(props)

  return (
    <Select
      {...looks}
      ref={input}
      // Names that differ only at their end are read in full.
      description={isCut && current ? [current.name, looks.description].filter(Boolean).join('. ') : looks.description}
      data={data}
      value={value ? String(value) : null}
      onChange={pick}
      placeholder={vi.choose}
      searchable
      openOnFocus={!value && !props.error}
      searchValue={words}
      onSearchChange={look}
      onDropdownOpen={open}
      // Hides the current option from the results unless it matches.
      filter={({ options }) => options.filter((option) => isFound || valueOf(option) !== String(current?.id))}
      nothingFoundMessage={loading ? vi.searching : vi.noOptions}
      clearable={!field.required}
      allowDeselect={false}
      renderOption={drawOption}
      clearButtonProps={{ 'aria-label': vi.clear }}
    />
  )
}

const valueOf = (option: ComboboxParsedItem): string | null => ('value' in option ? option.value : null)

export const lastSegmentOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1)

/** Option for Mantine's lists. */
export const toChoose = ({ id, name, state, barred }: Option) => ({
  value: String(id),
  label: name,
  state,
  barred,
  disabled: barred !== undefined,
})

/** Adds the selected rows to the options, even if the search did not find them. */
export const withCurrent = (rows: readonly Option[], ...current: (Option | null | undefined)[]): Option[] => {
  const missing = current.filter((row): row is Option => !!row && !rows.some(({ id }) => id === row.id))
  return [...missing, ...rows]
}
