import '../../../app/mantine-form.css'
import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconChevronDown, IconChevronRight, IconSearch } from '@tabler/icons-react'
import { actions } from '@trace/domain'
import { useLayoutEffect, useRef, useState } from 'react'
import { vi } from '../../../ui/vi.ts'
import { actionNames, cellsOf, matching } from './grants.ts'
import type { Group, Line } from './grants.ts'
import { Box } from './matrix-box.tsx'
import type { Cells } from './matrix-box.tsx'
import { SubjectRow } from './subject-row.tsx'
import { words } from './words.ts'
import styles from './matrix-table.module.css'

interface Props extends Cells {
  groups: readonly Group[]
  /** Groups start collapsed, as on a phone. */
  folded?: true
}

const PHONE_PX = 768

const labelsOf = (groups: readonly Group[]): ReadonlySet<string> => new Set(groups.map(({ label }) => label))

/**
 * Permission matrix: subjects by actions, in collapsible groups. Groups, rows and columns can be set as a whole; a
 * search hides everything else. On a phone each subject is a card.
 */
export function MatrixTable({ groups: all, folded, set, ...cells }: Props) {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => labelsOf(folded || innerWidth < PHONE_PX ? [] : all))
  const [said, setSaid] = useState('')
  const latest = useRef(set)
  useLayoutEffect(() => {
    latest.current = set
  })
  const [setLatest] = useState(
    (): Cells['set'] =>
      (...told) =>
        latest.current(...told),
  )
  const rest = { ...cells, set: setLatest }
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

interface TableProps extends Cells {
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

interface GroupProps extends Cells {
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
