import type { UIMatch } from 'react-router'

export interface Crumb {
  label: string
  to?: string
}

/** Route handle: title of the screen and its breadcrumb. */
export interface Handle {
  title: string | ((data: unknown) => string)
  trail?: readonly Crumb[]
}

type Match = UIMatch

const isHandle = (handle: unknown): handle is Handle =>
  typeof handle === 'object' && handle !== null && 'title' in handle

const deepest = (matches: readonly Match[]): Match | undefined => matches.findLast(({ handle }) => isHandle(handle))

export function titleOf(matches: readonly Match[]): string {
  const match = deepest(matches)
  if (!match || !isHandle(match.handle)) return ''
  const { title } = match.handle
  if (typeof title === 'string') return title
  return match.loaderData === undefined ? '' : title(match.loaderData)
}

export function trailOf(matches: readonly Match[]): readonly Crumb[] {
  const handle = deepest(matches)?.handle
  return isHandle(handle) ? (handle.trail ?? []) : []
}
