import type { Resource } from '@trace/domain'

/** How many rows a list can be asked for by their ids. */
const MOST_NAMED = 100

/** The second line of a notice: who did it, and why. */
export const contentOf = ({ by_name, reason }: { by_name: string | null; reason: string | null }): string =>
  [by_name, reason && `Lý do: ${reason}`].filter(Boolean).join(' · ')

/** Path of the screen that shows the rows of a notice: the row itself, or a list of just these rows. */
export function screenOf({ screen, detail }: Resource, ids: readonly number[], count: number): string {
  if (count === 1 && detail) return `/admin/${screen}/${ids[0]}/detail`
  return count > MOST_NAMED ? `/admin/${screen}` : `/admin/${screen}?id=${ids.join(',')}`
}
