import type { InputProps } from './field-view.ts'

/** What every input says beside its value: name, label, mark, help and what is wrong with it. */
export const frameOf = ({ field: { label, required, help }, path, error }: InputProps) => ({
  id: path,
  name: path,
  label,
  labelProps: { 'data-required': required || undefined },
  description: help,
  error,
  inputWrapperOrder: ['label', 'input', 'error', 'description'] as ('label' | 'input' | 'error' | 'description')[],
  'aria-required': required || undefined,
})

export const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value))
