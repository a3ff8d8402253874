import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { asSent } from './busiest.ts'
import type { Asked, Kind } from './busiest.ts'
import type { Target } from './measure.ts'

/** Another product that runs on this machine already, as its file in the folder of peers describes it. */
interface Peer {
  name: string
  url: string
  /** The root processes of its server and of its database. */
  pids: number[]
  requests: Partial<Record<Kind, Asked>>
}

/** The peers of `npm run bench -- bench/requests.ts --peers FOLDER` that know a kind of request. */
export function peersFor(kind: Kind): Record<string, Target> {
  const folder = process.env['BENCH_PEERS']
  if (folder === undefined) return {}
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  const peers = files.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Peer)
  return Object.fromEntries(
    peers.flatMap(({ name, url, pids, requests }) => {
      const asked = requests[kind]
      return asked ? [[name, { url, pids, method: asked.method, requests: [{ setupRequest: numbered(asked) }] }]] : []
    }),
  )
}

/** Makes each request different: `{n}` in its path and body becomes a growing number. */
function numbered(asked: Asked): () => ReturnType<typeof asSent> {
  const text = JSON.stringify(asked)
  let sent = 0
  return () => asSent(JSON.parse(text.replaceAll('{n}', String(++sent))) as Asked)
}
