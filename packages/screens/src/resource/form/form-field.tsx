import type { Field } from '@trace/define/field.ts'
import type { Problems } from '@trace/define/read.ts'
import { memo, useCallback } from 'react'
import type { Dispatch, ReactNode } from 'react'
import { isWide } from '../fields/field-view.ts'
import type { InputProps } from '../fields/field-view.ts'
import { FieldInput } from '../fields/inputs.tsx'
import { words } from './words.ts'
import type { FormEvent, Values } from './form-state.ts'
import { circledNumber } from './circled-number.ts'
import styles from './form.module.css'

interface FormFieldProps {
  name: string
  field: Field
  value: unknown
  problems: Problems
  /** Filled in by the program and not changed since. */
  isPrefilled: boolean
  entry: Values
  around(): Values
  dispatch: Dispatch<FormEvent>
  put: NonNullable<InputProps['put']>
  /** Line of a check-list that depends on this field. */
  line: { number: number; label: string } | undefined
  draw: ((props: InputProps) => ReactNode) | undefined
}

export const FormField = memo(function FormField({
  name,
  field,
  dispatch,
  problems,
  line,
  isPrefilled,
  draw,
  ...rest
}: FormFieldProps) {
  const change = useCallback((value: unknown) => dispatch({ type: 'changed', name, value }), [dispatch, name])
  const props: InputProps = { field, path: name, error: problems[name]?.[0], problems, change, ...rest }
  return (
    <div className={styles['field']} data-field={name} data-wide={isWide(field) || undefined}>
      {(line || isPrefilled) && (
        <span className={styles['line']}>
          {isPrefilled && (
            <span className="soft" title={words.filledHint}>
              {words.filled}
            </span>
          )}
          {line && (
            <span title={words.checklistLine(line.number, line.label)} aria-hidden>
              {circledNumber(line.number)}
            </span>
          )}
        </span>
      )}
      {draw ? draw(props) : <FieldInput {...props} />}
    </div>
  )
})
