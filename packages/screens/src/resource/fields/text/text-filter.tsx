import { Button, TextInput } from '@mantine/core'
import type { FormEvent } from 'react'
import { vi } from '../../../ui/vi.ts'
import type { FilterProps } from '../field-view.ts'
import { FilterPill } from '../filter-pill.tsx'
import styles from '../filter-pill.module.css'

/** Filter: rows whose value equals the typed text. */
export function TextFilter({ field: { label }, name, search, apply }: FilterProps) {
  const value = search.get(name) ?? ''
  const submit = (close: () => void) => (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    apply({ [name]: String(new FormData(event.currentTarget).get('value')).trim() })
    close()
  }

  return (
    <FilterPill label={label} set={value} clear={() => apply({ [name]: '' })}>
      {(close) => (
        <form className={styles['form']} onSubmit={submit(close)}>
          <TextInput name="value" aria-label={label} defaultValue={value} data-autofocus />
          <Button type="submit" fullWidth>
            {vi.apply}
          </Button>
        </form>
      )}
    </FilterPill>
  )
}
