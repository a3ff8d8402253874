import { TextInput } from '@mantine/core'
import { joined } from '../form/entry.ts'
import { vi } from '../../ui/vi.ts'
import type { InputProps } from './field-view.ts'
import { textOf, useFrame } from './input-frame.ts'

/** Read-only input: the value is fixed by the server's environment variables. */
export function SettledInput(props: InputProps) {
  return (
    <TextInput
      {...useFrame(props)}
      description={vi.settled}
      readOnly
      value={joined(props.entry, props.path)[0]?.name ?? textOf(props.value)}
    />
  )
}
