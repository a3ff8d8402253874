import type { Field } from '@trace/define/field.ts'
import type { ComponentType } from 'react'
import type { CellProps } from './field-view.ts'

/** Creates a cell that shows a value as text. */
export const plainCell = (show: (value: unknown, field: Field) => string): ComponentType<CellProps> =>
  function PlainCell({ value, field }) {
    return show(value, field)
  }

export const asText = (value: unknown): string => (value === null || value === undefined ? '' : String(value))
