import { Button, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { actions } from '@trace/define/subjects.ts'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { vi } from '@trace/screens/ui/vi.ts'
import { actionNames, cellsOf, matching } from './grants.ts'
import type { Group, Line } from './grants.ts'
import { GroupRows } from './group-rows.tsx'
import { Box } from './matrix-box.tsx'
import type { Cells } from './matrix-box.tsx'
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
  const turn = useCallback(
    (label: string) =>
      setOpen((was) => new Set(was.has(label) ? [...was].filter((other) => other !== label) : [...was, label])),
    [],
  )

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
        <GroupRows key={group.label} group={group} open={isOpen(group.label)} turn={turn} {...rest} />
      ))}
    </table>
  )
}
