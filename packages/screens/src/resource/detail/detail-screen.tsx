import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { missingFilesBadge } from '@trace/define/awaited.ts'
import type { Entry } from '@trace/define/entry.ts'
import type { Resource } from '@trace/define/resource.ts'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { Link, useLoaderData, useNavigate, useRevalidator } from 'react-router'
import { isWide } from '../fields/field-view.ts'
import { isFolded } from '../fields/flag/folded-toggles.ts'
import { StateButton } from '../fields/flag/state-button.tsx'
import { stateOf } from '../fields/status/state-of.ts'
import { StatusBadge } from '../fields/status/status-badge.tsx'
import { Page } from '../../ui/page.tsx'
import { notify } from '../../ui/notices.ts'
import { vi } from '../../ui/vi.ts'
import { noteRecent } from '../../app/recent-pages.ts'
import { useUser } from '../../app/shell-data.ts'
import { useReturn, useReturnState } from '../../app/way-back.ts'
import { actionIcons } from '../action-icons.ts'
import { detailAddress, listAddress } from '../addresses.ts'
import { BesideMarks, CommentThread } from '../beside/beside-parts.tsx'
import { ChecklistLacks } from '../checklist-lacks.tsx'
import { DetailHeading, HeadBand } from './detail-head.tsx'
import { DetailValue } from './detail-value.tsx'
import { words } from './words.ts'
import { detailSections } from './detail-sections.ts'
import { fieldOf, isRefused, nameOf } from '../form/entry.ts'
import { HistoryCard } from '../history/history-card.tsx'
import { PendingChanges } from '../list/rows/pending-changes.tsx'
import { RejectionNotice } from './rejection-notice.tsx'
import { RowMenu } from '../list/rows/row-menu.tsx'
import { useRowActions } from '../list/rows/row-actions.ts'
import type { RowAction } from '../list/rows/row-actions.ts'
import styles from './detail-screen.module.css'

interface Props<R extends Resource = Resource> {
  resource: R
  /** Extra actions, before the standard ones. */
  actions?(entry: Entry<R>): readonly RowAction[]
  /** Extra actions, between the links to screens and the state transitions. */
  also?(entry: Entry<R>): readonly RowAction[]
  /** Replaces all standard actions. */
  only?(entry: Entry<R>): readonly RowAction[]
  /** Whether the head shows up to three key figures; false for pages that show their own. */
  figures?: boolean
  /** Whether the page places the comments itself; otherwise they come last but for the history. */
  ownTalk?: boolean
  /** Content above the sections. */
  above?(entry: Entry<R>): ReactNode
  /** Content below the sections. */
  below?(entry: Entry<R>): ReactNode
  /** Replaces the sections. */
  body?(entry: Entry<R>): ReactNode
}

/** Read-only screen of one row, with its actions. */
export function DetailScreen<R extends Resource>(props: Props<R>): ReactNode
export function DetailScreen({ resource, actions, also, only, figures = true, ownTalk, above, below, body }: Props) {
  const { entry } = useLoaderData<{ entry: Entry }>()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const back = useReturn(listAddress(resource))
  const { screens, steps } = useRowActions(resource, () => void navigate(back.to, { state: back.stateFor() }))
  const usual = () => [
    ...screens(entry).filter(({ icon }) => icon !== 'view'),
    ...(also?.(entry) ?? []),
    ...steps(entry),
  ]
  const offered = [...(actions?.(entry) ?? []), ...(only?.(entry) ?? usual())]
  const shown = buttonsOf(offered)
  const user = useUser()?.id
  const name = nameOf(resource, entry)
  const to = detailAddress(resource, entry.id)
  useEffect(() => {
    if (user) noteRecent(user, { to, label: name, under: resource.label, resource: resource.name })
  }, [user, to, name, resource])
  const copyLink: RowAction = {
    label: words.copyLink,
    icon: 'copy',
    async run() {
      await navigator.clipboard.writeText(new URL(to, location.href).href)
      notify({ title: words.linkCopied, message: name })
    },
  }

  return (
    <Page
      heading={
        <DetailHeading resource={resource} entry={entry}>
          <h1>{name}</h1>
          <Marks resource={resource} entry={entry} />
          <BesideMarks resource={resource} entry={entry} />
        </DetailHeading>
      }
      actions={
        <>
          {back.way && (
            <Button
              component={Link}
              to={back.to}
              state={back.stateFor()}
              variant="subtle"
              leftSection={<IconArrowLeft size={16} aria-hidden />}
            >
              {vi.back}
            </Button>
          )}
          {shown.map((action) => (
            <ActionButton key={action.label} action={action} />
          ))}
          <RowMenu
            name={name}
            actions={[...offered.filter(({ label }) => shown.every((button) => button.label !== label)), copyLink]}
          />
        </>
      }
    >
      <HeadBand resource={resource} entry={entry} figures={figures} />
      {isRefused(entry) && <RejectionNotice resource={resource} entry={entry} />}
      {above?.(entry)}
      <ChecklistLacks resource={resource} entry={entry} />
      <PendingChanges resource={resource} entry={entry} />
      {body ? body(entry) : <DetailSections resource={resource} entry={entry} />}
      {below?.(entry)}
      {!ownTalk && <CommentThread resource={resource} entry={entry} />}
      {!resource.handmade && <HistoryCard resource={resource} entry={entry} onRestored={() => void revalidate()} />}
    </Page>
  )
}

const MOST_BUTTONS = 3

const isPrimary = ({ icon, primary = icon === 'approve' }: RowAction): boolean => primary

/** The first actions as buttons: dangerous ones first, the one primary action last, at the right. */
function buttonsOf(offered: readonly RowAction[]): RowAction[] {
  const shown = offered.filter(({ icon }) => icon !== 'delete').slice(0, MOST_BUTTONS)
  const main = shown.find((action) => isPrimary(action) && !action.danger)
  const rank = (action: RowAction) => (action === main ? 2 : action.danger ? 0 : 1)
  return shown.toSorted((a, b) => rank(a) - rank(b)).map((action) => ({ ...action, primary: action === main }))
}

/** Code and states of a row, beside its name. */
function Marks({ resource, entry }: { resource: Resource; entry: Entry }) {
  const { fields, title } = resource
  const lack = missingFilesBadge(fields, entry)
  const marks = Object.entries(fields).map(([name, field]) => {
    if ((field.kind === 'code' || name === 'code') && name !== title)
      return (
        <span key={name} className="soft">
          {String(entry[name] ?? '')}
        </span>
      )
    const state = stateOf(field, name, entry)
    return state && <StatusBadge key={name} {...state} />
  })
  return (
    <>
      {marks}
      {isFolded(resource) && <StateButton resource={resource} entry={entry} />}
      {lack && <StatusBadge label={lack} tone="warning" />}
    </>
  )
}

export function ActionButton({
  action: { label, icon, danger, primary = icon === 'approve', to, run },
}: {
  action: RowAction
}) {
  const Icon = actionIcons[icon]
  const way = useReturnState()
  const looks = {
    variant: primary ? 'filled' : 'default',
    leftSection: <Icon size={16} aria-hidden />,
    ...(danger && { c: 'var(--danger-ink)', 'data-apart': true }),
  }
  return to ? (
    <Button component={Link} to={to} state={way} {...looks}>
      {label}
    </Button>
  ) : (
    <Button {...looks} onClick={() => void run?.()}>
      {label}
    </Button>
  )
}

/** Fields of a row under the headings of its form; fields set by the server come last. */
export function DetailSections<R extends Resource>({
  resource,
  entry,
  except = [],
}: {
  resource: R
  entry: Entry
  except?: readonly (keyof R['fields'] & string)[]
}) {
  const sections = detailSections(resource, entry, except).map(({ heading, names, missing }) => (
    <DetailSection key={heading} heading={heading} missing={missing.map((name) => fieldOf(resource, name).label)}>
      {names.map((name) => {
        const field = fieldOf(resource, name)
        return (
          <div key={name} data-wide={isWide(field) || undefined}>
            <dt className={names.length === 1 && field.label === heading ? 'visually-hidden' : undefined}>
              {field.label}
            </dt>
            <dd>
              <DetailValue field={field} name={name} value={entry[name]} entry={entry} resource={resource.name} />
            </dd>
          </div>
        )
      })}
    </DetailSection>
  ))
  return <div className="balanced">{sections}</div>
}

interface SectionProps {
  heading: string
  /** Labels of fields without a value, listed together in one line. */
  missing?: readonly string[]
  children: ReactNode
}

/** A heading over a list of labels and values. */
export function DetailSection({ heading, missing = [], children }: SectionProps) {
  return (
    <section className={`card ${styles['section']}`}>
      <h2>{heading}</h2>
      <dl>{children}</dl>
      {missing.length > 0 && <p className={styles['missing']}>{vi.missing(missing)}</p>}
    </section>
  )
}
