import { TextInput } from '@mantine/core'
import { referencedRows } from '../form/entry.ts'
import { vi } from '../../ui/vi.ts'
import type { InputProps } from './field-view.ts'
import { textOf, useInputProps } from './input-props.ts'

/** Read-only input: the value is fixed by the server's environment variables. */
export function EnvironmentFixedInput(props: InputProps) {
  return (
    <TextInput
      {...useInputProps(props)}
      description={vi.settled}
      readOnly
      value={referencedRows(props.entry, props.path)[0]?.name ?? textOf(props.value)}
    />
  )
}
