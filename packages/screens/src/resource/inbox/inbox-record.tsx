import { Button } from '@mantine/core'
import { IconAlertTriangle, IconArrowLeft, IconExternalLink, IconPencil } from '@tabler/icons-react'
import { isFieldApplicable } from '@trace/define/field-conditions.ts'
import type { Entry } from '@trace/define/entry.ts'
import { canMove } from '@trace/define/machine.ts'
import { formFields } from '@trace/define/resource.ts'
import type { Resource } from '@trace/define/resource.ts'
import { today } from '@trace/define/text/dates.ts'
import { formatDay, formatMoment } from '@trace/define/text/format.ts'
import { useState } from 'react'
import { Link, Navigate, useLoaderData, useOutletContext } from 'react-router'
import { screenNeed } from '../../app/guard.ts'
import { useCan } from '../../app/shell-data.ts'
import { useReturnState } from '../../app/way-back.ts'
import { detailAddress, editAddress } from '../addresses.ts'
import { BesideMarks, CommentThread } from '../beside/beside-parts.tsx'
import { ChecklistLacks } from '../checklist-lacks.tsx'
import { DetailSections } from '../detail/detail-screen.tsx'
import { HeldFacts } from '../detail/held-facts.tsx'
import type { Held } from '../detail/held-facts.tsx'
import { stateOf } from '../fields/status/state-of.ts'
import { StatusBadge } from '../fields/status/status-badge.tsx'
import { isEmpty, nameOf, approvalStateOf } from '../form/entry.ts'
import { vi } from '../../ui/vi.ts'
import { PendingChanges } from '../list/rows/pending-changes.tsx'
import { ChangedSince } from './changed-since.tsx'
import type { Since } from './changed-since.tsx'
import type { Looked } from './inbox-data.ts'
import styles from './inbox.module.css'
import { keyOf, stateShown } from './inbox-row.ts'
import type { Handled, Step, Waiting } from './inbox-row.ts'
import { ProposalPart } from './same-as.tsx'
import { TakeButtons } from './take-buttons.tsx'
import { words } from './words.ts'

/** What the list passes to the rows opened beside it. */
export interface Beside {
  yes: Step | null
  no: Step | null
  /** For a row without a one-key answer: link to its own page, labelled with the expected step ('Giao tem…'). */
  page: { label: string; to: string } | null
  count: number
  handled: readonly Handled[]
  waiting: readonly Waiting[]
  /** Changes made to rows between opening them and deciding on them, by row key. */
  since: ReadonlyMap<string, Since>
  /** Address of the list alone, for narrow screens. */
  list: string
  /** Address that opens the first row; null if the list is empty. */
  first: string | null
  approve(): void
  refuse(): void
}

/**
 * Opens the first row beside a list; on a narrow screen the list comes first. Decided once: opening a row when the
 * window is resized would keep the user from leaving.
 */
export function FirstRow() {
  const { first } = useOutletContext<Beside>()
  const [isBeside] = useState(() => matchMedia('(min-width: 768px)').matches)
  return first && isBeside ? <Navigate to={first} replace /> : null
}

/** The opened rows in full, with the buttons that answer all of them. */
export function InboxRecord() {
  const looked = useLoaderData<readonly Looked[]>()
  const { yes, no, page, count, handled, waiting, since, list, approve, refuse } = useOutletContext<Beside>()
  const way = useReturnState()
  const label = (step: Step) => (count > 1 ? words.all(step.label, count) : step.label)

  return (
    <>
      <Link to={list} className={styles['toList'] ?? ''}>
        <IconArrowLeft size={16} aria-hidden />
        {words.toList}
      </Link>
      {looked.map(({ resource, entry }) => (
        <Look
          key={keyOf({ resource: resource.name, id: entry.id })}
          resource={resource}
          entry={entry}
          since={since.get(keyOf({ resource: resource.name, id: entry.id }))}
          handled={handled.find((row) => row.resource === resource.name && row.id === entry.id)}
          waiting={waiting.find((row) => row.resource === resource.name && row.id === entry.id)}
        />
      ))}
      {(yes ?? no ?? page) && (
        <div className={styles['answers']} data-bar>
          {no && (
            <Button variant="default" c="var(--danger-ink)" aria-keyshortcuts="R" onClick={refuse}>
              {label(no)} <kbd aria-hidden>R</kbd>
            </Button>
          )}
          {page && (
            <Button component={Link} to={page.to} state={way} aria-keyshortcuts="O">
              {page.label} <kbd aria-hidden>O</kbd>
            </Button>
          )}
          {yes && (
            <Button aria-keyshortcuts="A" onClick={approve}>
              {label(yes)} <kbd aria-hidden>A</kbd>
            </Button>
          )}
        </div>
      )}
    </>
  )
}

function Look({
  resource,
  entry,
  handled,
  waiting,
  since,
}: Looked & { handled: Handled | undefined; waiting: Waiting | undefined; since: Since | undefined }) {
  const can = useCan()
  const way = useReturnState()
  const name = nameOf(resource, entry)
  const { reject_reason } = approvalStateOf(entry)
  const warnings = warningsOf(resource, entry)

  return (
    <article className={styles['look']} aria-label={name}>
      <header>
        <span className="soft">{resource.label}</span>
        <h2>{name}</h2>
        <Marks resource={resource} entry={entry} />
        <BesideMarks resource={resource} entry={entry} />
        <span className={styles['ways']}>
          {waiting && <TakeButtons row={waiting} />}
          {resource.form && can(screenNeed(resource, 'edit')) && (
            <Button
              component={Link}
              to={editAddress(resource, entry.id)}
              state={way}
              variant="subtle"
              size="compact-sm"
              leftSection={<IconPencil size={16} aria-hidden />}
            >
              {vi.edit}
            </Button>
          )}
          {resource.detail && can(screenNeed(resource, 'read')) && (
            <Button
              component={Link}
              to={detailAddress(resource, entry.id)}
              state={way}
              variant="subtle"
              size="compact-sm"
              leftSection={<IconExternalLink size={16} aria-hidden />}
            >
              {words.open}
            </Button>
          )}
        </span>
      </header>
      {since && <ChangedSince resource={resource} since={since} />}
      {handled && <p className="soft">{words.handledAs(stateShown(handled).label, formatMoment(handled.at))}</p>}
      {reject_reason && (
        <p className={styles['warnings']} data-tone="danger">
          <IconAlertTriangle size={18} aria-hidden />
          <span>
            <strong>{words.refusedBecause}:</strong> {reject_reason}
          </span>
        </p>
      )}
      {warnings.length > 0 && (
        <div className={styles['warnings']}>
          <IconAlertTriangle size={18} aria-hidden />
          <ul aria-label={words.warnings}>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </div>
      )}
      <ChecklistLacks resource={resource} entry={entry} />
      <HeldFacts fields={resource.fields} held={entry as Held}>
        <HeldEnds resource={resource} entry={entry} />
      </HeldFacts>
      <ProposalPart resource={resource} entry={entry} />
      <PendingChanges resource={resource} entry={entry} />
      <DetailSections resource={resource} entry={entry} />
      <CommentThread resource={resource} entry={entry} />
    </article>
  )
}

/** Alternatives to the release of a held row: links to lower its quantity and to recall it. */
function HeldEnds({ resource, entry }: Looked) {
  const can = useCan()
  const { machine } = resource.fields['status'] ?? {}
  const state = String(entry['status'])
  if (!machine || machine.states[state]?.tells !== 'held' || !can(screenNeed(resource, 'edit'))) return null
  const ends = [
    ...('quantity' in resource.fields ? [{ label: words.lower, to: editAddress(resource, entry.id) }] : []),
    ...(canMove(machine, state, 'recalled') ? [{ label: words.recall, to: detailAddress(resource, entry.id) }] : []),
  ]
  return (
    <p className={styles['ends'] ?? ''}>
      {words.ends}
      {ends.map(({ label, to }) => (
        <Button key={to} component={Link} to={to} variant="default" size="compact-sm">
          {label}
        </Button>
      ))}
    </p>
  )
}

/** Badges with the states of a row. */
const Marks = ({ resource: { fields }, entry }: Looked) =>
  Object.entries(fields).map(([name, field]) => {
    const state = stateOf(field, name, entry)
    return state && <StatusBadge key={name} {...state} />
  })

/** Warnings that an officer should see first: flags set by the server, missing required values, days that are past. */
function warningsOf(resource: Resource, entry: Entry): string[] {
  const { fields } = resource
  const marks = Object.entries(fields)
    .filter(([name, { kind, auto }]) => kind === 'flag' && auto && name !== 'has_changes' && entry[name] === true)
    .map(([, { label }]) => label)
  const lacking = Object.entries(formFields(resource))
    .filter(([name, field]) => field.required && isFieldApplicable(field, entry) && isEmpty(entry[name]))
    .map(([, { label }]) => label)
  const past = Object.entries(fields).flatMap(([name, { kind, label }]) => {
    const day = entry[name]
    return kind === 'date' && /expir/.test(name) && typeof day === 'string' && day < today()
      ? [words.past(label, formatDay(day))]
      : []
  })
  return [...marks, ...(lacking.length > 0 ? [words.lacks(lacking)] : []), ...past]
}
