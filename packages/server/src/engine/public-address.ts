import { information } from '@trace/domain'
import type { Sql } from '../ports/postgres/connect.ts'
import { keptSingles, textOf } from './kept-singles.ts'
import type { Settings } from '../ports/settings/settings.ts'

/** Where the public reaches this platform: what PUBLIC_URL says, else what officers have set, else the address the server listens on. */
export async function publicAddress(sql: Sql, { publicUrl, hasPublicUrl }: Settings): Promise<string> {
  if (hasPublicUrl) return publicUrl
  return addressOf(textOf((await keptSingles(sql))[information.name], 'public_host')) ?? publicUrl
}

/** What GS1 Digital Links begin with. */
export async function resolverAddress(sql: Sql, settings: Settings): Promise<string> {
  return (
    addressOf(textOf((await keptSingles(sql))[information.name], 'gs1_resolver_host')) ?? publicAddress(sql, settings)
  )
}

/** The address that a host stands for; one of this machine alone has no certificate. */
export function addressOf(host: string | null): string | null {
  if (host === null) return null
  const whole = /^https?:/i.test(host)
    ? host
    : `${/^(localhost|127\.[\d.]+)(:|\/|$)/i.test(host) ? 'http' : 'https'}://${host}`
  return URL.canParse(whole) ? new URL(whole).origin : null
}

/** An address as the field of its host shows it: the scheme only where it is not the usual one. */
export const hostOf = (address: string): string => {
  const { host, origin } = new URL(address)
  return addressOf(host) === origin ? host : origin
}
