import { menus } from '@trace/domain/areas/portal/menus.ts'
import { createElement } from 'react'
import { Link } from 'react-router'
import { cells } from '@trace/screens/resource/fields/cells.tsx'
import { screenNeed } from '@trace/screens/app/guard.ts'
import { createAddress, editAddress } from '@trace/screens/resource/addresses.ts'
import { useRowActions } from '@trace/screens/resource/list/rows/row-actions.ts'
import type { RowAction } from '@trace/screens/resource/list/rows/row-actions.ts'
import { RowMenu } from '@trace/screens/resource/list/rows/row-menu.tsx'
import { useCan } from '@trace/screens/app/shell-data.ts'
import { useReturnState } from '@trace/screens/app/way-back.ts'
import { DragGrip, useSortableLine } from '@trace/screens/ui/sortable.tsx'
import type { Item } from './menu-tree.ts'
import styles from './tree.module.css'
import { words } from './words.ts'

interface Props {
  item: Item
  depth: number
  indent: number
  canMove: boolean
}

/** One menu item, indented by its depth, with a drag handle. */
export function TreeRow({ item, depth, indent, canMove }: Props) {
  const { line, grip } = useSortableLine(item.id, !canMove)
  const { screens, steps } = useRowActions(menus)
  const can = useCan()
  const { id, name, position, is_active } = item
  const way = useReturnState()

  const under: RowAction[] =
    depth < 2 && can(screenNeed(menus, 'create'))
      ? [
          {
            label: words.addUnder,
            icon: 'move',
            to: `${createAddress(menus)}?position=${position}&parent_id=${id}`,
          },
        ]
      : []
  const edit = screens(item)

  return (
    <li {...line} aria-level={depth + 1} style={{ ...line.style, paddingInlineStart: 12 + depth * indent }}>
      {canMove && <DragGrip label={words.drag(name)} {...grip} />}
      <span className={styles['name']}>
        <Link to={editAddress(menus, id)} state={way}>
          {name}
        </Link>
        <span className="soft">{targetOf(item)}</span>
      </span>
      {createElement(cells.toggle, {
        field: menus.fields.is_active,
        name: 'is_active',
        value: is_active,
        entry: item,
        resource: 'menus',
      })}
      <RowMenu name={name} actions={[...edit, ...under, ...steps(item)]} />
    </li>
  )
}

/** Target of an item: an address as it is, or the row's type and its name if it differs from the item's. */
function targetOf({ name, link_type, link_value, link_name }: Item): string {
  if (link_type === 'route' || link_type === 'url') return link_value
  const kind = menus.fields.link_type.choices?.[link_type] ?? ''
  return link_name === name ? kind : `${kind}: ${link_name ?? link_value}`
}
