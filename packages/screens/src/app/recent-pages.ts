import { draftStorage } from '../boot/token.ts'

/** A record that was opened on this machine. */
export interface RecentPage {
  to: string
  label: string
  /** Name of its list. */
  under: string
  /** Name of its resource in the API. */
  resource: string
}

const MOST = 8

const keyOf = (user: number): string => `recent:${user}`

/** The records that a user opened last, the latest first. On a shared machine they are kept only during the session. */
export function readRecent(user: number): RecentPage[] {
  try {
    const kept: unknown = JSON.parse(draftStorage()?.getItem(keyOf(user)) ?? '[]')
    return Array.isArray(kept) ? (kept as RecentPage[]) : []
  } catch {
    return []
  }
}

export function noteRecent(user: number, page: RecentPage): void {
  const others = readRecent(user).filter(({ to }) => to !== page.to)
  try {
    draftStorage()?.setItem(keyOf(user), JSON.stringify([page, ...others].slice(0, MOST)))
  } catch {
    // The browser's storage is full or disabled; the user then has no recent pages.
  }
}
