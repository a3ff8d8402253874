import type { Action } from '@trace/define/permission.ts'
import { actions } from '@trace/define/subjects.ts'
import { memo } from 'react'
import { actionNames, cellsOf } from './grants.ts'
import type { Lack, Line } from './grants.ts'
import { Box, looksTheSame } from './matrix-box.tsx'
import type { Cells } from './matrix-box.tsx'
import { words } from './words.ts'
import styles from './matrix-table.module.css'

interface Props extends Cells {
  line: Line
}

/** The cells of one subject. Granting a permission to one subject does not re-render the others. */
export const SubjectRow = memo(
  DrawnRow,
  (before, after) => before.line === after.line && looksTheSame([after.line], before, after),
)

function DrawnRow({ line, ...rest }: Props) {
  const lack = rest.lacks.get(line.subject)
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <Box ids={cellsOf([line])} label={words.allOfSubject(line.label)} text={line.label} {...rest} />
        {lack && <Lacking lack={lack} subject={line.label} {...rest} />}
      </th>
      {actionNames.map((action) => {
        const id = line.cells[action]
        return (
          <td role="cell" key={action}>
            {id !== undefined && <Cell id={id} line={line} action={action} {...rest} />}
          </td>
        )
      })}
    </tr>
  )
}

/** Warns which permissions the role still needs for a screen, with a button that grants them. */
function Lacking({ lack: { names, ids }, subject, mayChange, set }: Cells & { lack: Lack; subject: string }) {
  const open = ids.filter(mayChange)
  return (
    <p className={styles['lack']}>
      {words.lacks} {names.join(', ')}.{' '}
      {open.length > 0 && (
        <button type="button" aria-label={words.addLacking(subject)} onClick={() => set(open, true)}>
          {words.add}
        </button>
      )}
    </p>
  )
}

interface CellProps extends Cells {
  id: number
  line: Line
  action: Action
}

function Cell({ id, line, action, granted, changes, mayChange, set }: CellProps) {
  const open = mayChange(id)
  const changed = changes.has(id)
  const label = words.one(actions[action].label, line.label)
  return (
    <label
      className={styles['cell']}
      data-changed={changed || undefined}
      title={open ? actions[action].help : words.notHeld}
    >
      <input
        type="checkbox"
        checked={granted.has(id)}
        disabled={!open}
        aria-label={changed ? `${label}, ${words.wasChanged}` : label}
        onChange={(event) => set([id], event.currentTarget.checked)}
      />
      <span aria-hidden>{actions[action].label}</span>
    </label>
  )
}
