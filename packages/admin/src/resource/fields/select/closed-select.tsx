import { InputBase } from '@mantine/core'
import type { SelectProps } from '@mantine/core'
import { useEffect, useEffectEvent } from 'react'
import { asClosed, frameOf, optionLabel, sectionsOf } from './closed-box.tsx'
import type { ClosedProps } from './closed-until-used.tsx'

/** A select whose list was never asked for: looks, reads and empties like the one that takes its place. */
export function ClosedSelect({ told, box, typed, onType, events }: ClosedProps<SelectProps>) {
  const { data, value, searchable, searchValue = '', onSearchChange } = told
  const label = optionLabel(data, value)
  // Whoever follows the words of a search begins with those that the box shows.
  const say = useEffectEvent(() => {
    if (label !== searchValue) onSearchChange?.(label)
  })
  useEffect(() => say(), [label])

  return (
    <InputBase
      {...frameOf(told)}
      {...asClosed}
      {...events}
      {...sectionsOf(told, value !== null, () => told.onChange?.(null, null))}
      ref={box}
      value={typed ?? label}
      onChange={(event) => onType(event.currentTarget.value)}
      readOnly={!searchable}
      pointer={!searchable}
    />
  )
}
