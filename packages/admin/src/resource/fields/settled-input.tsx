import { TextInput } from '@mantine/core'
import { joined } from '../form/entry.ts'
import { vi } from '../../ui/vi.ts'
import type { InputProps } from './field-view.ts'
import { textOf, useFrame } from './input-frame.ts'

/** A value that the server's own settings decide: shown, and not to be changed here. */
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
