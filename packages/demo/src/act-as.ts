import type { Changes, Operation, SimulatedMoment, Settings, Sql, Store, Viewer } from '@trace/server'
import { admit, runOperation, openStore, operations } from '@trace/server'

/** The row that a call returns. */
export type Entry = Record<string, unknown> & { id: number }

/** Makes a call: `ask('PUT', '/batches/7/change-status/harvested')`. */
export type Ask = (method: Operation['method'], address: string, body?: Record<string, unknown>) => Promise<Entry>

export interface Scene {
  sql: Sql
  settings: Settings
  changes: Changes
}

/** An address kept for documentation (RFC 5737), so that nobody takes these lines of the log for a person's. */
const ORIGIN = { ip: '192.0.2.1', userAgent: 'Dữ liệu mẫu' }

/** Lets somebody call operations at a moment of the past, as requests do but in a transaction that is already open. */
export function actAs({ sql, settings, changes }: Scene, viewer: Viewer, past: SimulatedMoment): Ask {
  return async (method, address, body = {}) => {
    const { pathname, searchParams } = new URL(`/api/admin${address}`, 'http://localhost')
    const { operation, params } = findOperation(method, pathname)
    const asked = {
      viewer,
      params,
      query: Object.fromEntries(searchParams),
      rawBody: body,
      upload: undefined,
      origin: ORIGIN,
      past,
    }
    admit(operation, asked)
    try {
      const { data } = await runOperation(sql, operation, asked, settings, changes)
      return (data as { entry: Entry }).entry
    } catch (error) {
      throw new Error(`${viewer.name}: ${method} ${address} ${JSON.stringify(body)}`, { cause: error })
    }
  }
}

/** The store itself, for rows that arrive in a file or from a device, because no call creates them. */
export const storeAs = ({ sql, settings, changes }: Scene, viewer: Viewer, past: SimulatedMoment): Store =>
  openStore(
    sql,
    {
      viewer,
      method: 'SYSTEM',
      path: 'seed/demo',
      logs: 'import',
      origin: ORIGIN,
      province: settings.province,
      holds: true,
      past,
    },
    changes,
  )

const known = Map.groupBy(operations, ({ method, path }) => `${method} ${path.split('/').length}`)

/** The operation at an address; a literal segment of a path takes precedence over a parameter. */
function findOperation(method: string, pathname: string): { operation: Operation; params: Record<string, string> } {
  const words = pathname.split('/')
  const fits = (known.get(`${method} ${words.length}`) ?? []).filter(({ path }) =>
    path.split('/').every((part, at) => part.startsWith(':') || part === words[at]),
  )
  const operation = fits.toSorted((a, b) => parametersOf(a).length - parametersOf(b).length)[0]
  if (!operation) throw new Error(`No operation answers ${method} ${pathname}`)
  return { operation, params: Object.fromEntries(parametersOf(operation).map(([name, at]) => [name, words[at]!])) }
}

const parametersOf = ({ path }: Operation): [name: string, at: number][] =>
  path.split('/').flatMap((part, at) => (part.startsWith(':') ? [[part.slice(1), at] as [string, number]] : []))
