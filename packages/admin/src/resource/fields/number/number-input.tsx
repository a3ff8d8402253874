import { TextInput } from '@mantine/core'
import { useLayoutEffect, useRef, useState } from 'react'
import type { ChangeEvent } from 'react'
import type { InputProps } from '../field-view.ts'
import { useFrame } from '../input-frame.ts'
import { groupDigits, readNumber, showNumber } from './number-text.ts'

/** Number input that inserts thousands separators while typing; the caret stays after the same digit. */
export function NumberInput(props: InputProps) {
  const {
    field: { kind, unit, min, ungrouped, digits = 0 },
    value,
    change,
  } = props
  const written = (text: string) => (ungrouped || digits ? text.replaceAll('.', '') : text)
  const show = () => (value === null || value === '' ? '' : written(showNumber(value)).padStart(digits, '0'))
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  const [text, setText] = useState(show)
  const decimals = kind === 'decimal'
  const shown = (readNumber(text) ?? '') === String(value ?? '') ? text : show()

  useLayoutEffect(() => {
    if (caret.current !== null && document.activeElement === input.current)
      input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  }, [shown])

  const type = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const at = currentTarget.selectionStart ?? currentTarget.value.length
    const typedPoint = decimals && 'data' in nativeEvent && nativeEvent.data === '.'
    const raw = typedPoint
      ? `${currentTarget.value.slice(0, at - 1)},${currentTarget.value.slice(at)}`
      : currentTarget.value
    const next = written(groupDigits(raw, decimals, kind !== 'money' && (min === undefined || min < 0)))
    caret.current = placeAfter(next, raw.slice(0, at).replace(/[^\d,-]/g, '').length)
    setText(next)
    change(readNumber(next) ?? '')
  }

  return (
    <TextInput
      {...useFrame(props)}
      ref={input}
      inputMode={decimals ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={shown}
      onChange={type}
      rightSection={kind === 'money' ? 'VNĐ' : unit}
      rightSectionWidth={widthOf(kind === 'money' ? 'VNĐ' : unit)}
      rightSectionProps={{ className: 'soft' }}
    />
  )
}

const widthOf = (unit: string | undefined) => (unit ? unit.length * 8 + 20 : 0)

/** Caret position after this many digits, commas and signs. */
function placeAfter(text: string, count: number): number {
  let place = 0
  for (let seen = 0; place < text.length && seen < count; place++) if (text[place] !== '.') seen++
  return place
}
