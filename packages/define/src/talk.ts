import type { Resource } from './resource.ts'

/** How long one comment may be. */
export const MOST_LETTERS = 2000

/** Whether producers and staff comment on its rows: those that belong to a producer, whom both sides see. */
export const isTalkedOf = ({ handmade, scope }: Pick<Resource, 'handmade' | 'scope'>): boolean =>
  !handmade && !scope.personal && Boolean(scope.owner ?? scope.parents)
