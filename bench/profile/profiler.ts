import { once } from 'node:events'

interface Frame {
  functionName: string
  url: string
  lineNumber: number
}

interface CpuProfile {
  nodes: { id: number; callFrame: Frame }[]
  samples: number[]
  timeDeltas: number[]
}

/** Records a CPU profile of a process on this machine, through its inspector, while `work` runs. */
export async function profiled(port: number, work: () => Promise<void>): Promise<Map<Frame, number>> {
  const [{ webSocketDebuggerUrl }] = (await (await fetch(`http://127.0.0.1:${port}/json`)).json()) as [
    { webSocketDebuggerUrl: string },
  ]
  const socket = new WebSocket(webSocketDebuggerUrl)
  await once(socket, 'open')
  let asked = 0
  const ask = async (method: string): Promise<unknown> => {
    const id = ++asked
    socket.send(JSON.stringify({ id, method }))
    for (;;) {
      const [{ data }] = (await once(socket, 'message')) as [MessageEvent<string>]
      const reply = JSON.parse(data) as { id: number; result: unknown }
      if (reply.id === id) return reply.result
    }
  }
  await ask('Profiler.enable')
  await ask('Profiler.start')
  await work()
  const { profile } = (await ask('Profiler.stop')) as { profile: CpuProfile }
  socket.close()
  return timeOf(profile)
}

/** Milliseconds by function. */
function timeOf({ nodes, samples, timeDeltas }: CpuProfile): Map<Frame, number> {
  const frames = new Map<string, Frame>()
  const frameOf = new Map<number, Frame>()
  for (const { id, callFrame } of nodes) {
    const key = `${callFrame.functionName} ${callFrame.url}:${callFrame.lineNumber}`
    const known = frames.get(key) ?? callFrame
    frames.set(key, known)
    frameOf.set(id, known)
  }
  const spent = new Map<Frame, number>()
  for (const [at, id] of samples.entries()) {
    const frame = frameOf.get(id)!
    spent.set(frame, (spent.get(frame) ?? 0) + timeDeltas[at]! / 1000)
  }
  return spent
}

/** The part of the system that a function belongs to, by its file; null while the process is idle. */
export function partOf({ functionName, url }: Frame): string | null {
  if (functionName === '(idle)') return null
  if (functionName === '(garbage collector)') return 'garbage collector'
  if (url.includes('/bench/profile/named-json.ts')) return 'JSON'
  if (url.includes('/packages/postgres/')) return 'driver'
  const [, own] = /\/packages\/(\w+)\/src\//.exec(url) ?? []
  if (own) return `own code (${own})`
  if (url.includes('/node_modules/')) return 'framework and other packages'
  if (url.startsWith('node:')) return 'Node (sockets, HTTP, streams)'
  return 'native (system calls, compiling)'
}
