import { actions } from '@trace/domain'
import type { Action } from '@trace/domain'
import { actionNames, cellsOf } from './grants.ts'
import type { Changes, Group, Line } from './grants.ts'
import { words } from './words.ts'
import styles from './matrix-table.module.css'

interface Props {
  groups: readonly Group[]
  granted: ReadonlySet<number>
  changes: Changes
  /** Whether a cell may be switched by who looks at it. */
  mayChange(id: number): boolean
  set(ids: readonly number[], on: boolean): void
}

/** Subjects by actions; groups, rows and columns can be set whole. On a phone each subject is a card. */
export function MatrixTable({ groups, ...rest }: Props) {
  const lines = groups.flatMap((group) => group.lines)

  return (
    <table role="table" className={`head-heard ${styles['table']}`}>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">{words.subject}</th>
          {actionNames.map((action) => {
            const { label, help } = actions[action]
            return (
              <th role="columnheader" scope="col" key={action} title={help}>
                <Box ids={cellsOf(lines, action)} label={words.allOfAction(label)} text={label} {...rest} />
              </th>
            )
          })}
        </tr>
      </thead>
      {groups.map((group) => <GroupRows key={group.label} group={group} {...rest} />)}
    </table>
  )
}

type Rest = Omit<Props, 'groups'>

function GroupRows({ group: { label, lines }, ...rest }: Rest & { group: Group }) {
  return (
    <tbody role="rowgroup">
      <tr role="row" className={styles['group']}>
        <th role="rowheader" scope="rowgroup">
          <Box ids={cellsOf(lines)} label={words.allOfGroup(label)} text={label} {...rest} />
        </th>
        {actionNames.map((action) => (
          <td role="cell" key={action}>
            <Box ids={cellsOf(lines, action)} label={words.allOfGroupAction(actions[action].label, label)} {...rest} />
          </td>
        ))}
      </tr>
      {lines.map((line) => <SubjectRow key={line.subject} line={line} {...rest} />)}
    </tbody>
  )
}

function SubjectRow({ line, ...rest }: Rest & { line: Line }) {
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <Box ids={cellsOf([line])} label={words.allOfSubject(line.label)} text={line.label} {...rest} />
      </th>
      {actionNames.map((action) => {
        const id = line.cells[action]
        return <td role="cell" key={action}>{id !== undefined && <Cell id={id} line={line} action={action} {...rest} />}</td>
      })}
    </tr>
  )
}

interface CellProps extends Rest {
  id: number
  line: Line
  action: Action
}

function Cell({ id, line, action, granted, changes, mayChange, set }: CellProps) {
  const open = mayChange(id)
  const changed = changes.has(id)
  const label = words.one(actions[action].label, line.label)
  return (
    <label className={styles['cell']} data-changed={changed || undefined} title={open ? actions[action].help : words.notHeld}>
      <input
        type="checkbox" checked={granted.has(id)} disabled={!open} aria-label={changed ? `${label}, ${words.wasChanged}` : label}
        onChange={(event) => set([id], event.currentTarget.checked)}
      />
      <span aria-hidden>{actions[action].label}</span>
    </label>
  )
}

interface BoxProps extends Rest {
  ids: readonly number[]
  label: string
  text?: string
}

/** A box for several cells: full, empty, or in between. It sets those that may be changed. */
function Box({ ids, label, text, granted, mayChange, set }: BoxProps) {
  const open = ids.filter(mayChange)
  const count = ids.filter((id) => granted.has(id)).length
  const full = count === ids.length
  const show = (box: HTMLInputElement | null) => {
    if (box) box.indeterminate = count > 0 && !full
  }
  return (
    <label className={styles['box']}>
      <input
        type="checkbox" ref={show} aria-label={label} checked={full} disabled={open.length === 0}
        onChange={() => set(open, !open.every((id) => granted.has(id)))}
      />
      {text && <span>{text}</span>}
    </label>
  )
}
