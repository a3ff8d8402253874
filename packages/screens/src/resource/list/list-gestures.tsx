import type { ComponentProps } from 'react'
import { ColumnEdges } from './columns/column-edges.tsx'
import { ListKeys } from './list-keys.ts'

type Props = ComponentProps<typeof ListKeys> & Pick<ComponentProps<typeof ColumnEdges>, 'columns'>

/** Keyboard shortcuts of a list, and resizing of its columns. */
export const ListGestures = ({ columns, ...keys }: Props) => (
  <>
    <ListKeys {...keys} />
    <ColumnEdges screen={keys.resource.screen} columns={columns} />
  </>
)
