import { IconListCheck } from '@tabler/icons-react'
import { catalogue } from '@trace/define/catalogue.ts'
import type { Entry } from '@trace/define/entry.ts'
import { formFields, needs } from '@trace/define/resource.ts'
import type { Resource } from '@trace/define/resource.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useCan, useReadOnlyProblem } from '../app/shell-data.ts'
import { useReturnState } from '../app/way-back.ts'
import { editAddress } from './addresses.ts'
import styles from './checklist-lacks.module.css'
import { circledNumber } from './form/circled-number.ts'
import { words } from './words.ts'

/**
 * Check-list lines that the traces of a row will lack because of the row, while its sender or approver can still
 * fill them in.
 */
export function ChecklistLacks({ resource, entry }: { resource: Resource; entry: Entry }) {
  const may = useCan()(needs(resource, 'edit', 'update'))
  const readOnly = useReadOnlyProblem()
  const way = useReturnState()
  const lacks = catalogue().checklist.lacksOf(resource.name, entry)
  if (lacks.length === 0) return null
  const fields = formFields(resource)

  return (
    <LacksNote says={words.lacks(resource.label)} lacks={lacks}>
      {may && readOnly(resource, entry) === null && (
        <Link to={editAddress(resource, entry.id)} state={way}>
          {words.fillIn(lacks.map(({ field }) => fields[field]!.label))}
        </Link>
      )}
    </LacksNote>
  )
}

interface NoteProps {
  says: string
  lacks: readonly { number: number; hint?: string | null }[]
  children?: ReactNode
}

/** Open lines of the check-list, with their numbers. */
export const LacksNote = ({ says, lacks, children }: NoteProps) => (
  <p role="note" className={styles['lacks']}>
    <IconListCheck size={18} aria-hidden />
    <span>
      {says} {lacks.map(({ number, hint }) => `${circledNumber(number)} ${hint}`).join('; ')}. {children}
    </span>
  </p>
)
