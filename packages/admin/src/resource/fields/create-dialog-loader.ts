import type { Entry, Fields, Resource } from '@trace/domain'
import type { ComponentType } from 'react'

/** What the form of a new row over another form is given. */
export interface CreateDialogProps {
  resource: Resource
  /** What the new row begins with. */
  initial: Readonly<Record<string, unknown>>
  onCreated(entry: Entry): void
  close(): void
}

/** Fetches that form with the inputs of such fields. */
type Load = (fields: Fields) => Promise<ComponentType<CreateDialogProps>>

let load: Load | undefined

/** Says where that form comes from: it is made of inputs, so an input that opens it cannot name it. */
export function setCreateDialog(loader: Load): void {
  load = loader
}

export function loadCreateDialog(fields: Fields): ReturnType<Load> {
  if (!load) throw new Error('setCreateDialog comes first')
  return load(fields)
}
