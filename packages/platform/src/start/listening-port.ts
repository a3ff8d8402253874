import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Settings } from '../ports/settings/settings.ts'
import { StartRefusal } from '@trace/embedded-postgres/start-refusal.ts'

const MESSAGE = 'Hệ thống đang khởi động, vui lòng thử lại sau giây lát'

/** Timeouts in milliseconds: for the headers, the whole request, idle keep-alive and silent connections. */
export const TIMEOUTS = {
  requestTimeout: 30_000,
  connectionTimeout: 60_000,
  keepAliveTimeout: 65_000,
  // Checked every five seconds: a client that sends its headers very slowly is disconnected within fifteen.
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
}

/** The listening port. It is taken before anything else starts, so that two servers on one port never both migrate. */
export interface ListeningPort {
  /** Sets the request handler to use once the port is opened. */
  setHandler(listener: RequestListener): Server
  /** Passes requests to the handler from now on. */
  open(): void
  /**
   * Keeps answering, but closes each connection after its answer; resolves when no connection is left, after two
   * seconds at most. A proxy then holds no connection on which it could send a request just as we close it.
   */
  drain(): Promise<void>
  /** Stops accepting connections; resolves once the open ones have ended. */
  close(): Promise<void>
}

/** Maximum time in milliseconds that a request waits for a starting server, and maximum number of waiting requests. */
const LONGEST_WAIT = 10_000
const MOST_WAITING = 1_000
/**
 * In milliseconds: how long draining waits for clients to close their idle connections, and the interval between two
 * checks.
 */
const [LONGEST_DRAIN, LOOK] = [2_000, 50]

/**
 * Listens on the port. Requests wait until `open` is called, so that users behind a proxy do not notice a start of
 * some seconds. Requests that have waited too long, and health checks, get 503 with `Retry-After`.
 */
export async function openPort({ host, port }: Pick<Settings, 'host' | 'port'>): Promise<ListeningPort> {
  const { http, requestTimeout, keepAliveTimeout, connectionTimeout } = TIMEOUTS
  const waiting = new Map<ServerResponse, { request: IncomingMessage; late: NodeJS.Timeout }>()
  const letWait: RequestListener = (request, reply) => {
    if (waiting.size >= MOST_WAITING || /^\/api\/(health|ready)$/.test(request.url ?? ''))
      return answerStarting(request, reply)
    const late = setTimeout(() => {
      waiting.delete(reply)
      answerStarting(request, reply)
    }, LONGEST_WAIT).unref()
    waiting.set(reply, { request, late })
    reply.on('close', () => {
      clearTimeout(late)
      waiting.delete(reply)
    })
  }
  const server = createServer({ ...http, requestTimeout, keepAliveTimeout }, letWait)
  server.setTimeout(connectionTimeout)
  try {
    await once(server.listen(port, host), 'listening')
  } catch (error) {
    throw new StartRefusal(explain((error as NodeJS.ErrnoException).code, host, port))
  }
  let handler = answerStarting
  return {
    setHandler(listener) {
      handler = listener
      return server
    },
    open() {
      server.off('request', letWait).on('request', handler)
      for (const [reply, { request, late }] of waiting) {
        clearTimeout(late)
        handler(request, reply)
      }
      waiting.clear()
    },
    async drain() {
      server.prependListener('request', (_, reply) => reply.setHeader('connection', 'close'))
      const connections = promisify(server.getConnections.bind(server))
      for (const until = performance.now() + LONGEST_DRAIN; performance.now() < until && (await connections()) > 0;)
        await sleep(LOOK)
    },
    close: () =>
      new Promise((resolve) => {
        // Delayed until the connections already waiting have been accepted; the operating system would reset them
        // otherwise.
        setImmediate(() => {
          server.close(() => resolve())
          server.closeIdleConnections()
        })
      }),
  }
}

const answerStarting: RequestListener = (request, reply) => {
  const isApi = request.url?.startsWith('/api/')
  reply.writeHead(503, {
    'retry-after': '2',
    'cache-control': 'no-store',
    connection: 'close',
    'x-content-type-options': 'nosniff',
    'content-type': isApi ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
  })
  reply.end(
    isApi
      ? JSON.stringify({ code: 503, message: MESSAGE })
      : `<!doctype html><html lang="vi"><meta charset="utf-8"><meta http-equiv="refresh" content="2"><title>Đang khởi động</title><p>${MESSAGE}</p></html>`,
  )
}

function explain(code: string | undefined, host: string, port: number): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Cổng ${port} tại ${host} đang có chương trình khác dùng. Hãy dừng chương trình ấy, hoặc đặt PORT khác; chưa có gì được khởi động hay thay đổi`
    case 'EACCES':
      return `Không được phép mở cổng ${port}: cổng dưới 1024 cần quyền quản trị máy. Hãy đặt PORT khác`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST=${host} không phải địa chỉ của máy này. Hãy đặt 127.0.0.1, 0.0.0.0 hoặc một địa chỉ của máy`
    default:
      return `Không mở được cổng ${port} tại ${host} (${code})`
  }
}
