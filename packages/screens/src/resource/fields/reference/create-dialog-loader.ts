import type { Named } from '@trace/define/entry.ts'
import type { Fields } from '@trace/define/field.ts'
import type { Resource } from '@trace/define/resource.ts'
import type { ComponentType } from 'react'

/** Props of the dialog that creates a row from within another form. */
export interface CreateDialogProps {
  resource: Resource
  /** Initial values of the new row. */
  initial: Readonly<Record<string, unknown>>
  /** Called with the created row, or with an existing row chosen instead. */
  onCreated(row: Named): void
  close(): void
}

/** Lazy-loads the dialog, together with the inputs for these fields. */
type Load = (fields: Fields) => Promise<ComponentType<CreateDialogProps>>

let load: Load | undefined

/**
 * Registers the dialog's loader. This breaks an import cycle: the dialog imports inputs, and an input opens the dialog.
 */
export function setCreateDialog(loader: Load): void {
  load = loader
}

export function loadCreateDialog(fields: Fields): ReturnType<Load> {
  if (!load) throw new Error('setCreateDialog comes first')
  return load(fields)
}
