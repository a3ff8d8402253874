import { Button, TextInput } from '@mantine/core'
import type { Field } from '@trace/define/field.ts'
import { useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { vi } from '../../ui/vi.ts'
import styles from './filter-pill.module.css'

const EDGES = ['from', 'to'] as const

type Edges = Record<(typeof EDGES)[number], string>

export interface RangeFormProps {
  field: Field
  /** The limits in the address. */
  known: Edges
  put(values: Edges): void
}

/** Texts and formats of the limits of a range. */
interface Texts {
  placeholder: string
  /** Converts the value in the address to the text of its box. */
  show(value: string): string
  /** Converts the text of a box to the value in the address; null if the text cannot be read. */
  read(text: string): string | null
  /** Error message at a box whose text cannot be read. */
  refusal: string
  /** Hint below a box that shows how an ambiguous text was read. */
  hint?(text: string, put: (text: string) => void): ReactNode
}

/** The two boxes of a range; a text that cannot be read is reported at its box. */
export function RangeForm({
  field: { unit },
  placeholder,
  show,
  read,
  refusal,
  hint,
  known,
  put,
}: RangeFormProps & Texts) {
  const [texts, setTexts] = useState({ from: show(known.from), to: show(known.to) })
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
