import { ActionIcon } from '@mantine/core'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { actions } from '@trace/define/subjects.ts'
import { memo } from 'react'
import { actionNames, cellsOf } from './grants.ts'
import type { Group } from './grants.ts'
import { Box, looksTheSame } from './matrix-box.tsx'
import type { Cells } from './matrix-box.tsx'
import { SubjectRow } from './subject-row.tsx'
import { words } from './words.ts'
import styles from './matrix-table.module.css'

interface Props extends Cells {
  group: Group
  open: boolean
  /** Collapses or expands a group; undefined during a search, when all results are expanded. */
  turn: ((group: string) => void) | undefined
}

/** The line of a group and its subjects. Granting a permission in one group does not re-render the others. */
export const GroupRows = memo(
  DrawnGroup,
  (before, after) =>
    before.open === after.open &&
    before.turn === after.turn &&
    before.group.label === after.group.label &&
    before.group.lines.length === after.group.lines.length &&
    before.group.lines.every((line, at) => line === after.group.lines[at]) &&
    looksTheSame(after.group.lines, before, after),
)

function DrawnGroup({ group: { label, lines }, open, turn, ...rest }: Props) {
  const ids = cellsOf(lines)
  const count = ids.filter((id) => rest.granted.has(id)).length
  const Chevron = open ? IconChevronDown : IconChevronRight
  return (
    <tbody role="rowgroup">
      <tr role="row" className={styles['group']}>
        <th role="rowheader" scope="rowgroup">
          <div className={styles['head']}>
            <ActionIcon
              variant="transparent"
              color="gray"
              aria-label={words.linesOf(label)}
              aria-expanded={open}
              disabled={!turn}
              onClick={() => turn?.(label)}
            >
              <Chevron size={18} aria-hidden />
            </ActionIcon>
            <Box ids={ids} label={words.allOfGroup(label)} text={label} {...rest} />
            <span className={styles['count']}>
              <span aria-hidden>{words.chosen(count, ids.length)}</span>
              <span className="visually-hidden">{words.chosenOf(count, ids.length)}</span>
            </span>
          </div>
        </th>
        {actionNames.map((action) => (
          <td role="cell" key={action}>
            <Box ids={cellsOf(lines, action)} label={words.allOfGroupAction(actions[action].label, label)} {...rest} />
          </td>
        ))}
      </tr>
      {open && lines.map((line) => <SubjectRow key={line.subject} line={line} {...rest} />)}
    </tbody>
  )
}
