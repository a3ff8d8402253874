import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { Settings } from '../ports/settings/settings.ts'
import { StartRefusal } from '../ports/start-refusal.ts'

const MESSAGE = 'Hệ thống đang khởi động, vui lòng thử lại sau giây lát'

/** How long one may take: for the headers, the request, between requests, without a word. */
export const PATIENCE = {
  requestTimeout: 30_000,
  connectionTimeout: 60_000,
  keepAliveTimeout: 65_000,
  // Looked for every five seconds: a client that sends its headers letter by letter is cut off within fifteen.
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
}

/** The port, held from before anything is touched, so that two servers of one port never both migrate. */
export interface Door {
  /** Names who will answer behind it. */
  leadsTo(listener: RequestListener): Server
  /** From now on whoever comes is let in. */
  open(): void
  /** Lets nobody in any more; done when those inside have gone. */
  close(): Promise<void>
}

/** Opens the port. Until somebody is behind it, whoever comes is asked to come again. */
export async function openDoor({ host, port }: Pick<Settings, 'host' | 'port'>): Promise<Door> {
  const { http, requestTimeout, keepAliveTimeout, connectionTimeout } = PATIENCE
  const server = createServer({ ...http, requestTimeout, keepAliveTimeout }, wait)
  server.setTimeout(connectionTimeout)
  try {
    await once(server.listen(port, host), 'listening')
  } catch (error) {
    throw new StartRefusal(explain((error as NodeJS.ErrnoException).code, host, port))
  }
  let behind = wait
  return {
    leadsTo(listener) {
      behind = listener
      return server
    },
    open: () => void server.off('request', wait).on('request', behind),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeIdleConnections()
      }),
  }
}

const wait: RequestListener = (request, reply) => {
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
