import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { rememberName } from '../../list/names.ts'
import { vi } from '../../../ui/vi.ts'
import type { FilterProps } from '../field-view.ts'
import { FilterPill } from '../filter-pill.tsx'
import styles from '../filter-pill.module.css'
import { useOptions } from './options.ts'

const nowhere = () => ({})

/** Filter: rows that refer to any of the chosen rows. */
export function ReferenceFilter({ field, name, search, apply, names }: FilterProps) {
  const { within: _, ...loose } = field
  const { rows, loading, find } = useOptions(loose, nowhere)
  const [words, setWords] = useState('')
  const chosen = (search.get(name) ?? '').split(',').filter(Boolean)
  const shown = [...names, ...rows.filter(({ id }) => !names.some((one) => one.id === id))]

  const toggle = (row: { id: number; name: string }) => {
    rememberName(field.to ?? '', row)
    const id = String(row.id)
    apply({ [name]: (chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]).join(',') })
  }
  const look = (next: string) => {
    setWords(next)
    find(next)
  }

  return (
    <FilterPill
      label={field.label}
      set={names.map((row) => row.name).join(', ')}
      clear={() => apply({ [name]: '' })}
      onOpen={() => look('')}
    >
      {() => (
        <div className={styles['form']}>
          <TextInput
            size="sm"
            placeholder={vi.typeToSearch}
            aria-label={vi.searchIn(field.label)}
            value={words}
            onChange={(event) => look(event.currentTarget.value)}
            data-autofocus
          />
          <ul className={styles['options']} aria-busy={loading}>
            {shown.map((row) => (
              <li key={row.id}>
                <label>
                  <input type="checkbox" checked={chosen.includes(String(row.id))} onChange={() => toggle(row)} />
                  {row.name}
                </label>
              </li>
            ))}
            {shown.length === 0 && <li className={styles['none']}>{loading ? vi.searching : vi.noOptions}</li>}
          </ul>
        </div>
      )}
    </FilterPill>
  )
}
