import { information } from '@trace/domain/areas/portal/singles.ts'
import type { Problems } from '@trace/domain/define/read.ts'
import type { Sql } from '../../ports/postgres/connect.ts'
import { addressOf, hostOf } from '../public-address.ts'
import type { Settings } from '../../ports/settings/settings.ts'

type Values = Record<string, unknown>

/** How a single record and the environment variables combine. */
interface Environment {
  /** Values that the environment fixes: shown, and never taken from a request. */
  settled(sql: Sql, settings: Settings): Promise<Values>
  /** Default values for fields that nobody has filled in. */
  usual(settings: Settings): Values
  /** What is wrong with values that could be read. */
  problems(values: Values): Problems
  /** The values to store. */
  kept(values: Values, settings: Settings): Values
}

const environments: Record<string, Environment> = {
  [information.name]: {
    async settled(sql, { hasPublicUrl, publicUrl }) {
      const [home] = await sql<{ id: number }[]>`select id from provinces where is_home limit 1`
      return { ...(home && { province_id: home.id }), ...(hasPublicUrl && { public_host: hostOf(publicUrl) }) }
    },
    usual: ({ publicUrl }) => ({ public_host: hostOf(publicUrl) }),
    problems: (values) =>
      Object.fromEntries(
        ['public_host', 'gs1_resolver_host']
          .filter((name) => typeof values[name] === 'string' && addressOf(values[name]) === null)
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
  },
}

export const environmentOf = (name: string): Environment =>
  environments[name] ?? { settled: async () => ({}), usual: () => ({}), problems: () => ({}), kept: (values) => values }

function written(host: unknown): string | null {
  const address = typeof host === 'string' ? addressOf(host) : null
  return address && hostOf(address)
}
