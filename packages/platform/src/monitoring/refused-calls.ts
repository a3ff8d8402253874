/** A refused call, as it is logged. */
export interface RefusedCall {
  code: number
  /** The account; null if unknown. */
  user: number | null
  method: string
  route: string
  ip: string
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Logs a refused call. */
    refusedCalls(call: RefusedCall): void
  }
}

type Write = (line: object, message: string) => void

const MINUTE = 60_000
/** Limits per minute, for identical calls and in total; calls above them are only counted, not logged. */
const MOST_ALIKE = 3
const MOST = 120

/** Logs refused calls for monitoring; those past the limit are reported as a number when the minute is over. */
export function refusedCalls(write: Write, now: () => number = () => performance.now()): (call: RefusedCall) => void {
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
