import { helpOf } from '@trace/define/help.ts'
import { createContext, use } from 'react'
import type { InputProps } from './field-view.ts'

/** Prefix for element ids in a form over another form, so that equal field names do not collide. */
export const FormScope = createContext('')

export const useFieldId = (path: string): string => use(FormScope) + path

/** Common props of every input: name, label, required mark, help text and error. */
export const useInputProps = ({ field, path, error }: InputProps) => ({
  id: useFieldId(path),
  name: path,
  label: field.label,
  labelProps: { 'data-required': field.required || undefined },
  description: helpOf(field),
  error,
  inputWrapperOrder: ['label', 'input', 'error', 'description'] as ('label' | 'input' | 'error' | 'description')[],
  'aria-required': field.required || undefined,
})

export const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value))
