import type { Entry, Listed } from '@trace/define/entry.ts'
import type { Kind } from '@trace/define/field.ts'
import { isSortable } from '@trace/define/kinds/index.ts'
import type { Resource } from '@trace/define/resource.ts'
import { createElement } from 'react'
import type { ReactNode } from 'react'
import { cells } from '../../fields/cells.tsx'
import { isNumeric } from '../../fields/field-view.ts'
import { fieldOf, referencedRows } from '../../form/entry.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { vi } from '../../../ui/vi.ts'

/** Column of a list: a field shown the standard way, or a custom one. */
export type ListColumn<R extends Resource = Resource> =
  | (keyof R['fields'] & string)
  | {
      label: string
      cell(entry: Listed<R>): ReactNode
      numeric?: boolean
      sortedBy?: keyof R['fields'] & string
      /** Laid out like a picture column. */
      picture?: true
      /** Replaces the column of the row's title. */
      names?: boolean
    }

/** One column for several references of which each row has exactly one. */
export const eitherReferenceColumn = <R extends Resource>(
  label: string,
  ...names: readonly (keyof R['fields'] & string)[]
): ListColumn<R> => ({
  label,
  cell: (entry) =>
    names
      .flatMap((name) => referencedRows(entry, name))
      .map(({ name }) => name)
      .join(', '),
})

/** Lazy-loaded, because few lists have such a column. */
const StateButton = lazyPart(
  'state-button',
  async () => (await import('../../fields/flag/state-button.tsx')).StateButton,
  (inside) => inside,
)

/** Column with the combined state of a resource's toggles. */
export const stateColumn = (resource: Resource): ListColumn => ({
  label: vi.stateColumn,
  cell: (entry) => createElement(StateButton, { resource, entry }),
})

export interface ShownColumn {
  key: string
  label: string
  numeric: boolean
  /** Field to sort by; null if the column cannot be sorted. */
  sortedBy: string | null
  /** Kind of field, which determines the width of the column. */
  kind: Kind | 'own'
  /** Whether the values are long. */
  wide: boolean
  cell(entry: Entry): ReactNode
}

export function showColumn(resource: Resource, column: ListColumn): ShownColumn {
  if (typeof column !== 'string') {
    const { label, cell, numeric = false, sortedBy = null, picture, names = false } = column
    return {
      key: names ? resource.title : label,
      label,
      numeric,
      sortedBy,
      kind: picture ? 'image' : 'own',
      wide: false,
      cell,
    }
  }
  const field = fieldOf(resource, column)
  const cell = (entry: Entry) =>
    createElement(cells[field.kind], { field, name: column, value: entry[column], entry, resource: resource.name })
  return {
    key: column,
    label: field.label,
    numeric: isNumeric(field),
    sortedBy: isSortable(field) ? column : null,
    kind: field.kind,
    wide: field.wide === true,
    cell,
  }
}
