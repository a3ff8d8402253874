import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router'
import { useRouteLoaderData } from 'react-router'
import { can } from '@trace/domain/permission'
import type { Need, Permission } from '@trace/domain/permission'
import { api } from '../api.ts'
import { session } from '../session.ts'
import type { Session } from '../session.ts'

export interface OrderNotice {
  id: number
  title: string
  content: string | null
  is_watched: boolean
  order_id: number | null
  created_at: string
}

/** The latest notices, and how many there are that one has not looked at. */
export interface OrderNotices {
  entries: readonly OrderNotice[]
  unread: number
}

export interface Shell extends Session {
  /** Not waited for: the screen need not stand still for the bell. */
  orderNotices: Promise<OrderNotices>
}

export const SHELL = 'admin'

export async function loadShell({ request }: LoaderFunctionArgs): Promise<Shell> {
  return { ...(await session(request)), orderNotices: loadOrderNotices() }
}

async function loadOrderNotices(): Promise<OrderNotices> {
  const answer = await api<OrderNotices>('GET', '/order-notifications?length=10')
  return answer.ok ? answer.data : { entries: [], unread: 0 }
}

/** The shell is read again after a write, not with each page of a list. */
export const reloadsShell = ({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs): boolean =>
  formMethod !== undefined || currentUrl.href === nextUrl.href

const nobody: readonly Permission[] = []

/** Whether the person at the screen may do a thing; what is not allowed is not offered. */
export function useCan(): (need: Need) => boolean {
  const permissions = useRouteLoaderData<Shell>(SHELL)?.permissions ?? nobody
  return (need) => can(permissions, need)
}

export const useUser = () => useRouteLoaderData<Shell>(SHELL)?.user
