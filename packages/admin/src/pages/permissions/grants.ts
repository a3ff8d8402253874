import { actions, subjectGroups } from '@trace/domain'
import type { Action } from '@trace/domain'
import type { GrantablePermission } from './permission-data.ts'

export interface Line {
  subject: string
  label: string
  /** By action; nothing where there is no such permission. */
  cells: Readonly<Partial<Record<Action, number>>>
}

export interface Group {
  label: string
  lines: readonly Line[]
}

export const actionNames = Object.keys(actions) as Action[]

/** The permissions as the matrix shows them: groups of subjects, each with its cells. */
export function groupsOf(permissions: readonly GrantablePermission[]): Group[] {
  const bySubject = Map.groupBy(permissions, ({ subject }) => subject)
  return Object.entries(subjectGroups).map(([label, subjects]) => ({
    label,
    lines: Object.entries(subjects).map(([subject, name]) => ({
      subject,
      label: name,
      cells: Object.fromEntries((bySubject.get(subject) ?? []).map(({ action, id }) => [action, id])),
    })),
  }))
}

/** The cells of some lines, in one column or in all. */
export const cellsOf = (lines: readonly Line[], action?: Action): number[] =>
  lines.flatMap(({ cells }) => (action ? [cells[action]] : Object.values(cells))).filter((id): id is number => id !== undefined)

/** Permissions set otherwise than the role holds them: what each is to be. */
export type Changes = ReadonlyMap<number, boolean>

/** Sets cells on or off; what stands as the role has it is no change. */
export function withCells(changes: Changes, held: ReadonlySet<number>, ids: readonly number[], on: boolean): Changes {
  const next = new Map(changes)
  for (const id of ids) {
    if (held.has(id) === on) next.delete(id)
    else next.set(id, on)
  }
  return next
}

/** The role's permissions with the changes made. */
export function grantedWith(held: ReadonlySet<number>, changes: Changes): ReadonlySet<number> {
  const granted = new Set(held)
  for (const [id, on] of changes) {
    if (on) granted.add(id)
    else granted.delete(id)
  }
  return granted
}
