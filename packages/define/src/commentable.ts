import type { Resource } from './resource.ts'

/** Maximum length of a comment, in characters. */
export const MOST_COMMENT_LETTERS = 2000

/**
 * Whether producers and staff can comment on rows of a resource: only on rows that belong to a producer, which both
 * sides can see.
 */
export const isCommentable = ({ handmade, scope }: Pick<Resource, 'handmade' | 'scope'>): boolean =>
  !handmade && !scope.personal && Boolean(scope.owner ?? scope.parents)
