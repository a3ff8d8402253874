import '../../../app/mantine-form.css'
import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconChevronDown, IconChevronRight, IconSearch } from '@tabler/icons-react'
import { actions } from '@trace/domain'
import type { Action } from '@trace/domain'
import { useState } from 'react'
import { vi } from '../../../ui/vi.ts'
import { actionNames, cellsOf, matching } from './grants.ts'
import type { Changes, Group, Lack, Line } from './grants.ts'
import { words } from './words.ts'
import styles from './matrix-table.module.css'

interface Props {
  groups: readonly Group[]
  granted: ReadonlySet<number>
  changes: Changes
  /** Permissions that the screens still need, by subject. */
  lacks: ReadonlyMap<string, Lack>
  /** Whether the user may change this cell. */
  mayChange(id: number): boolean
  set(ids: readonly number[], on: boolean): void
  /** Groups start collapsed, as on a phone. */
  folded?: true
}

const PHONE_PX = 768

const labelsOf = (groups: readonly Group[]): ReadonlySet<string> => new Set(groups.map(({ label }) => label))

/**
 * Permission matrix: subjects by actions, in collapsible groups. Groups, rows and columns can be set as a whole; a
 * search hides everything else. On a phone each subject is a card.
 */
export function MatrixTable({ groups: all, folded, ...rest }: Props) {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => labelsOf(folded || innerWidth < PHONE_PX ? [] : all))
  const [said, setSaid] = useState('')
  const groups = matching(all, said)
  const lines = groups.flatMap((group) => group.lines)
  const isOpen = open.size > 0
  const turn = (label: string) =>
    setOpen(new Set(open.has(label) ? [...open].filter((other) => other !== label) : [...open, label]))

  return (
    <div className={styles['whole']}>
      <div className={styles['tools']}>
        <TextInput
          type="search"
          value={said}
          aria-label={words.find}
          placeholder={vi.search}
          leftSection={<IconSearch size={16} aria-hidden />}
          onChange={(event) => setSaid(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        <Button size="xs" variant="default" disabled={said !== ''} onClick={() => setOpen(labelsOf(isOpen ? [] : all))}>
          {isOpen ? words.foldAll : words.unfoldAll}
        </Button>
      </div>
      {lines.length === 0 ? (
        <p role="status" className={`soft ${styles['none']}`}>
          {words.noneFound}
        </p>
      ) : (
        <Table
          groups={groups}
          lines={lines}
          {...rest}
          isOpen={(label) => said !== '' || open.has(label)}
          {...(said === '' && { turn })}
        />
      )}
    </div>
  )
}

type Rest = Omit<Props, 'groups' | 'folded'>

interface TableProps extends Rest {
  groups: readonly Group[]
  lines: readonly Line[]
  isOpen(group: string): boolean
  /** Collapses or expands a group; absent during a search, when all results are expanded. */
  turn?(group: string): void
}

function Table({ groups, lines, isOpen, turn, ...rest }: TableProps) {
  return (
    <table role="table" className={`head-heard ${styles['table']}`}>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {words.subject}
          </th>
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
      {groups.map((group) => (
        <GroupRows
          key={group.label}
          group={group}
          open={isOpen(group.label)}
          turn={turn && (() => turn(group.label))}
          {...rest}
        />
      ))}
    </table>
  )
}

interface GroupProps extends Rest {
  group: Group
  open: boolean
  turn: (() => void) | undefined
}

function GroupRows({ group: { label, lines }, open, turn, ...rest }: GroupProps) {
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
              onClick={turn}
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

function SubjectRow({ line, ...rest }: Rest & { line: Line }) {
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
function Lacking({ lack: { names, ids }, subject, mayChange, set }: Rest & { lack: Lack; subject: string }) {
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

interface BoxProps extends Rest {
  ids: readonly number[]
  label: string
  text?: string
}

/** Tri-state checkbox for several cells: on, off or mixed. It sets only the cells the user may change. */
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
        type="checkbox"
        ref={show}
        aria-label={label}
        checked={full}
        disabled={open.length === 0}
        onChange={() => set(open, !open.every((id) => granted.has(id)))}
      />
      {text && <span>{text}</span>}
    </label>
  )
}
