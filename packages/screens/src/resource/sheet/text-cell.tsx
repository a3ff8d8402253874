import type { Field } from '@trace/define/field.ts'
import { fold } from '@trace/define/text/fold.ts'
import { nameKey } from '@trace/define/text/name-key.ts'
import { nearest } from '@trace/define/text/nearest.ts'
import { useId, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { isComposing } from '../../ui/quick-keys.ts'
import { useOptions } from '../fields/reference/options.ts'
import { isNumeric } from '../fields/field-view.ts'
import { wordsOf } from './cell-text.ts'
import { isLong } from './sent-text.ts'
import styles from './grid.module.css'
import { words } from './words.ts'

const MOST_SHOWN = 8

interface Props {
  shared: Record<string, unknown> & { onKeyDown(event: KeyboardEvent<HTMLElement>): void }
  field: Field
  value: string
  /** The most letters for which the cell grows. */
  most: number
  around(): Readonly<Record<string, unknown>>
  write(text: string): void
}

/**
 * Cell with text. Choices and references are typed: matches are offered below; Enter or Tab takes the highlighted one.
 */
export function TextCell({ shared: given, field, value, most, around, write }: Props) {
  const shared = isNumeric(field)
    ? given
    : { ...given, title: value.length > most ? value : undefined, style: { minWidth: widthFor(value, most) } }
  const isChosen = ['choice', 'flag', 'reference'].includes(field.kind)
  if (isChosen) return <ChoosingCell shared={shared} field={field} value={value} around={around} write={write} />
  if (isLong(field)) return <LongCell shared={shared} value={value} write={write} />
  return (
    <input
      {...shared}
      inputMode={isNumeric(field) ? 'decimal' : undefined}
      autoComplete="off"
      value={value}
      onChange={(event) => write(event.currentTarget.value)}
    />
  )
}

/** Width of a cell that shows a text; what is longer is cut, and read in full where the pointer rests on it. */
const widthFor = (text: string, most: number): string => `max(150px, ${Math.min(text.length, most) * 0.9}ch)`

/** Cell with multi-line text: as in a spreadsheet, Enter moves to the next cell and Alt+Enter inserts a line break. */
function LongCell({ shared, value, write }: Pick<Props, 'shared' | 'value' | 'write'>) {
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || !event.altKey) return shared.onKeyDown(event)
    event.preventDefault()
    const { selectionStart, selectionEnd } = event.currentTarget
    event.currentTarget.setRangeText('\n', selectionStart, selectionEnd, 'end')
    write(event.currentTarget.value)
  }
  return (
    <textarea
      {...shared}
      rows={1}
      autoComplete="off"
      value={value}
      onChange={(event) => write(event.currentTarget.value)}
      onKeyDown={onKeyDown}
    />
  )
}

function ChoosingCell({ shared, field, value, around, write }: Omit<Props, 'most'>) {
  const { rows, loading, find } = useOptions(field, around)
  const [place, setPlace] = useState<{ top: number; left: number } | null>(null)
  const [marked, setMarked] = useState(0)
  const id = useId()
  const offered = field.to ? rows.map(({ name }) => name) : fitting(wordsOf(field), value)
  const shown = place ? [...new Set(offered)].slice(0, MOST_SHOWN) : []

  const open = (input: HTMLInputElement, text: string) => {
    const { bottom, left } = input.getBoundingClientRect()
    setPlace({ top: bottom + 2, left })
    setMarked(0)
    if (field.to) find(text)
  }
  const close = () => setPlace(null)
  const take = (name: string) => {
    write(name)
    close()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter ends the composition of a word; taking the offered option as well would write the word twice.
    if (isComposing(event.nativeEvent)) return
    if (event.altKey && event.key === 'ArrowDown') return open(event.currentTarget, '')
    // Also closes while the options are still loading; otherwise they would open after the user has moved on.
    if (event.key === 'Escape' && place) return close()
    if (shown.length === 0) return shared.onKeyDown(event)
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : shown.length - 1
      return setMarked((marked + step) % shown.length)
    }
    // While a search is running, Enter takes the highlighted option only if it contains the typed text: users press
    // Enter without waiting.
    const isMeant = !loading || fold(shown[marked]!).includes(fold(value))
    if ((event.key === 'Enter' || event.key === 'Tab') && value.trim() !== '' && isMeant)
      take(shown.find((name) => nameKey(name) === nameKey(value)) ?? shown[marked]!)
    shared.onKeyDown(event)
  }

  return (
    <>
      <input
        {...shared}
        role="combobox"
        aria-expanded={shown.length > 0}
        aria-controls={id}
        aria-activedescendant={shown.length > 0 ? `${id}-${marked}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        value={value}
        onChange={(event) => {
          write(event.currentTarget.value)
          open(event.currentTarget, event.currentTarget.value)
        }}
        onKeyDown={onKeyDown}
        onDoubleClick={(event) => open(event.currentTarget, '')}
        onBlur={close}
      />
      {shown.length > 0 && place && (
        <div id={id} role="listbox" aria-label={words.offered} className={styles['offered']} style={place}>
          {shown.map((name, index) => (
            <div
              key={name}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === marked}
              onMouseDown={(event) => {
                event.preventDefault()
                take(name)
              }}
            >
              {name}
            </div>
          ))}
        </div>
      )}
    </>
  )
}

/** The words that contain the typed text or, without any, the most similar one. */
function fitting(known: readonly string[], typed: string): string[] {
  const found = known.filter((word) => fold(word).includes(fold(typed)))
  const near = found.length === 0 ? nearest(typed, known) : null
  return near === null ? found : [near]
}
