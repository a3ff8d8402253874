import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router'
import { useRouteLoaderData } from 'react-router'
import { can } from '@trace/domain/permission'
import type { Granted, Need } from '@trace/domain/permission'
import { api } from './api.ts'
import { session } from './session.ts'
import type { Session, User } from './session.ts'

/** Something the person at the screen was told: of an order, or by a notification. */
export interface Notice {
  key: string
  title: string
  content: string | null
  isSeen: boolean
  at: string
  /** The screen it leads to, and the call that marks it as seen. */
  to: string | null
  mark: { path: string; body: object }
}

/** The latest notices, and how many there are that one has not looked at. */
export interface Notices {
  entries: readonly Notice[]
  unread: number
}

export interface Shell extends Session {
  /** Not waited for: the screen need not stand still for the bell. */
  notices: Promise<Notices>
}

export const SHELL = 'admin'

export async function loadShell({ request }: LoaderFunctionArgs): Promise<Shell> {
  const known = await session(request)
  return { ...known, notices: loadNotices(known.permissions) }
}

export const listNotifications: Need = [{ action: 'list', subject: 'notifications' }]
const MOST = 10

async function loadNotices(granted: Granted): Promise<Notices> {
  const may = (need: Need) => can(granted, need)
  const [ofOrders, sent] = await Promise.all([
    may('signedIn') ? loadOrderNotices() : nothing,
    may(listNotifications) ? loadNotifications() : nothing,
  ])
  const entries = [...ofOrders.entries, ...sent.entries]
    .toSorted((a, b) => Number(b.at > a.at) - Number(b.at < a.at))
    .slice(0, MOST)
  return { entries, unread: ofOrders.unread + sent.unread }
}

const nothing: Notices = { entries: [], unread: 0 }

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

/** The shell is read again after a write, not with each page of a list. */
export const reloadsShell = ({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs): boolean =>
  formMethod !== undefined || currentUrl.href === nextUrl.href

/** Whether the person at the screen may do a thing; what is not allowed is not offered. */
export function useCan(): (need: Need) => boolean {
  const permissions = useRouteLoaderData<Shell>(SHELL)?.permissions ?? null
  return (need) => can(permissions, need)
}

export const useShell = () => useRouteLoaderData<Shell>(SHELL)

export const useUser = (): User | undefined => useShell()?.user

/** Whether an officer is at the screen: a producer's people act on what is their own. */
export const useIsStaff = (): boolean => useUser()?.role?.scope !== 'manufacture'
