/** One call that was refused, as the log tells it. */
export interface RefusedCall {
  code: number
  /** Who asked; null for nobody known. */
  user: number | null
  method: string
  route: string
  ip: string
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Notes a call that was refused. */
    refusedCalls(call: RefusedCall): void
  }
}

type Write = (line: object, message: string) => void

const MINUTE = 60_000
/** So many lines a minute for one who asks for one thing, and in all: a flood is counted, not written. */
const MOST_ALIKE = 3
const MOST = 120

/** Writes refused calls to the log, for whoever watches over it; what was too much of a minute is told as a number when it is over. */
export function refusedCalls(write: Write, now: () => number = Date.now): (call: RefusedCall) => void {
  let until = 0
  let written = 0
  let unwritten = 0
  const alike = new Map<string, number>()

  return (call) => {
    if (now() >= until) {
      if (unwritten > 0) write({ count: unwritten }, 'refused calls not written')
      until = now() + MINUTE
      written = unwritten = 0
      alike.clear()
    }
    const key = JSON.stringify(call)
    const count = (alike.get(key) ?? 0) + 1
    if (count > MOST_ALIKE || written >= MOST) return void unwritten++
    alike.set(key, count)
    written++
    write(call, 'refused')
  }
}
