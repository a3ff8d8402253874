import type { MapPoint } from '@trace/define/geo/mercator.ts'
import type { Permission } from '@trace/define/permission.ts'
import type { CallTypes, PlatformCalls } from '@trace/platform/calls/call-types.ts'

/** The calls of a product, which adds its own to this interface, as `admin/src/calls.ts` does. */
export interface ProductCalls {}

type Get<D, Q = undefined> = CallTypes<Q, undefined, D>

/**
 * The signed-in account. Products add the place or owner that it is bound to, with its name, under their own
 * property names.
 */
interface Account {
  id: number
  name: string
  avatar?: string | null
  two_factor?: boolean | null
  /** Task that must be done before anything else. */
  hold?: 'password' | 'factor' | null
  role: {
    name: string
    scope: string
    is_granting: boolean
    permissions: readonly Permission[]
  }
  /** Set while an administrator views the platform as a role. */
  views_as?: { place?: string | null; until: string } | null
  default_views: readonly { view_id: number; screen: string; query?: string | null }[]
  session_idle_minutes: number
  public_address: string
}

/** Communes as SVG paths in map units, relative to `origin`. */
interface Communes {
  origin: MapPoint
  size: MapPoint
  communes: readonly { id: number; name: string; path: string; at: MapPoint }[]
}

interface Tiles {
  url: string
  credit: string
  archive: { isVector: boolean; least: number; deepest: number } | null
}

/** Calls that the screens need and that each product implements in its own way. */
interface NeededCalls {
  'POST /api/auth/login': CallTypes<
    undefined,
    { email?: string; username?: string; password: string; otp?: string },
    { token: string }
  >
  'POST /api/auth/forgot-password': CallTypes<undefined, { email?: string; token?: string }, unknown>
  'POST /api/auth/reset-password': CallTypes<
    undefined,
    { token: string; password: string; password_confirmation: string },
    unknown
  >
  'GET /api/admin/profile': Get<{ entry: Account }>
  'DELETE /api/admin/view-as': Get<unknown>
  /** The rows that a code belongs to; the code was typed or scanned. */
  'GET /api/admin/look-up': Get<
    { entries: readonly { resource: string; id: number; name: string; label: string; serial?: number | null }[] },
    { code: string }
  >
  'GET /api/admin/boundaries': Get<{ entry: Communes | null; tiles: Tiles | null }>
  /** Rows that a row was merged into or split up into. */
  'GET /api/admin/:list/:id/successors': Get<{
    entries: readonly { id: number; name: string; province_id: number; province: { id: number; name: string } }[]
  }>
}

/** Type check: compiles only if the product's calls return everything the screens read. */
export type Fitting<C extends { [K in keyof C & keyof NeededCalls]: Pick<NeededCalls[K], 'data'> }> = C

type Usual = PlatformCalls & Omit<NeededCalls, keyof PlatformCalls>

/** All calls of the server by method and path: `Calls['GET /api/admin/jobs/:id']['data']`. */
export type Calls = ProductCalls & Omit<Usual, keyof ProductCalls>
