import { TextInput } from '@mantine/core'
import { helpOf } from '@trace/define/help.ts'
import { readNumber } from '@trace/define/text/read-number.ts'
import { useLayoutEffect, useRef, useState } from 'react'
import type { ChangeEvent } from 'react'
import type { InputProps } from '../field-view.ts'
import { useInputProps } from '../input-props.ts'
import { NumberReading } from './number-reading.tsx'
import { afterChange, showNumber, valueOf } from './number-text.ts'
import type { TypedNumber } from './number-text.ts'

/**
 * Number input. Inserts points between thousands while digits are typed; the caret stays after the same digit. Below an
 * ambiguous number it shows how the number was read.
 */
export function NumberInput(props: InputProps) {
  const { field, value, change } = props
  const unit = field.kind === 'money' ? 'VNĐ' : field.unit
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  const [typed, setTyped] = useState<TypedNumber | null>(null)
  const isTyped = typed !== null && isSame(valueOf(typed.text, field), value)
  const shown = isTyped ? typed.text : showNumber(value, field)
  const isAsked =
    isTyped && (typed.isPointed || typed.text.includes(',')) && readNumber(typed.text, field)?.other != null

  useLayoutEffect(() => {
    if (caret.current !== null && document.activeElement === input.current)
      input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  }, [shown])

  const put = (next: TypedNumber) => {
    setTyped(next)
    change(valueOf(next.text, field))
  }
  const type = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const { value: text, selectionStart } = currentTarget
    const { inputType = '', data = null, isComposing = false } = nativeEvent as Partial<InputEvent>
    const isKey = /^(insertText|insertCompositionText|delete)/.test(inputType)
    const next = afterChange(typed ?? { text: shown, isPointed: false }, { text, inserted: data, isKey }, field)
    if (isComposing) return put({ ...next, text })
    const [before, after] = [text.slice(0, selectionStart ?? text.length), text.slice(selectionStart ?? text.length)]
    const [digitsBefore, digitsAfter] = [before, after].map((part) => part.replaceAll('.', '').length) as [
      number,
      number,
    ]
    if (next.text !== text)
      caret.current = next.isPointed ? next.text.length - digitsAfter : placeAfter(next.text, digitsBefore)
    put(next)
  }
  const settle = () => typed && put(afterChange(typed, { text: typed.text, inserted: null, isKey: true }, field))

  return (
    <TextInput
      {...useInputProps(props)}
      {...(isAsked && {
        description: (
          <>
            {helpOf(field)}
            <NumberReading field={field} text={shown} choose={(text) => put({ text, isPointed: false })} />
          </>
        ),
      })}
      ref={input}
      inputMode={field.kind === 'decimal' ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={shown}
      onChange={type}
      onCompositionEnd={settle}
      onBlur={() => !isAsked && typeof value === 'number' && setTyped(null)}
      rightSection={unit}
      rightSectionWidth={widthOf(unit)}
      rightSectionProps={{ className: 'soft' }}
    />
  )
}

/** Whether a form value equals the typed value; a form may return a number as text. */
const isSame = (typed: number | string, value: unknown): boolean => String(typed) === String(value ?? '')

const widthOf = (unit: string | undefined) => (unit ? unit.length * 8 + 20 : 0)

/** Caret position after this many digits, commas and signs. */
function placeAfter(text: string, count: number): number {
  let place = 0
  for (let seen = 0; place < text.length && seen < count; place++) if (text[place] !== '.') seen++
  return place
}
