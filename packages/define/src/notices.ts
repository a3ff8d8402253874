import { formatNumber } from './text/format.ts'
import type { Fields } from './field.ts'
import { nextStates } from './machine.ts'
import type { Machine } from './machine.ts'
import { noticeEvents } from './notice-events.ts'
import type { NoticeEvent } from './notice-events.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * The event of a write that others are notified of: the first that applies, by the state machines and blocks of the
 * definition. `before` is null for a new row.
 */
export function eventOf(fields: Fields, before: Values | null, after: Values): NoticeEvent | null {
  const isNew = (name: string): boolean => Boolean(after[name]) && after[name] !== before?.[name]
  if ('rejected_at' in fields && isNew('rejected_at')) return 'rejected'
  for (const [name, { machine }] of Object.entries(fields)) {
    const told = machine && isNew(name) ? machine.states[String(after[name])]?.tells : undefined
    if (told) return told
  }
  if ('approved_at' in fields && isNew('approved_at')) return 'approved'
  return 'has_changes' in fields && isNew('has_changes') ? 'changed' : null
}

/** The reason of a write: the value of a field ending in `_reason` that it sets. */
export function reasonOf(fields: Fields, before: Values | null, after: Values): string | null {
  const name = Object.keys(fields).find((one) => one.endsWith('_reason') && after[one] && after[one] !== before?.[one])
  return name === undefined ? null : String(after[name])
}

/** The state in which a refused row waits for approval again; undefined for rows that are not refused. */
export const sentAgainAs = (machine: Machine, from: string): string | undefined =>
  machine.states[from]?.tells === 'rejected'
    ? nextStates(machine, from).find((to) => machine.states[to]!.tells === 'sent')
    : undefined

/** An account that sees the row something happened to. */
export interface NoticeRecipient {
  id: number
  /** Whether the account acts for a producer, on the producer's own rows; all others are staff. */
  isOwner: boolean
  /** Whether it may decide about rows of the resource, and whether it may read them. */
  decides: boolean
  reads: boolean
  /** Whether the account created the row, and no producer owns the row. */
  made: boolean
}

/**
 * Whom an event concerns: staff have to decide, the owner of the row learns the decision, and a recall concerns
 * both. Events marked `named` are sent to the people they are for, one by one.
 */
const told: Readonly<Record<NoticeEvent, 'staff' | 'owner' | 'both' | 'named'>> = {
  sent: 'staff',
  requested: 'staff',
  changed: 'staff',
  approved: 'owner',
  rejected: 'owner',
  merged: 'owner',
  activated: 'owner',
  recalled: 'both',
  held: 'both',
  expiring: 'owner',
  undelivered: 'owner',
  mentioned: 'named',
  commented: 'named',
  assigned: 'named',
  created: 'named',
  status_changed: 'named',
  overdue: 'named',
  announced: 'named',
}

const worded: readonly NoticeEvent[] = ['created', 'status_changed', 'overdue', 'announced']

/** Whether the caller gives the title of an event. Such a notice is stored as given and never joined with another. */
export const hasGivenTitle = (event: NoticeEvent): boolean => worded.includes(event)

/** Events whose notice takes its title from the row. */
export const rowTitledEvents = (Object.keys(noticeEvents) as NoticeEvent[]).filter((event) => !hasGivenTitle(event))

/** Whether an account that sees a row is notified of an event; nobody is notified of their own actions. */
export function isNotified(
  event: NoticeEvent,
  by: number,
  { id, isOwner, decides, reads, made }: NoticeRecipient,
): boolean {
  if (id === by || told[event] === 'named') return false
  const asStaff = !isOwner && decides && told[event] !== 'owner'
  const asOwner = (isOwner || made) && reads && told[event] !== 'staff'
  return asStaff || asOwner
}

/** A notice as a sentence: 'Sản phẩm “Su hào” đã được duyệt', '12 sản phẩm đã được duyệt'. */
export function noticeTitle(event: NoticeEvent, label: string, count: number, name: string): string {
  if (hasGivenTitle(event)) return name
  return count > 1
    ? `${formatNumber(count)} ${label.toLowerCase()} ${noticeEvents[event]}`
    : `${label} “${name}” ${noticeEvents[event]}`
}
