import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { vi } from '../../ui/vi.ts'
import type { FilterProps } from './field-view.ts'
import { FilterPill } from './filter-pill.tsx'
import styles from './filter-pill.module.css'

/** How the limits of a range are written. */
interface Texts {
  placeholder: string
  /** Converts the value in the address to the displayed text, and back; null for a text that cannot be read. */
  show(value: string): string
  read(text: string): string | null
  /** What is said at a box whose text cannot be read. */
  refusal: string
  /** What stands beneath a box: how its text was read, where it can be read in two ways. */
  hint?(text: string, put: (text: string) => void): ReactNode
}

type Props = FilterProps & Texts

/** Filter by a minimum, a maximum, or both. */
export function RangeFilter(props: Props) {
  const { field, name, search, apply, show } = props
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

  return (
    <FilterPill label={field.label} set={set} clear={() => put({ from: '', to: '' })}>
      {(close) => (
        <RangeForm
          {...props}
          known={{ from, to }}
          put={(values) => {
            put(values)
            close()
          }}
        />
      )}
    </FilterPill>
  )
}

const EDGES = ['from', 'to'] as const

interface RangeFormProps extends Props {
  known: Record<(typeof EDGES)[number], string>
  put(values: { from: string; to: string }): void
}

/** The two boxes of a range; a text that cannot be read is refused at its box. */
function RangeForm({ field: { unit }, placeholder, read, refusal, hint, known, put }: RangeFormProps) {
  const [texts, setTexts] = useState(known)
  const [isRefused, setRefused] = useState(false)
  const [from, to] = EDGES.map((edge) => (texts[edge].trim() === '' ? '' : read(texts[edge])))

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (from == null || to == null) setRefused(true)
    else put({ from, to })
  }

  return (
    <form className={styles['form']} onSubmit={submit}>
      <div className={styles['pair']}>
        {EDGES.map((edge, at) => {
          const change = (text: string) => setTexts({ ...texts, [edge]: text })
          return (
            <TextInput
              key={edge}
              name={edge}
              label={unit ? `${vi[edge]} (${unit})` : vi[edge]}
              value={texts[edge]}
              onChange={(event) => change(event.currentTarget.value)}
              error={isRefused && [from, to][at] === null && refusal}
              placeholder={placeholder}
              inputMode="numeric"
              autoComplete="off"
              description={hint?.(texts[edge], change)}
              inputWrapperOrder={['label', 'input', 'error', 'description']}
              data-autofocus={at === 0 || undefined}
            />
          )
        })}
      </div>
      <Button type="submit" fullWidth>
        {vi.apply}
      </Button>
    </form>
  )
}
