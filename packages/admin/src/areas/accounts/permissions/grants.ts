import { can } from '@trace/define/permission.ts'
import type { Action, Granted, Permission, Subject } from '@trace/define/permission.ts'
import { actions } from '@trace/define/subjects.ts'
import { subjectGroups, subjects } from '@trace/domain/areas/accounts/subjects.ts'
import { missingScreenPermissions } from '@trace/domain/missing-screen-permissions.ts'
import { fold } from '@trace/define/text/fold.ts'
import type { GrantablePermission } from './permission-data.ts'

export interface Line {
  subject: string
  label: string
  /** Permission ids by action; an action without a permission is absent. */
  cells: Readonly<Partial<Record<Action, number>>>
}

export interface Group {
  label: string
  lines: readonly Line[]
}

export const actionNames = Object.keys(actions) as Action[]

/** Rows of the permission matrix: groups of subjects, each with its cells. */
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

/** Search: keeps the lines whose subject or group contains all the words. */
export function matching(groups: readonly Group[], words: string): readonly Group[] {
  const wanted = fold(words).split(' ')
  const holds = (text: string) => wanted.every((word) => fold(text).includes(word))
  return groups
    .map(({ label, lines }) => ({ label, lines: lines.filter((line) => holds(`${label} ${line.label}`)) }))
    .filter(({ lines }) => lines.length > 0)
}

/** The permissions that a user with the permissions `own` may grant. */
export const grantableBy = (own: Granted, permissions: readonly GrantablePermission[]): ReadonlySet<number> =>
  new Set(permissions.filter((permission) => can(own, [permission])).map(({ id }) => id))

/** Permission ids of some lines, in one column or in all. */
export const cellsOf = (lines: readonly Line[], action?: Action): number[] =>
  lines
    .flatMap(({ cells }) => (action ? [cells[action]] : Object.values(cells)))
    .filter((id): id is number => id !== undefined)

/** Permissions that a subject's screen still needs: their names and ids. */
export interface Lack {
  names: readonly string[]
  ids: readonly number[]
}

/** Missing permissions by subject; subjects with none are left out. */
export function lacksOf(
  permissions: readonly GrantablePermission[],
  granted: ReadonlySet<number>,
): ReadonlyMap<string, Lack> {
  const held: Permission[] = permissions.filter(({ id }) => granted.has(id))
  const idOf = new Map(permissions.map(({ id, action, subject }) => [`${action} ${subject}`, id]))
  return new Map(
    Object.keys(subjects).flatMap((subject) => {
      const lacks = missingScreenPermissions(held, subject)
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

/** Unsaved changes: permissions to grant (true) or revoke (false), by id. */
export type Changes = ReadonlyMap<number, boolean>

/** Sets cells on or off; a cell that equals the role's saved state counts as unchanged. */
export function withCells(changes: Changes, held: ReadonlySet<number>, ids: readonly number[], on: boolean): Changes {
  const next = new Map(changes)
  for (const id of ids) {
    if (held.has(id) === on) next.delete(id)
    else next.set(id, on)
  }
  return next
}

/** The role's permissions after the unsaved changes. */
export function grantedWith(held: ReadonlySet<number>, changes: Changes): ReadonlySet<number> {
  const granted = new Set(held)
  for (const [id, on] of changes) {
    if (on) granted.add(id)
    else granted.delete(id)
  }
  return granted
}
