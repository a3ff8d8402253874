import { InputBase, TextInput as Plain } from '@mantine/core'
import type { HTMLInputAutoCompleteAttribute } from 'react'
import type { InputProps } from '../field-view.ts'
import { useInputProps, textOf } from '../input-props.ts'

interface Keyboard {
  type?: string
  inputMode?: 'text' | 'email' | 'tel' | 'url'
  autoComplete?: HTMLInputAutoCompleteAttribute
}

const typed = (keyboard: Keyboard) =>
  function TypedInput(props: InputProps) {
    return (
      <Plain
        {...useInputProps(props)}
        {...keyboard}
        maxLength={props.field.max ?? 255}
        value={textOf(props.value)}
        onChange={(event) => props.change(event.currentTarget.value)}
      />
    )
  }

export const TextInput = typed({ autoComplete: 'off' })
export const EmailInput = typed({ inputMode: 'email', autoComplete: 'off' })
export const PhoneInput = typed({ type: 'tel', inputMode: 'tel', autoComplete: 'off' })
export const UrlInput = typed({ inputMode: 'url', autoComplete: 'off' })

export function LongTextInput(props: InputProps) {
  return (
    <InputBase
      {...useInputProps(props)}
      component="textarea"
      multiline
      rows={props.field.max && props.field.max <= 500 ? 2 : 4}
      style={{ '--input-resize': 'vertical' }}
      value={textOf(props.value)}
      onChange={(event) => props.change(event.currentTarget.value)}
    />
  )
}
