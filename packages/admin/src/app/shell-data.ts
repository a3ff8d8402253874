import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router'
import { can } from '@trace/define/permission.ts'
import type { Granted, Need } from '@trace/define/permission.ts'
import { reachOf, readOnlyProblem } from '@trace/define/reach.ts'
import type { Reach } from '@trace/define/reach.ts'
import type { Resource } from '@trace/define/resource.ts'
import { api } from './api.ts'
import { session } from './session.ts'
import type { User } from './session.ts'
import { useShell } from './shell.ts'
import type { Notice, Notices, Shell } from './shell.ts'

export async function loadShell({ request }: LoaderFunctionArgs): Promise<Shell> {
  const known = await session(request)
  return { ...known, notices: loadNotices(known.permissions) }
}

export const listNotifications: Need = [{ action: 'list', subject: 'notifications' }]
const MOST = 10

async function loadNotices(granted: Granted): Promise<Notices> {
  const may = (need: Need) => can(granted, need)
  const [ofRows, ofOrders, sent] = await Promise.all([
    may('signedIn') ? loadRowNotices() : nothing,
    may('signedIn') ? loadOrderNotices() : nothing,
    may(listNotifications) ? loadNotifications() : nothing,
  ])
  const entries = [...ofRows.entries, ...ofOrders.entries, ...sent.entries]
    .toSorted((a, b) => Number(b.at > a.at) - Number(b.at < a.at))
    .slice(0, MOST)
  return { entries, unread: ofRows.unread + ofOrders.unread + sent.unread }
}

const nothing: Notices = { entries: [], unread: 0 }

async function loadRowNotices(): Promise<Notices> {
  const answer = await api('GET', `/notices?length=${MOST}`)
  if (!answer.ok) return nothing
  const entries = answer.data.entries.map(({ id, title, content, is_seen, told_at, to }): Notice => ({
    key: `row ${id}`,
    title,
    content: content ?? null,
    isSeen: is_seen ?? false,
    at: told_at,
    to: to ?? null,
    mark: { path: `/notices/${id}/change-seen`, body: {} },
  }))
  return { entries, unread: answer.data.unread }
}

async function loadOrderNotices(): Promise<Notices> {
  const answer = await api('GET', `/order-notifications?length=${MOST}`)
  if (!answer.ok) return nothing
  const entries = answer.data.entries.map(({ id, title, content, is_watched, order_id, created_at }): Notice => ({
    key: `order ${id}`,
    title,
    content,
    isSeen: is_watched ?? false,
    at: created_at,
    to: order_id ? `/admin/origin/orders/${order_id}/view` : null,
    mark: { path: `/order-notifications/${id}/change-watched`, body: { is_watched: true } },
  }))
  return { entries, unread: answer.data.unread }
}

async function loadNotifications(): Promise<Notices> {
  const answer = await api('GET', `/notifications?received=true&sort_by=sent_at&sort_dir=desc&length=${MOST}`)
  if (!answer.ok) return nothing
  const entries = answer.data.entries.map(({ id, title, is_read, sent_at, created_at }): Notice => ({
    key: `notification ${id}`,
    title,
    content: null,
    isSeen: is_read ?? false,
    at: sent_at ?? created_at,
    to: `/admin/notifications/${id}/detail`,
    mark: { path: `/notifications/${id}/change-read`, body: { is_read: true } },
  }))
  return { entries, unread: answer.data.unread }
}

/** Reloads the shell's data after a write, but not when a list changes its page. */
export const reloadsShell = ({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs): boolean =>
  formMethod !== undefined || currentUrl.href === nextUrl.href

/** Permission check for the user; actions that are not allowed are not shown. */
export function useCan(): (need: Need) => boolean {
  const permissions = useShell()?.permissions ?? null
  return (need) => can(permissions, need)
}

export const useUser = (): User | undefined => useShell()?.user

/** Why the user may not write a row that the user may read, or null; see `readOnlyProblem`. */
export function useReadOnlyProblem(): (resource: Resource, row: Readonly<Record<string, unknown>>) => string | null {
  const reach = useReach()
  return (resource, row) => readOnlyProblem(resource, reach, row)
}

/** The part of the data that the user works on. */
export function useReach(): Reach {
  const user = useUser()
  if (!user?.role) return { scope: 'all' }
  return reachOf({ scope: user.role.scope, place_id: user.ward_id ?? null, owner_id: user.manufacture_id ?? null })
}

/** Whether the user is staff rather than one of an owner's people, who act only on the owner's own rows. */
export const useIsStaff = (): boolean => useReach().scope !== 'owner'
