import '@mantine/core/styles/PasswordInput.css'
import { PasswordInput } from '@mantine/core'
import { vi } from '../../../ui/vi.ts'
import type { InputProps } from '../field-view.ts'
import { textOf, useInputProps } from '../input-props.ts'

export function NewPasswordInput(props: InputProps) {
  return (
    <PasswordInput
      {...useInputProps(props)}
      autoComplete="new-password"
      maxLength={128}
      visibilityToggleButtonProps={{ 'aria-label': vi.showPassword, tabIndex: 0 }}
      value={textOf(props.value)}
      onChange={(event) => props.change(event.currentTarget.value)}
    />
  )
}
