export type Action = 'list' | 'read' | 'create' | 'update' | 'edit' | 'menu'

export interface Permission {
  action: Action
  subject: string
}

/** Some permissions, any one of which will do. None at all is no need: it does not compile. */
export type Permissions = readonly [Permission, ...Permission[]]

/** What must be granted before something may be seen or done: permissions, or no more than a role that is in force. */
export type Need = 'signedIn' | Permissions

/** What a role grants: nothing at all, not even what is open to everybody signed in, while it waits for approval or is off. */
export type Granted = readonly Permission[] | null

export const can = (granted: Granted, need: Need): boolean =>
  granted !== null &&
  (need === 'signedIn' ||
    need.some(({ action, subject }) => granted.some((held) => held.action === action && held.subject === subject)))
