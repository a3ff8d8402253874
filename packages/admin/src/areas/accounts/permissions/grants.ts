import { actions, can, fold, screenLacks, subjectGroups, subjects } from '@trace/domain'
import type { Action, Granted, Permission, Subject } from '@trace/domain'
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
      cells: Object.fromEntries((bySubject.get(subject as Subject) ?? []).map(({ action, id }) => [action, id])),
    })),
  }))
}

/** The groups with the lines whose subject or group holds all the words. */
export function matching(groups: readonly Group[], words: string): readonly Group[] {
  const wanted = fold(words).split(' ')
  const holds = (text: string) => wanted.every((word) => fold(text).includes(word))
  return groups
    .map(({ label, lines }) => ({ label, lines: lines.filter((line) => holds(`${label} ${line.label}`)) }))
    .filter(({ lines }) => lines.length > 0)
}

/** The permissions that somebody who holds `own` may grant. */
export const grantableBy = (own: Granted, permissions: readonly GrantablePermission[]): ReadonlySet<number> =>
  new Set(permissions.filter((permission) => can(own, [permission])).map(({ id }) => id))

/** The cells of some lines, in one column or in all. */
export const cellsOf = (lines: readonly Line[], action?: Action): number[] =>
  lines
    .flatMap(({ cells }) => (action ? [cells[action]] : Object.values(cells)))
    .filter((id): id is number => id !== undefined)

/** What a subject's screen still asks for beside what is granted: in words, and the cells that give it. */
export interface Lack {
  names: readonly string[]
  ids: readonly number[]
}

/** What the screens of each subject still lack; subjects that lack nothing are left out. */
export function lacksOf(
  permissions: readonly GrantablePermission[],
  granted: ReadonlySet<number>,
): ReadonlyMap<string, Lack> {
  const held: Permission[] = permissions.filter(({ id }) => granted.has(id))
  const idOf = new Map(permissions.map(({ id, action, subject }) => [`${action} ${subject}`, id]))
  return new Map(
    Object.keys(subjects).flatMap((subject) => {
      const lacks = screenLacks(held, subject)
      if (lacks.length === 0) return []
      const names = lacks.map(
        ({ action, subject: of }) => `${actions[action].label} “${subjects[of as keyof typeof subjects]}”`,
      )
      return [
        [
          subject,
          { names, ids: lacks.flatMap(({ action, subject: of }) => idOf.get(`${action} ${of}`) ?? []) },
        ] as const,
      ]
    }),
  )
}

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
