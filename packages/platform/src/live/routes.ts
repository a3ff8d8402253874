import type { FastifyInstance } from 'fastify'
import { signedInViewer } from '../access/sessions.ts'
import { tokenOf } from '../request/operation-route.ts'
import type { Pool } from '../ports/postgres/connect.ts'
import { refuseUnpermitted } from '../request/authorize.ts'
import { Refusal } from '../refusal.ts'
import type { Settings } from '../ports/settings/settings.ts'
import type { Live } from './hub.ts'
import { GENERAL } from '../openapi/route.ts'
import type { Route } from '../openapi/route.ts'

const HEARTBEAT = 20_000
const RECHECK = 60_000
/** Maximum of bytes buffered for one client; past that it is disconnected. */
const MOST_WAITING = 65_536
const LAST_WORDS = 1_000

/** `GET /api/admin/live`: server-sent events, until the session ends or the client falls behind. */
export function serveLive(app: FastifyInstance, pool: Pool, settings: Settings, live: Live): void {
  app.addHook('preClose', () => live.close())

  app.get('/api/admin/live', async (request, reply) => {
    const token = tokenOf(request)
    const mayListen = async () => {
      const viewer = await signedInViewer(pool, token, settings, { isUse: false })
      refuseUnpermitted(viewer, 'signedIn')
      return viewer
    }
    const listener = { viewer: await mayListen(), send, recheck: () => void check(), end }
    if (request.method === 'HEAD')
      return reply.headers({ 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).send()
    const leave = live.join(listener) ?? refuseOneMore()

    const out = reply.raw
    reply.hijack()
    const headers = reply.getHeaders() as Record<string, string>
    const ours = { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' }
    out.writeHead(200, { ...headers, ...ours })
    out.write(': xin chào\n\n')

    function send(event: string, data: object): boolean {
      return write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    }

    function write(text: string): boolean {
      if (out.writableEnded) return true
      out.write(text)
      return out.writableLength < MOST_WAITING
    }

    /**
     * Ends the stream properly, so that the browser sees no error; a client that does not read the end is disconnected.
     * Nothing is sent afterwards.
     */
    function end(why?: 'over'): void {
      if (out.writableEnded) return
      leave()
      if (why) send(why, {})
      out.end()
      setTimeout(() => out.destroy(), LAST_WORDS).unref()
    }

    const beat = setInterval(() => write(': còn đây\n\n') || end(), HEARTBEAT).unref()
    const recheck = setInterval(() => void check(), RECHECK).unref()

    async function check(): Promise<void> {
      try {
        listener.viewer = await mayListen()
      } catch (error) {
        if (error instanceof Refusal) end('over')
      }
    }

    out.once('close', () => {
      clearInterval(beat)
      clearInterval(recheck)
      leave()
    })
  })
}

function refuseOneMore(): never {
  throw new Refusal(503, 'Máy chủ đang có quá nhiều kết nối trực tiếp', { retryAfter: 30 })
}

export const liveRoute: Route = {
  method: 'GET',
  path: '/api/admin/live',
  operationId: 'getLive',
  tag: GENERAL,
  summary: 'Thông báo và thay đổi theo thời gian thực',
  description: 'Dòng sự kiện SSE về thông báo và dữ liệu vừa đổi. Cần đăng nhập.',
  needs: 'signedIn',
  answers: { type: 'text/event-stream', description: 'Dòng sự kiện' },
  refusals: ['NotSignedIn'],
}
