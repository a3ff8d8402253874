import { SETTINGS } from '@trace/define/single.ts'
import type { Sql } from './ports/postgres/connect.ts'
import { cachedSingles, singleText } from './cached-singles.ts'
import type { Settings } from './ports/settings/settings.ts'

/** Public address of this platform: PUBLIC_URL, else what officers have set, else the address the server listens on. */
export async function publicAddress(sql: Sql, { publicUrl, hasPublicUrl }: Settings): Promise<string> {
  if (hasPublicUrl) return publicUrl
  return webAddressOf(singleText((await cachedSingles(sql))[SETTINGS], 'public_host')) ?? publicUrl
}

/**
 * Whether mails may carry links that open an account. They lead only to PUBLIC_URL, never to a host from the stored
 * settings or a request; without PUBLIC_URL they are allowed only if the server listens on this machine alone.
 */
export const mayMailLinks = ({ hasPublicUrl, host }: Settings): boolean =>
  hasPublicUrl || /^(localhost$|127\.|::1$)/.test(host)

/** Base address of GS1 Digital Links. */
export async function resolverAddress(sql: Sql, settings: Settings): Promise<string> {
  return (
    webAddressOf(singleText((await cachedSingles(sql))[SETTINGS], 'gs1_resolver_host')) ?? publicAddress(sql, settings)
  )
}

/** The address for a host name: https, but http for this machine itself (localhost), which has no certificate. */
export function webAddressOf(host: string | null): string | null {
  if (host === null) return null
  const whole = /^https?:/i.test(host)
    ? host
    : `${/^(localhost|127\.[\d.]+)(:|\/|$)/i.test(host) ? 'http' : 'https'}://${host}`
  return URL.canParse(whole) ? new URL(whole).origin : null
}

/** An address as its input field shows it: with the scheme only if it is not the default. */
export const hostOf = (address: string): string => {
  const { host, origin } = new URL(address)
  return webAddressOf(host) === origin ? host : origin
}
