export type Action = 'list' | 'read' | 'create' | 'update' | 'edit' | 'menu'

/**
 * A product declares its subjects here, so that an unknown subject does not compile: see
 * `domain/src/areas/accounts/subjects.ts`.
 */
export interface ProductSubjects {}

/** What a permission is about. */
export type Subject = keyof ProductSubjects extends never ? string : Extract<keyof ProductSubjects, string>

/** The subjects of a resource, at least one; a permission on any one of them is enough. */
export type Subjects = readonly [Subject, ...Subject[]]

export interface Permission {
  action: Action
  subject: string
}

/** Alternatives: any one of these permissions is enough. An empty list does not compile. */
export type Permissions = readonly [Permission, ...Permission[]]

/** What a call or screen requires: one of some permissions, or only a signed-in user with an active role. */
export type Need = 'signedIn' | Permissions

/** Permissions that a role grants; null while it waits for approval or is off, then even `signedIn` is refused. */
export type Granted = readonly Permission[] | null

export const can = (granted: Granted, need: Need): boolean =>
  granted !== null &&
  (need === 'signedIn' ||
    need.some(({ action, subject }) => granted.some((held) => held.action === action && held.subject === subject)))
