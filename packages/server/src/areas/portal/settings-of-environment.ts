import type { SingleEnvironment } from '@trace/platform/calls/singles.ts'
import { webAddressOf, hostOf } from '@trace/platform/public-address.ts'

/** The province of this installation; the host is taken from the environment if it names one. */
export const settingsOfEnvironment: SingleEnvironment = {
  async settled(sql, { hasPublicUrl, publicUrl }) {
    const [home] = await sql<{ id: number }[]>`select id from provinces where is_home limit 1`
    return { ...(home && { province_id: home.id }), ...(hasPublicUrl && { public_host: hostOf(publicUrl) }) }
  },
  usual: ({ publicUrl }) => ({ public_host: hostOf(publicUrl) }),
  problems: (values) =>
    Object.fromEntries(
      ['public_host', 'gs1_resolver_host']
        .filter((name) => typeof values[name] === 'string' && webAddressOf(values[name]) === null)
        .map((name) => [name, ['Tên miền không hợp lệ']]),
    ),
  kept: ({ public_host, gs1_resolver_host, ...values }, { publicUrl }) => {
    const own = written(public_host)
    return {
      ...values,
      gs1_resolver_host: written(gs1_resolver_host),
      // The server's own address is not stored, so that it stays right when the server moves to another.
      public_host: own === hostOf(publicUrl) ? null : own,
    }
  },
}

function written(host: unknown): string | null {
  const address = typeof host === 'string' ? webAddressOf(host) : null
  return address && hostOf(address)
}
