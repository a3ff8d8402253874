export type Action = 'list' | 'read' | 'create' | 'update' | 'edit' | 'menu'

export interface Permission {
  action: Action
  subject: string
}

/** What must be granted before something may be seen or done: any one of these. Empty asks for no more than to be signed in. */
export type Need = readonly Permission[]

export const can = (granted: readonly Permission[], need: Need): boolean =>
  need.length === 0 ||
  need.some(({ action, subject }) => granted.some((held) => held.action === action && held.subject === subject))
