import { Button, TextInput } from '@mantine/core'
import type { FormEvent } from 'react'
import { vi } from '../../ui/vi.ts'
import type { FilterProps } from './field-view.ts'
import { FilterPill } from './filter-pill.tsx'
import styles from './filter-pill.module.css'

/** How the limits of a range are written. */
interface Texts {
  placeholder: string
  /** Converts the value in the address to the displayed text, and back. */
  show(value: string): string
  read(text: string): string
}

/** Filter by a minimum, a maximum, or both. */
export function RangeFilter({
  field: { label, unit, ungrouped },
  name,
  search,
  apply,
  placeholder,
  show: usual,
  read,
}: FilterProps & Texts) {
  const show = (value: string) => (ungrouped ? value : usual(value))
  const [from, to] = [show(search.get(`${name}_from`) ?? ''), show(search.get(`${name}_to`) ?? '')]
  const set =
    from && to
      ? `${from} – ${to}`
      : from
        ? `${vi.from.toLowerCase()} ${from}`
        : to
          ? `${vi.to.toLowerCase()} ${to}`
          : ''
  const put = (values: { from: string; to: string }) =>
    apply({ [`${name}_from`]: values.from, [`${name}_to`]: values.to })

  const submit = (close: () => void) => (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    put({ from: read(String(form.get('from'))), to: read(String(form.get('to'))) })
    close()
  }

  return (
    <FilterPill label={label} set={set} clear={() => put({ from: '', to: '' })}>
      {(close) => (
        <form className={styles['form']} onSubmit={submit(close)}>
          <div className={styles['pair']}>
            <TextInput
              name="from"
              label={unit ? `${vi.from} (${unit})` : vi.from}
              defaultValue={from}
              placeholder={placeholder}
              inputMode="numeric"
              data-autofocus
            />
            <TextInput
              name="to"
              label={unit ? `${vi.to} (${unit})` : vi.to}
              defaultValue={to}
              placeholder={placeholder}
              inputMode="numeric"
            />
          </div>
          <Button type="submit" fullWidth>
            {vi.apply}
          </Button>
        </form>
      )}
    </FilterPill>
  )
}
