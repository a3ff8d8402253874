import { createContext, use } from 'react'
import type { InputProps } from './field-view.ts'

/** Goes before the ids of a form that stands over another: both may ask for a name. */
export const FormScope = createContext('')

export const useFieldId = (path: string): string => use(FormScope) + path

/** What every input says beside its value: name, label, mark, help and what is wrong with it. */
export const useFrame = ({ field: { label, required, help }, path, error }: InputProps) => ({
  id: useFieldId(path),
  name: path,
  label,
  labelProps: { 'data-required': required || undefined },
  description: help,
  error,
  inputWrapperOrder: ['label', 'input', 'error', 'description'] as ('label' | 'input' | 'error' | 'description')[],
  'aria-required': required || undefined,
})

export const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value))
