import '@mantine/core/styles/PasswordInput.css'
import { PasswordInput } from '@mantine/core'
import type { Problems } from '@trace/define/read.ts'
import { vi } from '../ui/vi.ts'

interface Props {
  name: string
  label: string
  problems: Problems
  autoFocus?: boolean
  autoComplete?: string
}

export const OwnPasswordInput = ({
  name,
  label,
  problems,
  autoFocus = false,
  autoComplete = 'new-password',
}: Props) => (
  <PasswordInput
    name={name}
    size="md"
    label={label}
    autoComplete={autoComplete}
    autoFocus={autoFocus}
    error={problems[name]?.[0]}
    visibilityToggleButtonProps={{ 'aria-label': vi.showPassword, tabIndex: 0 }}
  />
)
